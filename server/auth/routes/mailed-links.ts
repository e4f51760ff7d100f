import { Hono } from 'hono'
import { z } from 'zod'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { redirectOf } from '#server/auth/redirects.ts'
import { type EmailRequestType, noteRequest, pendingEmail } from '#server/auth/tokens/one-time-tokens.ts'
import { findUserByEmail, type UserRow } from '#server/auth/users.ts'
import { invalid, readAuthBody, readEmail } from './bodies.ts'
import { requireCaller } from './caller.ts'
import { resendEmailChange } from './change-email.ts'

const body = z.object({ email: z.string().nullish(), type: z.string().nullish() })

/** Which email an account gets, if any: nobody is told whether anything was sent. */
type Chooses = (user: UserRow) => EmailRequestType | undefined

/** Whoever signed up though they had an account waits for an email, too. */
const signUpAgain: Chooses = (user) => (user.email_confirmed_at === null ? 'signup' : 'account-exists')

/**
 * What mails somebody a link or a code. All answer 200 with nothing in it, whether anybody has the address or not; the
 * emails of a change of address are sent again to the session of its account alone.
 */
export function mailedLinkRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  for (const [path, type] of Object.entries({ '/recover': 'recovery', '/otp': 'magiclink' } as const)) {
    routes.post(path, async (context) => {
      await request(parts, context.req.raw, await readAuthBody(context.req.raw, body), () => type)
      return context.json({})
    })
  }

  routes.post('/resend', async (context) => {
    const given = await readAuthBody(context.req.raw, body)
    if (given.type === 'email_change') await resendChange(parts, context.req.raw, given)
    else if (given.type === 'signup') await request(parts, context.req.raw, given, signUpAgain)
    else throw invalid('Missing one of these types: signup, email_change')
    return context.json({})
  })

  routes.get('/reauthenticate', async (context) => {
    const { user } = await requireCaller(parts, context.req.raw)
    const address = parts.clientAddress(context.req.raw)
    await parts.limits.mail({ address, email: user.email ?? user.id })
    const note = { userId: user.id, type: 'reauthentication', sentTo: user.email } as const
    await queueAccountEmail(parts, await noteRequest(parts, parts.sql, note))
    return context.json({})
  })

  return routes
}

/** The same reads and writes for every address; who is meant is found out here, what to write when it is written. */
async function request(
  parts: AuthParts,
  from: Request,
  given: z.infer<typeof body>,
  chooses: Chooses,
): Promise<void> {
  const email = readEmail(given.email)
  await parts.limits.mail({ address: parts.clientAddress(from), email })
  const user = await findUserByEmail(parts.sql, email)
  const type = user && chooses(user)
  const id = await noteRequest(parts, parts.sql, {
    userId: type ? user.id : null,
    type: type ?? 'recovery',
    sentTo: email,
    redirectTo: redirectOf(parts, from),
  })
  await queueAccountEmail(parts, id)
}

async function resendChange(parts: AuthParts, from: Request, given: z.infer<typeof body>): Promise<void> {
  const { user } = await requireCaller(parts, from)
  const email = readEmail(given.email)
  const newEmail = pendingEmail(user, parts.now())
  if (email !== user.email && email !== newEmail) throw invalid('This is no address of the account')
  await parts.limits.mail({ address: parts.clientAddress(from), email: newEmail ?? email })
  const emails = await resendEmailChange(parts, user.id, redirectOf(parts, from))
  for (const id of emails) await queueAccountEmail(parts, id)
}
