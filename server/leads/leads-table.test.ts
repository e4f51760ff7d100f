import { expect, test } from 'vitest'
import { type ListedLead, leadsTable, listLeads } from './leads-table.ts'

const lead: ListedLead = {
  created_at: '2026-11-20T12:00:00Z',
  kind: 'application',
  person: { stage: 'new' },
  person_name: 'Ana Núñez',
  phone: '(212) 555-0100',
  email: 'ana@example.com',
  reach: ['email', 'call'],
  language: 'es',
  consent: true,
  plans: [{ carrierName: 'SBLI', monthlyPremium: 21.5 }, { carrierName: 'Transamerica' }],
}

test('the table names person, phone, e-mail, plans and consent of each lead', () => {
  const [headings, , row] = leadsTable([lead], 'America/New_York').split('\n')
  expect(headings).toMatch(/^When +What +Stage +Name +Phone +E-mail +Reach by +Language +May contact +Plans$/)
  expect(row).toMatch(
    /^Nov 20, 2026, 7:00\sAM {2}application {2}new {4}Ana Núñez {2}\(212\) 555-0100 {2}ana@example.com {2}email, call {2}es/,
  )
  expect(row).toMatch(/yes {10}SBLI \$21\.50 a month; Transamerica$/)
})

test('[D1] the table says how each person may be reached, and that calls were refused', () => {
  const reached = (reach: ListedLead['reach']) =>
    leadsTable([{ ...lead, reach }])
      .split('\n')
      .at(-1)
  expect(reached(['email', 'text'])).toContain('  email, text, NO CALLS  ')
  expect(reached(['call'])).toContain('  call  ')
  expect(reached(['call'])).not.toContain('NO CALLS')
  expect(reached([])).not.toContain('NO CALLS')
})

test('no leads is a sentence, not an empty table', () => {
  expect(leadsTable([])).toBe('No leads yet.')
})

test("what a visitor typed cannot steer the agent's terminal", () => {
  const table = leadsTable([{ ...lead, person_name: '\u001b[2JAna\n\u202egone' }])
  for (const sign of ['\u001b', '\u202e', '\ngone']) expect(table).not.toContain(sign)
})

test.each([
  [401, /SUPABASE_SECRET_KEY/],
  [404, /supabase db push/],
  [503, /answer 503/],
])('an answer %i becomes a sentence that says what to do', async (status, sentence) => {
  await expect(listLeads(async () => new Response(null, { status }))).rejects.toThrow(sentence)
})
