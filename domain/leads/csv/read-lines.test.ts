import { expect, test } from 'vitest'
import { importFields, recognizeColumns } from './columns.ts'
import { importLineSchema } from './import-line.ts'
import { readLines } from './read-lines.ts'

const keyOf = (line: number) => `00000000-0000-8000-8000-${String(line).padStart(12, '0')}`

function read(heads: string[], ...rows: string[][]) {
  return readLines(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    {
      heads,
      fields: recognizeColumns(heads),
      zone: 'America/Chicago',
      language: 'en',
      licensedStates: ['TX', 'FL'],
      keyOf,
    },
  )
}

test('[O18] a line of a CRM becomes a person, with all that the desk keeps', () => {
  const { people, mistakes } = read(
    [
      ...['First Name', 'Last Name', 'Phone', 'Email', 'State'],
      ...['Notes', 'Next follow-up', 'Status', 'DNC'],
    ],
    [
      ...['Olive', 'Whitfield', '(614) 555-0171', 'Olive@example.com', 'ohio'],
      ...['Met at church', '12/1/2026 2:30 PM', 'Quoted', 'no'],
    ],
    ['', '', '614.555.0172 ext. 9'],
  )
  expect(mistakes).toEqual([])
  expect(people.map(({ person }) => person)).toEqual([
    {
      key: keyOf(2),
      name: 'Olive Whitfield',
      phone: '(614) 555-0171',
      email: 'Olive@example.com',
      state: 'OH',
      is_out_of_state: true,
      language: 'en',
      reach: [],
      refused: [],
      stage: 'quoted',
      lost_reason: null,
      next_contact_at: '2026-12-01T20:30:00.000Z',
      owner: null,
      notes: 'Met at church',
      plans: [],
      is_repeat: false,
    },
    expect.objectContaining({ name: null, phone: '614.555.0172 x9', stage: 'new' }),
  ])
  expect(people.every(({ person }) => importLineSchema.safeParse(person).success)).toBe(true)
})

test.each([
  ['noContact', { full_name: 'Ana', state: 'TX' }, '', ''],
  ['phone', { phone: '555-0142' }, 'phone', '555-0142'],
  ['phone', { phone: 'call the office' }, 'phone', 'call the office'],
  ['phone', { phone: '6145550171', mobile: '12' }, 'mobile', '12'],
  ['email', { email: 'ana@example', phone: '6145550171' }, 'email', 'ana@example'],
  ['state', { email: 'ana@example.com', state: 'Ontario' }, 'state', 'Ontario'],
  ['stage', { email: 'ana@example.com', stage: 'hot' }, 'stage', 'hot'],
  ['lostReason', { email: 'ana@example.com', stage: 'lost', lost_reason: 'moon' }, 'lost_reason', 'moon'],
  ['date', { email: 'ana@example.com', next_contact_at: '31/12/2026' }, 'next_contact_at', '31/12/2026'],
  ['language', { email: 'ana@example.com', language: 'French' }, 'language', 'French'],
  ['reach', { email: 'ana@example.com', reach: 'email; pigeon' }, 'reach', 'email; pigeon'],
  ['yesNo', { email: 'ana@example.com', do_not_call: 'maybe' }, 'do_not_call', 'maybe'],
  ['name', { email: 'ana@example.com', full_name: 'x'.repeat(121) }, 'full_name', 'x'.repeat(60)],
  ['name', { email: 'ana@example.com', first_name: 'x'.repeat(121) }, '', ''],
  ['notes', { email: 'ana@example.com', notes: 'x'.repeat(10_001) }, '', ''],
  ['plan', { email: 'ana@example.com', carrier: 'SBLI', coverage: 'a lot' }, 'carrier', 'SBLI'],
  ['plan', { email: 'ana@example.com', coverage: '100000' }, 'carrier', ''],
] as const)(
  '[O18] %s: a line that is not right is told by its number, and not taken',
  (problem, cells, column, cell) => {
    const { people, mistakes } = read(
      [...importFields],
      importFields.map((field) => Reflect.get(cells, field) ?? ''),
    )
    expect(people).toEqual([])
    expect(mistakes).toEqual([{ line: 2, problem, column, cell }])
  },
)

