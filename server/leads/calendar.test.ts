import { expect, test } from 'vitest'
import type { CalendarContact } from '#domain/leads/desk/day/agent-day.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { calendarText, createCalendar } from './calendar.ts'

const siteUrl = 'https://www.plainwell.example'
const id = '0b6c1a4e-5d1f-4c8e-9a1b-2c3d4e5f6a7b'
const contact = (changes: Partial<CalendarContact> = {}): CalendarContact => ({
  id,
  name: 'María Álvarez Ruiz',
  next_contact_at: '2026-11-25T15:30:00.123456+00:00',
  refused: [],
  has_phone: true,
  touched_at: '2026-11-24T10:00:00+00:00',
  ...changes,
})
const text = (...contacts: CalendarContact[]) => calendarText(contacts, settings, siteUrl)
const summaries = (calendar: string) =>
  [...calendar.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)\r?$/gm)].map(([, summary]) => summary?.trim())

test('[O3] A next contact is an event of a quarter of an hour that leads to the desk', () => {
  const calendar = text(contact())
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toContain(`UID:${id}\r\n`)
  expect(calendar).toContain('DTSTART:20261125T153000Z\r\n')
  expect(calendar).toContain('DTEND:20261125T154500Z\r\n')
  expect(calendar).toContain('DTSTAMP:20261124T100000Z\r\n')
  expect(calendar.replaceAll('\r\n ', '')).toContain(`${siteUrl}/agent?person=${id}`)
})

test('[O2] Who wants no calls, or left no number, is to be written to', () => {
  const calendar = text(contact(), contact({ refused: ['call'] }), contact({ has_phone: false }))
  expect(summaries(calendar)).toEqual(['Call María Á.', 'Write to María Á.', 'Write to María Á.'])
})

test('Nobody’s whole name is in it, and a name cannot add lines', () => {
  const calendar = text(
    contact({ name: 'Bob' }),
    contact({ name: null }),
    contact({ name: 'Eve\r\nATTENDEE:mailto:eve@example.com' }),
  )
  expect(summaries(calendar)).toEqual(['Call Bob', 'Call somebody without a name', 'Call Eve A.'])
  expect(calendar).not.toContain('example.com')
})

test('A file that is none, an address of nobody and a database that is away are told apart', async () => {
  const answers = [
    Response.json(null),
    Response.json([]),
    Response.json({ message: 'Not now' }, { status: 500 }),
    Promise.reject(new Error('away')),
  ]
  const asked: string[] = []
  const calendar = createCalendar({
    project: {
      url: 'http://127.0.0.1',
      secretKey: 'key',
      fetch: async (request) => {
        asked.push(await request.text())
        return (await answers.shift()) ?? new Response(null, { status: 500 })
      },
    },
    settings,
    siteUrl,
  })
  expect((await calendar('../secrets')).status).toBe(404)
  expect(asked).toEqual([])
  const file = `${'0123456789abcdef'.repeat(4)}.ics`
  expect((await calendar(file)).status).toBe(404)
  const found = await calendar(file)
  expect(found.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(found.headers.get('cache-control')).toBe('private, no-store')
  expect((await calendar(file)).status).toBe(503)
  expect((await calendar(file)).status).toBe(503)
})
