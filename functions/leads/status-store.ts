import { z } from 'zod'
import type { Correction, RequestStatus, StatusChange } from '#domain/leads/status/request-status.ts'
import { requestStatusSchema } from '#domain/leads/status/request-status.ts'
import { type Backend, callData } from './lead-store.ts'

/** What became of a change: how it stands then, or why there is nothing to show any more. */
export type Changed = RequestStatus | 'ended' | 'erased' | 'limited'

/** What the database knows of links, codes and sessions. All of it rejects when nobody can say. */
export type StatusStore = {
  /** Asks for a code to the mailbox of this link; nobody learns whether there is one. */
  askCode: (link: string) => Promise<void>
  /** Opens a session under this token if link and digits are right, and says whether they were. */
  open: (link: string, digits: string, session: string) => Promise<boolean>
  /** Undefined where the session has ended or never was. */
  read: (session: string) => Promise<RequestStatus | undefined>
  change: (session: string, change: StatusChange) => Promise<Changed>
}

/** The database's functions by their names, with the names of what they take. */
export type StatusFunctions = {
  ask_request_code: { link: string }
  open_request: { link: string; digits: string; session: string }
  read_request: { session: string }
  change_request: { session: string; change: string }
}

/** Calls one of them, and answers what it answers. */
type CallDatabase = <Name extends keyof StatusFunctions>(
  name: Name,
  parameters: StatusFunctions[Name],
) => Promise<unknown>

const overSchema = z.union([
  z.object({ limited: z.literal(true) }).transform(() => 'limited' as const),
  z.object({ erased: z.literal(true) }).transform(() => 'erased' as const),
])
const changedSchema = z.union([overSchema, requestStatusSchema])

export function statusStore(call: CallDatabase): StatusStore {
  return {
    askCode: async (link) => {
      await call('ask_request_code', { link })
    },
    open: async (link, digits, session) =>
      z.boolean().parse(await call('open_request', { link, digits, session })),
    read: async (session) =>
      requestStatusSchema.nullable().parse(await call('read_request', { session })) ?? undefined,
    change: async (session, change) => {
      const answer = await call('change_request', { session, change: JSON.stringify(changeRow(change)) })
      return answer === null ? 'ended' : changedSchema.parse(answer)
    },
  }
}

/** Through a hosted project's data API: tokens and digits go in the body, where no log sees them. */
export function createStatusStore(backend: Backend): StatusStore {
  return statusStore((name, parameters) =>
    callData(backend, `rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    }),
  )
}

/** A change by the names that the database has. */
function changeRow(change: StatusChange): object {
  if ('document' in change) return { document: change.document, is_ready: change.isReady }
  return 'correct' in change ? { correct: correctionRow(change.correct) } : change
}

const correctionRow = ({ fullName, phone, email }: Correction) => ({ full_name: fullName, phone, email })
