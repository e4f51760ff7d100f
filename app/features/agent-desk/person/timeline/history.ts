import type { DeskMail } from '#domain/leads/desk/mails.ts'
import type { DeskPerson, PersonRequest } from '#domain/leads/desk/person.ts'
import type { PersonEntry } from '#domain/leads/desk/person-entry.ts'

/** Something that happened with a person. */
export type HistoryItem = { at: string; key: string } & (
  | { what: 'request'; request: PersonRequest }
  | { what: 'mail'; recipient: DeskMail['recipient']; state: DeskMail['state'] }
  | { what: 'entry'; entry: PersonEntry }
)

type Lived = Pick<DeskPerson, 'requests' | 'entries'>

/** What happened with a person, the newest first; of what happened at once, what followed stands first. */
export function historyOf({ requests, entries }: Lived): HistoryItem[] {
  const items: HistoryItem[] = [
    ...requests.flatMap((request): HistoryItem[] => [
      { what: 'request', at: request.created_at, key: request.id, request },
      ...request.mails.map(({ id, recipient, state, sent_at, tried_at }): HistoryItem => {
        const at = (state === 'sent' ? sent_at : tried_at) ?? request.created_at
        return { what: 'mail', at, key: id, recipient, state }
      }),
    ]),
    ...entries.map((entry): HistoryItem => ({ what: 'entry', at: entry.at, key: String(entry.id), entry })),
  ]
  return items
    .map((item, place) => ({ item, place, time: new Date(item.at).getTime() }))
    .sort((one, other) => other.time - one.time || other.place - one.place)
    .map(({ item }) => item)
}
