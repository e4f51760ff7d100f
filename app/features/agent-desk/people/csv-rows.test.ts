import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import type { DeskExportRow } from '#domain/leads/desk/people.ts'
import { csvRows, sheetTime, writeCsv } from './csv-rows.ts'

const lead: DeskExportRow = {
  id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
  kind: 'application',
  stage: 'new',
  lost_reason: null,
  state: 'CO',
  next_contact_at: null,
  is_out_of_state: false,
  person_id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a12',
  person_latest_at: '2026-11-20T15:12:00.5Z',
  owner: null,
  refused: [],
  person_name: '=HYPERLINK("https://evil.example")',
  phone: '3055550142',
  email: 'jose@example.com',
  reach: ['email', 'text'],
  language: 'es',
  best_times: ['morning', 'midday'],
  time_zone: 'America/Denver',
  plans: [
    {
      carrierName: 'SBLI',
      productName: 'EasyTrak',
      planType: 'term',
      coverage: 750_000,
      monthlyPremium: 28.03,
      termYears: 20,
      personName: 'José',
      isSample: false,
    },
  ],
  consent: true,
  consent_version: 'calls-1',
  consent_at: '2026-11-20T15:12:00Z',
  page: '/quote/options',
  notes: 'Called, "left" a message\nCall again, José',
  created_at: '2026-11-20T15:12:00.5Z',
  answered_at: null,
}

test('a request becomes a row of plain words under names of the page’s language', async () => {
  const { t } = await createI18n('en', ['agent-desk'])
  const [head = [], row = []] = csvRows(t, [lead], 'en', 'America/New_York')
  const cell = (name: string) => row[head.indexOf(name)]
  expect(cell('Arrived')).toBe('2026-11-20 10:12:00')
  expect(cell('Kind')).toBe('Application')
  expect(cell('Phone')).toBe('(305) 555-0142')
  expect(cell('Best times')).toBe('Morning, Midday')
  expect(cell('Plans')).toBe('EasyTrak, SBLI. $750,000 for 20 years: $28.03 a month, estimate')
  expect(cell('Consent')).toBe('Yes')
  expect(row).toHaveLength(head.length)
  const spanish = await createI18n('es', ['agent-desk'])
  expect(csvRows(spanish.t, [lead], 'es')[0]).toContain('Teléfono')
})

test('the file reads back as it was, accents and line ends too, and nothing of a visitor runs as a formula', async () => {
  const { t } = await createI18n('en', ['agent-desk'])
  const rows = csvRows(t, [lead, { ...lead, person_name: '+1 José', notes: null }], 'en')
  const file = writeCsv(rows)
  expect(file.startsWith('\uFEFF')).toBe(true)
  const read: string[][] = parse(file, { bom: true })
  const name = rows[0]?.indexOf('Name') ?? -1
  expect(read.map((row) => row[name])).toEqual(['Name', `'${lead.person_name}`, "'+1 José"])
  expect(read[1]?.[rows[0]?.indexOf('Notes') ?? -1]).toBe(lead.notes)
})

test('a time is written as spreadsheets read it', () => {
  expect(sheetTime('2026-11-21T04:05:06Z', 'UTC')).toBe('2026-11-21 04:05:06')
})
