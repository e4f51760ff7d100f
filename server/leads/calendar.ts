import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { type CalendarContact, calendarSchema } from '#domain/leads/desk/day/agent-day.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { callDatabaseFunction, type Project } from '#server/startup/launch-findings.ts'
import { calendarWords } from './calendar-words.ts'

/** A contact takes this long in the calendar, in minutes. */
const length = 15

/** How often a calendar program may ask, in seconds. */
const everySeconds = 900

const fileName = /^([\da-f]{64})\.ics$/

export interface CalendarDeps {
  project: Project
  settings: Pick<Settings, 'agent' | 'brand'>
  siteUrl: string
}

/**
 * Answers an agent's next contacts as a calendar, to whoever has its secret address, for calendar programs to subscribe
 * to. They lie in a program of somebody else's then, so an entry says a first name and one letter, and where the desk has
 * the rest. 404 for an address that nobody has; 503 while the database does not answer.
 */
export function createCalendar({ project, settings, siteUrl }: CalendarDeps) {
  return async (file: string): Promise<Response> => {
    const code = fileName.exec(file)?.[1]
    if (code === undefined) return plain('Not found', 404)
    const answer = await callDatabaseFunction(project, 'calendar_of', { code }).catch(() => undefined)
    if (!answer?.ok) return plain('Not now', 503, { 'retry-after': '60' })
    const contacts = calendarSchema.parse(await answer.json())
    if (contacts === null) return plain('Not found', 404)
    return new Response(calendarText(contacts, settings, siteUrl), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  }
}

/** The calendar as RFC 5545 has it. */
export function calendarText(
  contacts: readonly CalendarContact[],
  { agent, brand }: CalendarDeps['settings'],
  siteUrl: string,
): string {
  const words = calendarWords[agent.language]
  const calendar = new ICalCalendar({
    name: words.name.replace('{{brand}}', brand.name),
    prodId: { company: brand.name, product: 'Desk', language: agent.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: everySeconds,
  })
  for (const { id, name, next_contact_at, refused, has_phone, touched_at } of contacts) {
    const start = new Date(next_contact_at)
    const way = has_phone && !refused.includes('call') ? 'call' : 'write'
    calendar.createEvent({
      id,
      start,
      end: new Date(start.getTime() + length * 60_000),
      stamp: new Date(touched_at),
      summary: words[way].replace('{{name}}', shortName(name) ?? words.somebody),
      url: new URL(`/agent?person=${id}`, siteUrl).href,
    })
  }
  return calendar.toString()
}

/** "Maria A." of "Maria Alvarez Ruiz". */
function shortName(name: string | null): string | undefined {
  const [first, second] = name?.trim().split(/\s+/u) ?? []
  const letter = second && [...second][0]
  return first ? `${first}${letter ? ` ${letter.toUpperCase()}.` : ''}` : undefined
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
