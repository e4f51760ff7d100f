import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

/** What browsers and mails open without a key: links, providers, and what is public anyway. */
const keyless = /\/(verify|callback|authorize|health|\.well-known\/[^/]+)$/

/** Lets requests pass that name one of our keys, in the `apikey` header or query; the secret one never from a browser. */
export function requireApiKey(keys: { publishableKey: string; secretKey: string }) {
  return createMiddleware(async (context, next) => {
    const { method, path } = context.req
    if ((method === 'GET' || method === 'HEAD') && keyless.test(path)) return next()
    const key = context.req.header('apikey') ?? context.req.query('apikey')
    if (!key) return context.json({ message: 'No API key found in request' }, 401)
    if (isSame(key, keys.publishableKey)) return next()
    if (!isSame(key, keys.secretKey)) return context.json({ message: 'Invalid API key' }, 401)
    const isBrowser = /^\s*Mozilla\//i.test(context.req.header('user-agent') ?? '')
    if (isBrowser) return context.json({ message: 'Forbidden use of secret API key in browser' }, 401)
    return next()
  })
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
