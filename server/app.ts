import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { carrierLogoPath, type SiteConfig } from '#domain/site/public-settings.ts'
import { ownMachineOrigin } from '#server/auth/redirects.ts'
import type { FunctionCaller } from '#server/functions/function-caller.ts'
import { securityHeaders } from '#server/http/headers.ts'
import { wholeBody } from '#server/http/whole-body.ts'
import { socketAddress } from '#server/limits/client-address.ts'
import type { Mailbox } from '#server/mail/transport/mailbox-page.ts'
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
  /** Shows the outbox; in development alone. */
  mailbox?: Mailbox | undefined
  reportError: (error: unknown) => void
}

/** Far above any profile or plan that the site sends; the functions have a smaller limit of their own. */
const withinBodyLimit = bodyLimit({
  maxSize: 1_000_000,
  onError: (context) => context.json({ message: 'The request is too large' }, 413),
})

/** The whole site as one fetch handler. */
export function createApp(parts: AppParts): Hono {
  const { pages, files, carrierLogos, siteConfig, backend, callFunction, calendar, mailbox, reportError } =
    parts
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  })

  app.use(wholeBody)

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const isReady = backend ? await backend.isReady() : true
    return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503)
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
