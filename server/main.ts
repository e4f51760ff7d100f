import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { indexFileName } from '#functions/assistant/search/index-file.ts'
import { describeError } from '#functions/describe-error.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { listen } from '#server/http/listen.ts'
import { answerFromMemory } from '#server/pages/answer-from-memory.ts'
import { type BuildManifest, readBuildManifest } from '#server/pages/page-files.ts'
import { createPages } from '#server/pages/pages.ts'
import { createRenderer, isSiteBuild } from '#server/pages/render.ts'
import { openStaticFiles } from '#server/pages/static-files.ts'
import { openSite } from '#server/startup/open-site.ts'
import { giveUp, readStart, stopOnSignals } from '#server/startup/start.ts'
import { createApp } from './app.ts'
import { causeOf, log } from './log.ts'
import { projectFile } from './project-file.ts'

const start = await readStart()
const { env, settings } = start

const buildDir = resolve(env.BUILD_DIR ?? projectFile('build'))
const clientFolder = join(buildDir, 'client')
const file = join(buildDir, 'pages/index.js')
if (!existsSync(file)) giveUp('The site is not built yet: run npm start, or npm run build.')

async function openBuild() {
  const [build, manifest] = await Promise.all<[Promise<object>, Promise<BuildManifest>]>([
    import(pathToFileURL(file).href),
    readBuildManifest(join(clientFolder, '.vite/manifest.json')),
  ])
  if (!isSiteBuild(build)) throw new Error(`${file} does not export what renders the pages`)
  return { build, manifest }
}

const readIndex = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(buildDir, indexFileName), 'utf8'))

// The pages load while the database starts.
const [opened, built] = await Promise.allSettled([openSite(start, readIndex, log), openBuild()])
if (opened.status === 'rejected') giveUp(causeOf(opened.reason))
const site = opened.value
if (built.status === 'rejected') {
  await site.stop()
  giveUp(`The built site in ${buildDir} cannot be used: ${causeOf(built.reason)}`)
}
const { build, manifest } = built.value
const pages = createPages({
  render: createRenderer(build, manifest, site.siteConfig),
  paths: build.addresses,
  allowedOrigins: site.allowedOrigins,
  today: site.today,
})
const files = await openStaticFiles(clientFolder)
const app = createApp({
  pages,
  files,
  carrierLogos: site.carrierLogos,
  siteConfig: site.siteConfig,
  backend: site.backend,
  callFunction: site.callFunction,
  calendar: site.calendar,
  // Its kind and place alone: a message may repeat what a visitor sent.
  reportError: (error) => log('request_failed', { error: describeError(error) }),
})

const server = createHttpServer(answerFromMemory({ pages, files }, getRequestListener(app.fetch)))
stopOnSignals(server, site.stop)
await listen(server, env).catch(async (error: unknown) => {
  await site.stop()
  giveUp(causeOf(error))
})
const url = site.siteConfig().publicUrl
log('site_open', { url, ms: Math.round(performance.now()) })
// For a person at a terminal.
if (process.stdout.isTTY) console.log(`${settings.brand.name} is open at ${url}`)
// A page that somebody asks for meanwhile is rendered first.
pages.warm().then(
  () => flushCompileCache(),
  (error: unknown) => log('pages_not_rendered', { error: describeError(error) }),
)
