import type { DeskLeadDetail, DeskMail } from '#domain/leads/desk/desk.ts'
import type { LeadKind, LeadStatus } from '#domain/leads/lead.ts'

/** Something that happened to a lead. */
export type HistoryEntry = { at: string } & (
  | { what: 'arrived'; kind: LeadKind }
  | { what: 'mail'; recipient: DeskMail['recipient']; state: DeskMail['state'] }
  | { what: 'status'; status: LeadStatus }
)

type Lived = Pick<DeskLeadDetail, 'kind' | 'created_at' | 'mails' | 'changes'>

/** What happened to a lead, the newest first; of what happened at once, what followed stands first. */
export function historyOf({ kind, created_at, mails, changes }: Lived): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    { what: 'arrived', kind, at: created_at },
    ...mails.map(
      ({ recipient, state, sent_at, tried_at }): HistoryEntry => ({
        what: 'mail',
        recipient,
        state,
        at: (state === 'sent' ? sent_at : tried_at) ?? created_at,
      }),
    ),
    ...changes.map(({ at, status }): HistoryEntry => ({ what: 'status', status, at })),
  ]
  return entries
    .map((entry, place) => ({ entry, place, time: new Date(entry.at).getTime() }))
    .sort((one, other) => other.time - one.time || other.place - one.place)
    .map(({ entry }) => entry)
}
