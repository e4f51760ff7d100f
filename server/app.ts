import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { carrierLogoPath, type SiteConfig } from '#domain/site/public-settings.ts'
import { cloudFunctions } from '#functions/registry.ts'
import { ownMachineOrigin } from '#server/auth/redirects.ts'
import type { FunctionCaller } from '#server/functions/function-caller.ts'
import { type McpEndpoint, mcpAddresses } from '#server/functions/mcp-endpoint.ts'
import { securityHeaders } from '#server/http/headers.ts'
import { socketAddress } from '#server/http/socket-address.ts'
import { wholeBody } from '#server/http/whole-body.ts'
import type { Mailbox } from '#server/mail/transport/mailbox-page.ts'
import { type Answered, aimOf } from '#server/monitoring/answered.ts'
import { carriesToken } from '#server/monitoring/metrics.ts'
import { duringRequest, requestIdOf } from '#server/monitoring/request-id.ts'
import type { CarrierLogos } from '#server/pages/carrier-logos.ts'
import { send } from '#server/pages/fixed-answer.ts'
import type { RenderedPages } from '#server/pages/pages.ts'
import { manifest } from '#server/pages/seo/manifest.ts'
import { robots } from '#server/pages/seo/robots.ts'
import { createSitemap } from '#server/pages/seo/sitemap.ts'
import { forAnHour, type StaticFiles } from '#server/pages/static-files.ts'

/** What the process is made of; the backend is absent when a hosted project answers instead. */
export interface AppParts {
  pages: RenderedPages
  files: StaticFiles
  carrierLogos: CarrierLogos
  siteConfig: () => SiteConfig
  /** Whether the process is about to end. */
  isStopping?: () => boolean
  /** Answers `/auth/v1/*` and `/rest/v1/*`. */
  backend:
    | {
        fetch: (request: Request, socketAddress?: string) => Promise<Response>
        isReady: () => Promise<boolean>
      }
    | undefined
  /** Answers `/functions/v1/<name>`. */
  callFunction: FunctionCaller | undefined
  /** Answers `/calendar/<file>`: an agent's next contacts, at a secret address. */
  calendar?: ((file: string) => Promise<Response>) | undefined
  /** Answers `/mcp` and what tells programs of it. */
  mcp?: McpEndpoint | undefined
  /** Shows the outbox; in development alone. */
  mailbox?: Mailbox | undefined
  /** How many proxies of our own stand in front; the last of them may name a request. */
  trustedProxies?: number
  /** Hears of every request that was answered. */
  onAnswer?: (answered: Answered) => void
  /** Answers `/metrics` to who has the token. */
  metrics?: { token: string; contentType: string; read: () => Promise<string> } | undefined
  reportError: (error: unknown) => void
}

/** Far above any profile or plan that the site sends; the functions have a smaller limit of their own. */
const withinBodyLimit = bodyLimit({
  maxSize: 1_000_000,
  onError: (context) => context.json({ message: 'The request is too large' }, 413),
})

const functionNames = new Set(cloudFunctions.keys())

/** The whole site as one fetch handler. */
export function createApp(parts: AppParts): Hono {
  const {
    pages,
    files,
    carrierLogos,
    siteConfig,
    backend,
    callFunction,
    calendar,
    mcp,
    mailbox,
    reportError,
  } = parts
  const { onAnswer, metrics } = parts
  const isStopping = parts.isStopping ?? (() => false)
  const app = new Hono()

  app.use(async (context, next) => {
    const id = requestIdOf(context.req.raw.headers, parts.trustedProxies ?? 0)
    const startedAt = performance.now()
    await duringRequest(id, async () => {
      await next()
      const { status } = context.res
      const seconds = (performance.now() - startedAt) / 1_000
      onAnswer?.({
        ...aimOf(new URL(context.req.url), functionNames),
        method: context.req.method,
        status,
        seconds,
      })
    })
    if (context.res.status >= 400) context.res.headers.set('x-request-id', id)
  })

  app.use(async (context, next) => {
    await next()
    const { headers } = context.res
    // A page that brings a secret tells less than the others.
    for (const [name, value] of Object.entries(securityHeaders))
      if (!headers.has(name)) headers.set(name, value)
  })

  app.use(wholeBody)

  // For whoever shares requests out: pages need no database, so only a process that is about to end is left out.
  app.get('/healthz', (context) =>
    isStopping() ? context.json({ status: 'stopping' }, 503) : context.json({ status: 'ok' }),
  )
  app.get('/readyz', async (context) => {
    const isReady = !isStopping() && (backend ? await backend.isReady() : true)
    return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503)
  })

  if (metrics)
    app.get('/metrics', async (context) => {
      const { token, contentType, read } = metrics
      if (!carriesToken(context.req.raw.headers, token)) return context.json({ error: 'Unauthorized' }, 401)
      return context.body(await read(), 200, { 'content-type': contentType, 'cache-control': 'no-store' })
    })

  app.get('/config.json', (context) => {
    const config = siteConfig()
    // Anybody may write any name into a request: another one than the site's own counts on its own machine alone.
    const here = ownMachineOrigin(config.publicUrl, context.req.raw) ?? config.publicUrl
    const supabaseUrl = new URL(config.supabaseUrl, here).href.replace(/\/$/, '')
    context.header('cache-control', 'no-cache')
    return context.json({ ...config, supabaseUrl })
  })

  const sitemap = createSitemap(pages)
  app.get('/robots.txt', (context) => context.text(robots(siteConfig().publicUrl), 200, forAnHour))
  app.get('/sitemap.xml', async (context) => send(context.req.raw, await sitemap()))
  app.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(manifest(siteConfig())), 200, {
      ...forAnHour,
      'content-type': 'application/manifest+json',
    }),
  )

  app.get(`${carrierLogoPath}:id`, async (context) => {
    const logo = await carrierLogos(context.req.raw, context.req.param('id'))
    return logo ?? context.notFound()
  })

  if (callFunction)
    app.all('/functions/v1/:name', (context) =>
      callFunction(context.req.param('name'), context.req.raw, socketAddress(context.env)),
    )
  if (mcp) {
    app.on(['GET', 'POST', 'DELETE'], mcpAddresses, (context) =>
      mcp(context.req.raw, socketAddress(context.env)),
    )
  }
  if (calendar) app.get('/calendar/:file', (context) => calendar(context.req.param('file')))
  if (backend) {
    app.use('/auth/v1/*', withinBodyLimit)
    app.use('/rest/v1/*', withinBodyLimit)
    app.all('/auth/v1/*', (context) => backend.fetch(context.req.raw, socketAddress(context.env)))
    app.all('/rest/v1/*', (context) => backend.fetch(context.req.raw, socketAddress(context.env)))
  }

  if (mailbox) app.get('/mailbox/:file?', (context) => mailbox(context.req.raw))

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const file = await files.respond(context.req.raw, new URL(context.req.url).pathname)
    return file ?? pages.respond(context.req.raw)
  })

  app.notFound((context) => context.json({ error: 'Not found' }, 404))
  app.onError(async (error, context) => {
    reportError(error)
    const wantsPage = context.req.header('accept')?.includes('text/html')
    return wantsPage ? pages.respondError(context.req.raw) : context.json({ error: 'Internal error' }, 500)
  })
  return app
}
