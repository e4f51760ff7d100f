import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { DeskExportRow } from '#domain/leads/desk/people.ts'
import { writeCsv } from './write-csv.ts'

const request: DeskExportRow = {
  id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
  kind: 'call',
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
  reach: [],
  language: 'es',
  best_times: [],
  time_zone: null,
  plans: [],
  consent: false,
  consent_version: null,
  consent_at: null,
  consent_note: null,
  page: null,
  notes: 'Called, "left" a message\nCall again, José',
  created_at: '2026-11-20T15:12:00.5Z',
  answered_at: null,
}

test('[O18] the file reads back as it was, accents and line ends too, and nothing of a visitor runs as a formula', () => {
  const file = writeCsv([request, { ...request, person_name: '+1 José', notes: null }], 'UTC')
  expect(file.startsWith('\uFEFF')).toBe(true)
  const read: Record<string, string>[] = parse(file, { bom: true, columns: true })
  expect(read.map(({ full_name }) => full_name)).toEqual([`'${request.person_name}`, "'+1 José"])
  expect(read[0]?.notes).toBe(request.notes)
})
