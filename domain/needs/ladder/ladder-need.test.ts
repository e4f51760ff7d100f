import { expect, test } from 'vitest'
import { coverageNeed } from '#domain/needs/coverage-need.ts'
import { type NeedsAnswers, readNeedsAnswers, startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { ladderNeed, mortgageBalance } from './ladder-need.ts'

function amountsOf(answers: Partial<NeedsAnswers>) {
  return readNeedsAnswers({ ...startingNeedsAnswers, ...answers }).amounts
}

function needOf(answers: Partial<NeedsAnswers>): readonly number[] {
  const found = ladderNeed(amountsOf(answers))
  if (found.kind !== 'need') throw new Error(found.kind)
  return found.need
}

test('a mortgage counts by what is left after every monthly payment: of 200,000 over 30 years at 7% 171,624.77 after ten', () => {
  const monthly = 0.07 / 12
  const payment = (200_000 * monthly) / (1 - (1 + monthly) ** -360)
  let owed = 200_000
  for (let month = 1; month <= 360; month++) {
    owed = owed * (1 + monthly) - payment
    if (month % 12 === 0) expect(mortgageBalance(200_000, 30, month / 12)).toBeCloseTo(owed, 4)
  }
  expect(mortgageBalance(200_000, 30, 0)).toBe(200_000)
  expect(mortgageBalance(200_000, 30, 10)).toBeCloseTo(171_624.77, 2)
})

test('each part falls away when it ends, and final costs, savings and insurance count all along', () => {
  const need = needOf({
    yearlyIncome: '10,000',
    incomeYears: '12',
    debts: '5,000',
    debtYears: '3',
    children: '2',
    educationCost: '20,000',
    schoolYears: '11',
    finalCosts: '15,000',
    savings: '4,000',
    existingCoverage: '6,000',
  })
  // 120,000 of income, 10,000 less each year; 5,000 for three years; 40,000 for eleven; 15,000 - 10,000 always.
  expect(need).toEqual([
    ...[170_000, 160_000, 150_000, 135_000, 125_000, 115_000, 105_000, 95_000, 85_000, 75_000],
    ...[65_000, 15_000],
  ])
})

test('the first year asks for what the calculator says is needed today, later ones for no more', () => {
  const answers = { yearlyIncome: '60,000', mortgage: '180,000', mortgageYears: '22', savings: '50,000' }
  const need = needOf(answers)
  expect(need[0]).toBe(coverageNeed(amountsOf(answers)).need)
  expect(need).toEqual(need.toSorted((one, other) => other - one))
})

test('the need ends where savings cover what is left', () => {
  // 20 years of 10,000: 200,000 less 75,000, gone once 75,000 or less is left to replace.
  expect(needOf({ yearlyIncome: '10,000', incomeYears: '20', savings: '75,000' })).toHaveLength(13)
})

test('30 years and 2,000,000 USD are the most that a ladder is made for', () => {
  expect(needOf({ mortgage: '100,000', mortgageYears: '30' })).toHaveLength(30)
  expect(needOf({ yearlyIncome: '100,000', incomeYears: '20' })[0]).toBe(2_000_000)
})

test.each([
  [{}, { kind: 'nothing' }],
  [{ mortgage: '100,000', savings: '100,000' }, { kind: 'nothing' }],
  [{ mortgage: '100,000' }, { kind: 'open', fields: ['mortgageYears'] }],
  [
    { mortgage: '1', debts: '1', children: '1', educationCost: '1' },
    { kind: 'open', fields: ['mortgageYears', 'debtYears', 'schoolYears'] },
  ],
  [{ finalCosts: '15,000' }, { kind: 'endless' }],
  [{ yearlyIncome: '60,000' }, { kind: 'tooShort' }],
  [{ mortgage: '100,000', mortgageYears: '31' }, { kind: 'tooLong' }],
  [{ yearlyIncome: '200,000', incomeYears: '11' }, { kind: 'tooMuch' }],
] as const)('%j gives no ladder: %j', (answers, gap) => {
  expect(ladderNeed(amountsOf(answers))).toEqual(gap)
})
