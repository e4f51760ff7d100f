import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer, type EnvironmentModuleNode } from 'vite'
import { describeError } from '#functions/describe-error.ts'
import { createApp } from '#server/app.ts'
import { makeAssistantIndex } from '#server/functions/assistant-index.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { listen } from '#server/http/listen.ts'
import { openMailbox } from '#server/mail/transport/mailbox-page.ts'
import { hearAnswers } from '#server/monitoring/answered.ts'
import { causeOf, giveUp, log } from '#server/monitoring/log.ts'
import { pageLanguage } from '#server/pages/page-language.ts'
import { isSiteBuild, type SiteBuild, wakeUpScript, withHeadTags } from '#server/pages/render.ts'
import { openSite } from '#server/startup/open-site.ts'
import { readStart, stopOnSignals } from '#server/startup/start.ts'

const start = await readStart()
const { env, settings } = start
const readIndex = async (): Promise<unknown> => JSON.parse(await makeAssistantIndex(settings))
const site = await openSite(start, readIndex, log).catch((error: unknown) => giveUp(causeOf(error)))

const server = createHttpServer()
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server }, host: env.HOST },
})

const isStyle = ({ url }: EnvironmentModuleNode) => url.endsWith('.css')

/** The styles that a source file and all it imports bring, so that the first paint has them. */
function stylesOf(sources: readonly string[]): string[] {
  const graph = vite.environments.ssr.moduleGraph
  const seen = new Set<EnvironmentModuleNode>()
  function take(module: EnvironmentModuleNode | undefined) {
    if (!module || seen.has(module)) return
    seen.add(module)
    // What a style imports, Vite has put into it.
    if (!isStyle(module)) module.importedModules.forEach(take)
  }
  for (const source of sources) take(graph.getModuleById(join(vite.config.root, source)))
  return [...seen].filter(isStyle).map(({ url }) => url)
}

async function loadBuild(): Promise<SiteBuild> {
  const build: object = await vite.ssrLoadModule('/app/entry.server.tsx')
  if (!isSiteBuild(build)) throw new Error('app/entry.server.tsx does not export what renders the pages')
  return build
}

/** Renders with the newest sources at every request; no content policy, because Vite's client is inline. */
async function respond(request: Request, status?: number): Promise<Response> {
  const build = await loadBuild()
  const { pathname } = new URL(request.url)
  const { html, entry, page, hasScripts } = await build.renderPage(
    pathname,
    pageLanguage(request),
    site.siteConfig(),
  )
  const styles = stylesOf(['app/root.tsx', entry, page]).map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  )
  const script = `<script type="module">${wakeUpScript(`/${entry}`, `/${page}`)}</script>`
  const whole = withHeadTags(html, styles.join('') + (hasScripts ? script : ''))
  return new Response(hasScripts ? await vite.transformIndexHtml(pathname, whole) : whole, {
    status: status ?? (build.addresses.includes(pathname) ? 200 : 404),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

const app = createApp({
  pages: {
    paths: async () => (await loadBuild()).addresses,
    respond,
    respondError: (request) => respond(request, 500),
    warm: async () => {},
  },
  files: { has: () => false, respond: async () => undefined },
  carrierLogos: site.carrierLogos,
  siteConfig: site.siteConfig,
  backend: site.backend,
  callFunction: site.callFunction,
  calendar: site.calendar,
  mcp: site.mcp,
  trustedProxies: env.TRUSTED_PROXIES,
  onAnswer: hearAnswers(log, undefined),
  mailbox: openMailbox(env),
  reportError: (error) => log('request_failed', { error: describeError(error) }),
})
const answer = getRequestListener(app.fetch)
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)
// Pages under development keep a connection open for as long as they are open.
const stopPatience = 1_000
const stop = async () => {
  await vite.close()
  await site.stop()
}
stopOnSignals(server, stop, { patience: stopPatience })
await listen(server, env).catch((error: unknown) => giveUp(causeOf(error)))
const url = site.siteConfig().publicUrl
log('site_open', { url })
if (process.stdout.isTTY) console.log(`${settings.brand.name} is open for development at ${url}`)
