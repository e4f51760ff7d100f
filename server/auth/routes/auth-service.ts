import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { decodeJwt } from 'jose'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { describeError } from '#functions/describe-error.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { createLimitRecorder, recordEvent } from '#server/database/record-event.ts'
import { emailChangeRoutes } from './change-email.ts'
import { factorRoutes } from './factor-routes.ts'
import { googleRoutes } from './google-routes.ts'
import { mailedLinkRoutes } from './mailed-links.ts'
import { ownAccountRoutes } from './own-account.ts'
import { recoveryCodeRoutes } from './recovery-code-routes.ts'
import { tokenRoutes } from './sign-in.ts'
import { signUpRoutes } from './sign-up.ts'
import { verifyRoutes } from './verify.ts'

/**
 * The accounts of the site, at `/auth/v1`: what @supabase/supabase-js speaks with a hosted project, in the same words
 * (paths, bodies, error codes), over the same tables.
 */
export function createAuthService(parts: AuthParts, apiKeys: { publishableKey: string }): Hono {
  const app = new Hono().basePath('/auth/v1')

  app.use(async (context, next) => {
    await next()
    // Sessions are in the answers; no cache on the way may keep one.
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
  })
  app.use(cors({ origin: '*', exposeHeaders: ['x-sb-error-code', 'retry-after'], maxAge: 86_400 }))
  app.use(requireApiKey(apiKeys))

  app.get('/.well-known/jwks.json', (context) =>
    context.json(parts.keys.jwks, 200, { 'cache-control': 'public, max-age=600' }),
  )
  app.get('/settings', (context) =>
    context.json({
      external: { google: parts.google !== undefined, email: true },
      disable_signup: !parts.takesSignUps,
      mailer_autoconfirm: !parts.confirmEmail,
    }),
  )
  app.route('/', signUpRoutes(parts))
  app.route('/', tokenRoutes(parts))
  app.route('/', mailedLinkRoutes(parts))
  app.route('/', verifyRoutes(parts))
  app.route('/', ownAccountRoutes(parts))
  app.route('/', emailChangeRoutes(parts))
  app.route('/', factorRoutes(parts))
  app.route('/', recoveryCodeRoutes(parts))
  app.route('/', googleRoutes(parts))

  app.notFound((context) => context.json({ code: 404, error_code: 'not_found', msg: 'Not found' }, 404))
  const recordLimit = createLimitRecorder(parts)
  app.onError((error, context) => {
    if (error instanceof AuthServiceError) {
      const network = parts.clientAddress(context.req.raw)
      if (error.status === 429) {
        const [route = ''] = /^\/[a-z-]+/.exec(context.req.path.replace(/^\/auth\/v1/, '')) ?? []
        recordLimit({ code: error.code, route, network })
      }
      const event = refusedProofs.get(error.code)
      if (event) {
        // Only somebody whose token was found good gets as far as this.
        const subject = decodeJwt(context.req.header('authorization')?.replace(/^bearer /i, '') ?? '').sub
        recordEvent(parts, { event, subject, network })
      }
      return error.toResponse()
    }
    return unexpected(parts, error)
  })
  return app
}

/** What the audit tells of a wrong code or password that somebody gave who is signed in. */
const refusedProofs: ReadonlyMap<string, AuditEvent> = new Map([
  ['mfa_verification_failed', 'code_refused'],
  ['current_password_mismatch', 'proof_refused'],
  ['reauthentication_not_valid', 'proof_refused'],
])

/** PostgreSQL's and the system's codes for a database that is away, restarting or full. */
const away = /^(08|53|57|E[A-Z]+$|CONNECT)/

/** Errors of the database quote rows: they are named by code and place alone in the log, and not at all in the answer. */
function unexpected({ log }: AuthParts, error: unknown): Response {
  const logged = describeError(error)
  const { code } = logged
  log('accounts_failed', { error: logged })
  if (code === '23505') return new AuthServiceError(409, 'conflict', 'Somebody was faster').toResponse()
  if (code !== undefined && away.test(code)) {
    const later = { 'retry-after': '1' }
    return new AuthServiceError(503, 'unexpected_failure', 'Retry in a moment.', later).toResponse()
  }
  return new AuthServiceError(500, 'unexpected_failure', 'The request failed on the server.').toResponse()
}

/** What browsers open without a key: mailed links, the way to Google and back, and what is public anyway. */
const keyless = /\/(verify|callback|authorize|\.well-known\/jwks\.json)$/

/** Lets requests pass that name the browser's key, which is no secret; the server's own has no business here. */
function requireApiKey({ publishableKey }: { publishableKey: string }) {
  return createMiddleware(async (context, next) => {
    const { method, path } = context.req
    if ((method === 'GET' || method === 'HEAD') && keyless.test(path)) return next()
    const key = context.req.header('apikey')
    if (!key) return context.json({ message: 'No API key found in request' }, 401)
    if (key !== publishableKey) return context.json({ message: 'Invalid API key' }, 401)
    return next()
  })
}
