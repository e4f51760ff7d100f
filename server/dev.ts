import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'
import { pageLanguage } from '#server/pages/page-language.ts'
import { createRenderer, pagePaths } from '#server/pages/render.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'
import { causeOf, log } from './log.ts'
import { openSite } from './open-site.ts'
import { giveUp, readStart, stopOnSignals } from './start.ts'

const start = await readStart()
const { env, settings } = start
const site = await openSite(start, log).catch((error: unknown) => giveUp(causeOf(error)))

const server = createServer()
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server }, host: env.HOST },
})

function isServerBuild(module: object): module is ServerBuild {
  return 'routes' in module && 'entry' in module
}

async function loadBuild(): Promise<ServerBuild> {
  const build: object = await vite.ssrLoadModule('virtual:react-router/server-build')
  if (!isServerBuild(build)) throw new Error('The development build is not what React Router makes')
  return build
}

/** Renders with the newest sources at every request; no content policy, because Vite's client is inline. */
async function respond(request: Request, status?: number): Promise<Response> {
  const build = await loadBuild()
  const { pathname } = new URL(request.url)
  const html = await createRenderer(build, site.siteConfig)(pathname, pageLanguage(request))
  return new Response(html, {
    status: status ?? (pagePaths(build).includes(pathname) ? 200 : 404),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

const app = createApp({
  pages: {
    paths: async () => pagePaths(await loadBuild()),
    respond,
    respondError: (request) => respond(request, 500),
    warm: async () => {},
  },
  files: { has: () => false, respond: async () => undefined },
  siteConfig: site.siteConfig,
  publicUrl: env.PUBLIC_URL,
  backend: site.backend,
  callFunction: site.callFunction,
  reportError: (error) => log(`A request failed: ${causeOf(error)}`),
})
const answer = getRequestListener(app.fetch)
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)
stopOnSignals(server, async () => {
  await vite.close()
  await site.stop()
})
await listen(server, env).catch((error: unknown) => giveUp(causeOf(error)))
log(`${settings.brand.name} is open for development at ${site.siteConfig().publicUrl}`)
