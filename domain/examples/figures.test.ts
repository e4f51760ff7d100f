import { expect, test } from 'vitest'
import { indexUniversalLifeExamples } from '#domain/examples/growth/index-universal-life.ts'
import { wholeLifeExamples } from '#domain/examples/growth/whole-life.ts'
import { pricesAsOf } from '#domain/examples/prices/example-prices.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { affordableInsuranceExamples } from './affordable-insurance.ts'
import { finalExpenseExamples } from './final-expense.ts'
import { mortgageProtectionExamples } from './mortgage-protection.ts'
import { noMedicalExamExamples } from './no-medical-exam.ts'
import { termLifeExamples } from './term-life.ts'

const source = { carriers, tables }

test('the day of the price model goes with its figures: whoever moves one moves the other', () => {
  const at = (age: number, rows: readonly { age: number }[]) => rows.find((row) => row.age === age)
  const term = termLifeExamples(source).tables.map(({ rows }) => at(35, rows))
  expect({
    asOf: pricesAsOf,
    term,
    whole: at(45, wholeLifeExamples(source).rows),
    iul: at(45, indexUniversalLifeExamples(source).rows),
    finalExpense: at(65, finalExpenseExamples(source).rows),
    noExam: at(35, noMedicalExamExamples(source).rows),
    mortgage: mortgageProtectionExamples(source).scenarios.map(({ monthlyPremium }) => monthlyPremium),
    affordable: at(25, affordableInsuranceExamples(source).costs),
  }).toEqual({
    asOf: '2026-11-28',
    term: [
      { age: 35, female: 24.83, male: 28.93 },
      { age: 35, female: 36.98, male: 44.05 },
      { age: 35, female: 58.62, male: 72.01 },
    ],
    whole: { age: 45, female: 142.28, male: 165.48 },
    iul: { age: 45, female: 117.42, male: 156.59 },
    finalExpense: { age: 65, female: 33.8, male: 45.96 },
    noExam: { age: 35, female: { low: 23.55, high: 25.69 }, male: { low: 27.52, high: 30.02 } },
    mortgage: [45.26, 47.75, 68.85],
    affordable: { age: 25, female: { low: 27.37, high: 40.55 }, male: { low: 34.34, high: 50.88 } },
  })
})

test('all amounts are in cents at most, and survive being written as JSON', () => {
  const all = [
    termLifeExamples,
    wholeLifeExamples,
    indexUniversalLifeExamples,
    finalExpenseExamples,
    noMedicalExamExamples,
    mortgageProtectionExamples,
    affordableInsuranceExamples,
  ].map((examplesOf) => examplesOf(source))
  expect(JSON.parse(JSON.stringify(all))).toEqual(all)
  const decimals = [...JSON.stringify(all).matchAll(/\d\.(\d+)/g)].map(([, digits]) => digits?.length ?? 0)
  // The unit charge is the one rate among them.
  expect(decimals.filter((count) => count > 2)).toEqual([3])
})
