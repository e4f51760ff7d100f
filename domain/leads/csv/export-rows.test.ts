import { expect, test } from 'vitest'
import type { DeskExportRow } from '#domain/leads/desk/people.ts'
import { leadPlan } from '../../../tests/fixtures/leads/submissions.ts'
import { exportColumns, recognizeColumns } from './columns.ts'
import { exportRows } from './export-rows.ts'
import { readLines } from './read-lines.ts'

const { applyProductCode: _, ...offered } = leadPlan
const plan = { ...offered, coverage: 750_000, monthlyPremium: 28.03 }
const request: DeskExportRow = {
  id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
  kind: 'application',
  stage: 'lost',
  lost_reason: 'not_now',
  state: 'CO',
  next_contact_at: '2026-12-01T15:00:00.5Z',
  is_out_of_state: false,
  person_id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a12',
  person_latest_at: '2026-11-20T15:12:00.5Z',
  owner: 'agent@example.com',
  refused: ['call'],
  person_name: 'José Luis García Pérez',
  phone: '3055550142',
  email: 'jose@example.com',
  reach: ['email', 'text'],
  language: 'es',
  best_times: ['morning', 'midday'],
  time_zone: 'America/Denver',
  plans: [plan, { ...plan, carrierName: 'Ameritas', planType: 'final-expense', isSample: true }],
  consent: true,
  consent_version: 'calls-1',
  consent_at: '2026-11-20T15:12:00Z',
  consent_note: null,
  page: '/quote/options',
  notes: 'Called, "left" a message\nCall again, José',
  created_at: '2026-11-20T15:12:00.5Z',
  answered_at: null,
}

test('[O18] the export has a row for each plan, with state, names apart and times that say their zone', () => {
  const [head, ...rows] = exportRows([request, { ...request, plans: [], phone: null }], 'America/New_York')
  expect(head).toEqual(exportColumns)
  const cells = rows.map((row) =>
    Object.fromEntries(exportColumns.map((column, place) => [column, row[place]])),
  )
  const plans = cells.map((row) => [row.carrier, row.coverage, row.monthly_premium, row.term_years].join())
  expect(plans).toEqual(['SBLI,750000,28.03,20', 'Ameritas,750000,28.03,20', ',,,'])
  expect(cells[0]).toMatchObject({
    full_name: 'José Luis García Pérez',
    first_name: 'José Luis',
    last_name: 'García Pérez',
    phone: '(305) 555-0142',
    state: 'CO',
    stage: 'lost',
    lost_reason: 'not_now',
    next_contact_at: '2026-12-01T10:00:00-05:00',
    owner: 'agent@example.com',
    reach: 'email; text',
    do_not_call: 'yes',
    do_not_text: 'no',
    consent: 'yes',
    consent_version: 'calls-1',
    consent_at: '2026-11-20T10:12:00-05:00',
    created_at: '2026-11-20T10:12:00-05:00',
    answered_at: '',
  })
})

test('[O18] what was exported reads back as it was', () => {
  const [heads = [], ...rows] = exportRows([request], 'America/New_York')
  const { people, mistakes } = readLines(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    {
      heads,
      fields: recognizeColumns(heads),
      zone: 'America/Chicago',
      language: 'en',
      licensedStates: 'all',
      keyOf: () => '00000000-0000-8000-8000-000000000002',
    },
  )
  expect(mistakes).toEqual([])
  expect(people).toHaveLength(1)
  const { email, state, language, stage, lost_reason, owner, reach, refused, notes, plans } = request
  expect(people[0]?.person).toMatchObject({
    ...{ email, state, language, stage, lost_reason, owner, reach, refused, notes, plans },
    name: request.person_name,
    phone: '(305) 555-0142',
    next_contact_at: '2026-12-01T15:00:00.000Z',
  })
})
