import { Hono } from 'hono'
import { z } from 'zod'
import { AuthFailure } from './auth-failure.ts'
import { invalid, readBody, readEmail } from './bodies.ts'
import { requireCaller } from './caller.ts'
import { challengeFields, challengeOf } from './challenge-fields.ts'
import { sendRequested } from './letters.ts'
import { noteRequest, type TokenType } from './one-time-tokens.ts'
import type { AuthParts } from './parts.ts'
import { redirectOf } from './redirects.ts'
import { findUserByEmail, type UserRow } from './users.ts'

const body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  type: z.string().nullish(),
  ...challengeFields,
})

/** What may be sent again, and to whom: nobody is told whether anything was. */
const resendable: Record<string, { type: TokenType; suits: (user: UserRow) => boolean }> = {
  signup: { type: 'signup', suits: (user) => user.email_confirmed_at === null },
  email_change: { type: 'email_change', suits: (user) => user.email_change !== null },
}

/** What mails somebody a link or a code. All answer 200 with nothing in it, whether anybody has the address or not. */
export function mailedLinkRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.post('/recover', async (context) => {
    const given = await readBody(context.req.raw, body)
    await request(parts, context.req.raw, given, { type: 'recovery', suits: () => true })
    return context.json({})
  })

  routes.on('POST', ['/otp', '/magiclink'], async (context) => {
    const given = await readBody(context.req.raw, body)
    if (given.phone) throw new AuthFailure(400, 'phone_provider_disabled', 'Unsupported phone provider')
    await request(parts, context.req.raw, given, { type: 'magiclink', suits: () => true })
    return context.json({})
  })

  routes.post('/resend', async (context) => {
    const given = await readBody(context.req.raw, body)
    if (given.phone) throw new AuthFailure(400, 'phone_provider_disabled', 'Unsupported phone provider')
    const type = given.type ?? ''
    const what = Object.hasOwn(resendable, type) ? resendable[type] : undefined
    if (!what) throw invalid('Missing one of these types: signup, email_change')
    await request(parts, context.req.raw, given, what)
    return context.json({})
  })

  routes.on(['GET', 'POST'], '/reauthenticate', async (context) => {
    const { user } = await requireCaller(parts, context.req.raw)
    const address = parts.clientAddress(context.req.raw)
    parts.limits.mail({ address, email: user.email ?? user.id })
    const note = { userId: user.id, type: 'reauthentication' } as const
    await sendRequested(parts, await noteRequest(parts, parts.sql, note))
    return context.json({})
  })

  return routes
}

/** The same reads and writes for every address; who is meant is found out here, what to write when it is written. */
async function request(
  parts: AuthParts,
  from: Request,
  given: z.infer<typeof body>,
  what: { type: TokenType; suits: (user: UserRow) => boolean },
): Promise<void> {
  const email = readEmail(given.email)
  const challenge = challengeOf(given)
  parts.limits.mail({ address: parts.clientAddress(from), email })
  const user = await findUserByEmail(parts.sql, email)
  const isMeant = user !== undefined && what.suits(user)
  const id = await noteRequest(parts, parts.sql, {
    userId: isMeant ? user.id : null,
    type: what.type,
    relatesTo: (what.type === 'email_change' && isMeant && user.email_change) || '',
    redirectTo: redirectOf(parts, from),
    challenge,
  })
  await sendRequested(parts, id)
}
