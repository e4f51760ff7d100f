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
import { hearAnswers } from '#server/monitoring/answered.ts'
import { causeOf, giveUp, log as writeLog } from '#server/monitoring/log.ts'
import { openMetrics } from '#server/monitoring/metrics.ts'
import { answerFromMemory } from '#server/pages/answer-from-memory.ts'
import { carriersFileName, carriersMark } from '#server/pages/carriers-mark.ts'
import { type BuildManifest, readBuildManifest } from '#server/pages/page-files.ts'
import { createPages } from '#server/pages/pages.ts'
import { createRenderer, isSiteBuild } from '#server/pages/render.ts'
import { openStaticFiles } from '#server/pages/static-files.ts'
import { openSite } from '#server/startup/open-site.ts'
import { isStopping, readStart, stopOnSignals } from '#server/startup/start.ts'
import { tellVersion } from '#server/startup/upgrade/tell-version.ts'
import { createApp } from './app.ts'
import { projectFile } from './project-file.ts'

const start = await readStart()
const { env, settings } = start
const metrics = env.METRICS_TOKEN ? await openMetrics() : undefined
const log = metrics?.countLog(writeLog) ?? writeLog

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
const [opened, built] = await Promise.allSettled([openSite(start, readIndex, log, metrics), openBuild()])
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
  isStopping,
  backend: site.backend,
  callFunction: site.callFunction,
  calendar: site.calendar,
  mcp: site.mcp,
  trustedProxies: env.TRUSTED_PROXIES,
  onAnswer: hearAnswers(log, metrics),
  metrics:
    metrics && env.METRICS_TOKEN
      ? {
          token: env.METRICS_TOKEN,
          contentType: metrics.contentType,
          read: () => metrics.read(site.status()),
        }
      : undefined,
  // Its kind and place alone: a message may repeat what a visitor sent.
  reportError: (error) => log('request_failed', { error: describeError(error) }),
})

const server = createHttpServer(
  answerFromMemory({ pages, files, onAnswer: metrics?.answered }, getRequestListener(app.fetch)),
)
stopOnSignals(server, site.stop, { drain: env.DRAIN_SECONDS * 1_000 })
await listen(server, env).catch(async (error: unknown) => {
  await site.stop()
  giveUp(causeOf(error))
})
const exampleCarriers = await readFile(join(buildDir, carriersFileName), 'utf8').catch(() => '')
if (exampleCarriers !== carriersMark(settings.carriers)) log('examples_outdated')
await tellVersion(start.env.DATA_DIR, log)
const url = site.siteConfig().publicUrl
log('site_open', { url, ms: Math.round(performance.now()) })
// For a person at a terminal.
if (process.stdout.isTTY) console.log(`${settings.brand.name} is open at ${url}`)
// A page that somebody asks for meanwhile is rendered first.
pages.warm().then(
  () => flushCompileCache(),
  (error: unknown) => log('pages_not_rendered', { error: describeError(error) }),
)
