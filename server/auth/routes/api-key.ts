import { createMiddleware } from 'hono/factory'

/** What browsers open without a key: mailed links, the way to Google and back, and what is public anyway. */
const keyless = /\/(verify|callback|authorize|\.well-known\/jwks\.json)$/

/** Lets requests pass that name the browser's key, which is no secret; the server's own has no business here. */
export function requireApiKey({ publishableKey }: { publishableKey: string }) {
  return createMiddleware(async (context, next) => {
    const { method, path } = context.req
    if ((method === 'GET' || method === 'HEAD') && keyless.test(path)) return next()
    const key = context.req.header('apikey')
    if (!key) return context.json({ message: 'No API key found in request' }, 401)
    if (key !== publishableKey) return context.json({ message: 'Invalid API key' }, 401)
    return next()
  })
}
