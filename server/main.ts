import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { describeError } from '#functions/describe-error.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { listen } from '#server/http/listen.ts'
import { answerFromMemory } from '#server/pages/answer-from-memory.ts'
import { readBuildManifest } from '#server/pages/page-files.ts'
import { createPages } from '#server/pages/pages.ts'
import { createRenderer, isSiteBuild } from '#server/pages/render.ts'
import { openStaticFiles } from '#server/pages/static-files.ts'
import { openSite } from '#server/startup/open-site.ts'
import { giveUp, readStart, stopOnSignals } from '#server/startup/start.ts'
import { createApp } from './app.ts'
import { causeOf, log } from './log.ts'

const start = await readStart()
const { env, settings } = start

function notBuilt(): never {
  return giveUp('The site is not built yet: run npm start, which builds it.')
}

const buildDir = resolve(env.BUILD_DIR ?? fileURLToPath(new URL('../build', import.meta.url)))
const buildFile = pathToFileURL(join(buildDir, 'server/index.js')).href
const build: object = await import(buildFile).catch(notBuilt)
if (!isSiteBuild(build)) notBuilt()
const clientFolder = join(buildDir, 'client')
const manifest = await readBuildManifest(join(clientFolder, '.vite/manifest.json')).catch(notBuilt)

const site = await openSite(start, log).catch((error: unknown) => giveUp(causeOf(error)))
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
  // Its kind and place alone: a message may repeat what a visitor sent.
  reportError: (error) => log('request_failed', { error: describeError(error) }),
})
await pages.warm()

const server = createHttpServer(answerFromMemory({ pages, files }, getRequestListener(app.fetch)))
stopOnSignals(server, site.stop)
await listen(server, env).catch(async (error: unknown) => {
  await site.stop()
  giveUp(causeOf(error))
})
const url = site.siteConfig().publicUrl
log('site_open', { url })
// For a person at a terminal.
if (process.stdout.isTTY) console.log(`${settings.brand.name} is open at ${url}`)
// The first message makes the index of the texts, which takes a second: better before somebody asks.
setTimeout(() => void site.assistant?.('hello', null), 10_000).unref()
