import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentDaySchema, calendarPath, deskCalendarSchema } from '#domain/leads/desk/day/agent-day.ts'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import { createCalendar } from '#server/leads/calendar.ts'
import { startMorningEmails } from '#server/leads/morning-emails.ts'
import type { Email } from '#server/mail/email.ts'
import { createJobsAtOnce } from '../../fixtures/jobs-at-once.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { settings } from '../../fixtures/settings/settings.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

type Agent = Awaited<ReturnType<typeof signUpAgent>>

let at: TestBackend
let owner: Agent
let other: Agent

beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await signUpAgent(at)
  other = await signUpAgent(at, { isOwner: false })
})
afterAll(() => at.stop())
beforeEach(async () => {
  await at.sql`delete from leads`
  await at.sql`delete from private.morning_emails`
  await at.sql`delete from private.agent_days`
})

let people = 0

/** Somebody who asked for a call, and whose next contact is at this time. */
async function person(name: string, { next, of }: { next?: Date; of?: Agent } = {}): Promise<string> {
  const lead = await storeLead(at, {
    person_name: name,
    phone: `(305) 555-0${100 + people++}`,
  })
  const id = await personOf(at, lead)
  if (next) {
    await at.sql`update leads set answered_at = now() where id = ${lead}`
    await at.sql`update people set next_contact_at = ${next}, waiting_since = null, stage = 'contacted' where id = ${id}`
  }
  if (of) await at.sql`update people set owner_id = ${of.userId} where id = ${id}`
  return id
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

test('[O3] The calendar at an agent’s secret address has the next contacts of that agent, until it is taken away', async () => {
  const calendar = createCalendar({
    project: { url: 'http://127.0.0.1', secretKey: at.secrets.secretKey, fetch: at.backend.fetch },
    settings,
    siteUrl: 'https://www.plainwell.example',
  })
  const open = async (code: string) => calendar(calendarPath(code).replace('/calendar/', ''))
  await person('Maria Alvarez', { next: hours(3) })
  await person('Bob Tso', { next: hours(30), of: other })
  await person('Ruth Feldman')

  expect(await ask(owner.client, 'desk_day', {}, agentDaySchema)).toEqual({
    wants_morning_email: true,
    calendar_made_at: null,
  })
  const make = async (of: Agent, isOn = true) =>
    ask(of.client, 'desk_set_calendar', { is_on: isOn }, deskCalendarSchema)
  const { code } = await make(owner)
  const all = await (await open(code ?? '')).text()
  expect(all).toContain('SUMMARY:Call Maria A.')
  expect(all).toContain('SUMMARY:Call Bob T.')
  expect(all).not.toContain('Ruth')

  const own = await make(other)
  const part = await (await open(own.code ?? '')).text()
  expect(part).toContain('Bob T.')
  expect(part).not.toContain('Maria')

  // A new address ends the old one, as taking it away does, and as losing the role does.
  const renewed = await make(owner)
  expect((await open(code ?? '')).status).toBe(404)
  expect((await open(renewed.code ?? '')).status).toBe(200)
  expect(await make(owner, false)).toMatchObject({ calendar_made_at: null, code: null })
  expect((await open(renewed.code ?? '')).status).toBe(404)
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${other.userId}`
  expect((await open(own.code ?? '')).status).toBe(404)
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${other.userId}`

  // Nowhere is a code that is in force.
  const last = await make(owner)
  const [stored] =
    await at.sql`select to_jsonb(d)::text as text from private.agent_days d where d.user_id = ${owner.userId}`
  expect(JSON.stringify(stored)).not.toContain(last.code ?? 'none')
})

/** A Wednesday morning at eight, on the clock of the tests' hours. */
const morning = new Date('2026-11-25T13:00:00Z')

async function mornings(now: () => Date, { send }: { send?: (email: Email) => Promise<void> } = {}) {
  const sent: Email[] = []
  const jobs = createJobsAtOnce()
  const emails = await startMorningEmails({
    sql: at.sql,
    jobs,
    settings: emailSettings,
    send: send ?? (async (email) => void sent.push(email)),
    log: () => {},
    now,
    lookEvery: 3_600_000,
  })
  await emails.stop()
  return { sent, settled: jobs.settled }
}

test('[O3] In the morning each agent reads once who is theirs to turn to', async () => {
  await person('Maria Alvarez', { next: hours(-24) })
  await person('Ruth Feldman')
  await person('Bob Tso', { next: hours(-2), of: other })

  const early = await mornings(() => new Date('2026-11-25T12:59:00Z'))
  await early.settled()
  expect(early.sent).toEqual([])

  const first = await mornings(() => morning)
  await first.settled()
  const again = await mornings(() => new Date(morning.getTime() + 60_000))
  await again.settled()
  expect(again.sent).toEqual([])
  expect(first.sent).toHaveLength(2)
  const [toOwner] = first.sent.filter(({ text }) => text.includes('Maria'))
  const [toOther] = first.sent.filter(({ text }) => !text.includes('Maria'))
  expect(toOwner?.subject).toMatch(/^Today: 2 overdue and 1 new$/)
  expect(toOwner?.text).toContain('Ruth Feldman')
  expect(toOwner?.text).toContain('Bob Tso')
  expect(toOwner?.html).toContain('/agent')
  expect(toOther?.subject).toBe('Today: 1 overdue')
  expect(toOther?.text).not.toContain('Ruth')
})

test('Who turned it off, and who has nobody to turn to, is not written to', async () => {
  await person('Maria Alvarez', { next: hours(-24) })
  await ask(owner.client, 'desk_set_morning_email', { wants: false }, agentDaySchema)
  const { sent, settled } = await mornings(() => morning)
  await settled()
  expect(sent).toEqual([])
  const rows = await at.sql`select done_at from private.morning_emails`
  expect(rows).toEqual([{ done_at: expect.any(Date) }])
})

test('One that could not be sent goes out with the next look', async () => {
  await person('Maria Alvarez', { next: hours(-24) })
  const failing = await mornings(() => morning, {
    send: async () => {
      throw new NoUseRetrying('refused')
    },
  })
  await expect(failing.settled()).rejects.toThrow('refused')
  const { sent, settled } = await mornings(() => new Date(morning.getTime() + 60_000))
  await settled()
  expect(sent).toHaveLength(1)
})
