import { expect, test } from 'vitest'
import { coverageNeed } from './coverage-need.ts'
import { type NeedsAnswers, readNeedsAnswers, startingNeedsAnswers } from './needs-answers.ts'

function needFor(answers: Partial<NeedsAnswers>) {
  return coverageNeed(readNeedsAnswers({ ...startingNeedsAnswers, ...answers }).amounts)
}

test('the need is what has to be paid less what is there, each part shown, rounded up to the next 25,000', () => {
  expect(
    needFor({
      yearlyIncome: '$60,000',
      incomeYears: '10',
      mortgage: '180k',
      debts: '12,500',
      children: '2',
      educationCost: '40,000',
      finalCosts: '15000',
      savings: '50,000',
      existingCoverage: '100,000',
    }),
  ).toEqual({
    parts: [
      { id: 'income', amount: 600_000 },
      { id: 'mortgage', amount: 180_000 },
      { id: 'debts', amount: 12_500 },
      { id: 'education', amount: 80_000 },
      { id: 'finalCosts', amount: 15_000 },
    ],
    have: [
      { id: 'savings', amount: 50_000 },
      { id: 'existingCoverage', amount: 100_000 },
    ],
    total: 887_500,
    need: 737_500,
    suggestion: 750_000,
    isCut: false,
    rule: { low: 600_000, high: 720_000, coverage: 837_500, verdict: 'above' },
  })
})

test('unanswered fields count for nothing, and nothing at all suggests nothing', () => {
  expect(needFor({})).toEqual({ parts: [], have: [], total: 0, need: 0, isCut: false })
  expect(needFor({ children: '3' }).need).toBe(0)
  expect(needFor({ yearlyIncome: '50,000', incomeYears: '' }).parts).toEqual([])
})

// Rounded up to steps, cut to the most that the coverage question takes, and never below nothing.
test.each([
  [{ debts: '1' }, { suggestion: 25_000, isCut: false }],
  [{ debts: '50,000' }, { suggestion: 50_000, isCut: false }],
  [{ debts: '50,001' }, { suggestion: 75_000, isCut: false }],
  [{ debts: '2,000,000' }, { suggestion: 2_000_000, isCut: false }],
  [{ debts: '2,000,001' }, { suggestion: 2_000_000, isCut: true }],
  [
    { debts: '100,000', savings: '150,000' },
    { total: 100_000, need: 0, suggestion: undefined },
  ],
])('of %j comes %j', (answers, expected) => {
  expect(needFor(answers)).toMatchObject(expected)
})

test.each([
  [{ yearlyIncome: '60,000', incomeYears: '10' }, 'agrees'],
  [{ yearlyIncome: '60,000', incomeYears: '12' }, 'agrees'],
  [{ yearlyIncome: '60,000', incomeYears: '5' }, 'below'],
  [{ yearlyIncome: '60,000', incomeYears: '13' }, 'above'],
  [{ yearlyIncome: '60,000', incomeYears: '10', existingCoverage: '100,000' }, 'agrees'],
  [{ yearlyIncome: '60,000', incomeYears: '10', savings: '400,000' }, 'below'],
] as const)('beside the rule of thumb %j %s', (answers, verdict) => {
  expect(needFor(answers).rule).toMatchObject({ low: 600_000, high: 720_000, verdict })
})

test('a wrong answer is named and counts for nothing; the others still do', () => {
  const read = readNeedsAnswers({
    ...startingNeedsAnswers,
    yearlyIncome: 'sixty',
    incomeYears: '100',
    children: '1.5',
    savings: '-1',
    mortgage: '200,000',
  })
  expect(read.issues).toEqual([
    { field: 'yearlyIncome', code: 'notANumber' },
    { field: 'incomeYears', code: 'tooLarge' },
    { field: 'children', code: 'notWhole' },
    { field: 'savings', code: 'negative' },
  ])
  expect(coverageNeed(read.amounts).need).toBe(200_000)
})