test('[O18] a line with more cells than the head is not guessed at, and an empty one is none', () => {
  const { people, mistakes } = read(
    ['Email', 'Notes'],
    ['a@example.com', 'one', ' two '],
    ['', ' '],
    ['b@example.com'],
  )
  expect(mistakes).toEqual([{ line: 2, problem: 'cells', column: '', cell: '' }])
  expect(people.map(({ lines }) => lines)).toEqual([[4]])
})

test('[O18] lines of one person are one, with all plans and notes; another number is a request of its own', () => {
  const { people, mistakes } = read(
    [
      ...['full_name', 'phone', 'email', 'notes', 'stage', 'do_not_text'],
      ...['carrier', 'coverage', 'monthly_premium'],
    ],
    ['José Núñez', '(305) 555-0142', '', 'Called', 'quoted', '', 'SBLI', '$750,000', '28.03'],
    [
      ...['JOSE  NUNEZ', '+1 305 555 0142', 'jose@example.com', 'Called', 'new', 'yes'],
      ...['Ameritas', '500000', '31'],
    ],
    ['José Núñez', '', 'Jose@example.com', 'Again', '', '', 'SBLI', '750000', '28.03'],
    ['José Núñez', '(305) 555-0199', 'jose@example.com', '', '', '', '', '', ''],
    ['Rosa Núñez', '(305) 555-0142', '', '', '', '', '', '', ''],
  )
  expect(mistakes).toEqual([])
  expect(people.map(({ lines, person }) => [lines, person.name, person.is_repeat])).toEqual([
    [[2, 3, 4], 'José Núñez', false],
    [[5], 'José Núñez', true],
    [[6], 'Rosa Núñez', false],
  ])
  expect(people[0]?.person).toMatchObject({
    email: 'jose@example.com',
    notes: 'Called\nAgain',
    stage: 'quoted',
    refused: ['text'],
    plans: [
      {
        ...{ carrierName: 'SBLI', coverage: 750_000, monthlyPremium: 28.03 },
        ...{ personName: 'José Núñez', isSample: false },
      },
      { carrierName: 'Ameritas', coverage: 500_000 },
    ],
  })
})

test('[O18] nobody has more plans than one request takes', () => {
  const plans = Array.from({ length: 21 }, (_, index) => ['a@example.com', 'SBLI', `${index}`, '20'])
  const { people, mistakes } = read(['email', 'carrier', 'coverage', 'monthly_premium'], ...plans)
  expect(people[0]?.person.plans).toHaveLength(20)
  expect(mistakes).toEqual([{ line: 22, problem: 'plans', column: '', cell: '' }])
})

test('[O18] a second number is kept in the notes, and a mark against formulas is taken off', () => {
  const { people } = read(
    ['Name', 'Mobile', 'Home phone', 'Notes'],
    ["'=SUM(1)", '(614) 555-0171', '(614) 555-0172', "'-5 years"],
  )
  expect(people[0]?.person).toMatchObject({
    name: '=SUM(1)',
    phone: '(614) 555-0171',
    notes: '-5 years\nHome phone: (614) 555-0172',
  })
})

test('[O12] [O18] who lives where the agent has no license is flagged, on whichever of their lines that stands', () => {
  const { people } = read(
    ['Name', 'Phone', 'Email', 'State'],
    ['Ana', '(305) 555-0101', '', 'FL'],
    ['Bea', '(614) 555-0102', '', 'OH'],
    ['Cleo', '(614) 555-0103', '', ''],
    ['Dora', '(614) 555-0104', '', ''],
    ['Dora', '(614) 555-0104', 'dora@example.com', 'OH'],
  )
  expect(people.map(({ person }) => [person.state, person.is_out_of_state])).toEqual([
    ['FL', false],
    ['OH', true],
    [null, false],
    ['OH', true],
  ])
})
