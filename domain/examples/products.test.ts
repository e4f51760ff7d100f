import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
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

test('term has rows from 25 to 60, and no 30-year row at 60, where nobody sells it', () => {
  const { coverage, tables: byLength, basis } = termLifeExamples(source)
  const agesOf = byLength.map(({ termYears, rows }) => [termYears, rows.map(({ age }) => age)])
  const ages = [25, 30, 35, 40, 45, 50, 55]
  expect(agesOf).toEqual([
    [10, [...ages, 60]],
    [20, [...ages, 60]],
    [30, ages],
  ])
  expect({ coverage, carriers: basis.carriers }).toEqual({ coverage: 500_000, carriers: 9 })
})

test('index universal life shows the premium that guarantees coverage to 90, from 25 to 75', () => {
  const { guaranteedToAge, rows, basis } = indexUniversalLifeExamples(source)
  expect(guaranteedToAge).toBe(90)
  expect(rows.map(({ age }) => age)).toEqual([25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75])
  expect(basis.carriers).toBe(8)
})

test('final expense stays within the ages and amounts that the page states', () => {
  const { rows, coverage, byCoverage } = finalExpenseExamples(source)
  const { low, high } = facts.finalExpenseAges.value
  expect([rows[0]?.age, rows.at(-1)?.age]).toEqual([low, high])
  const amounts = byCoverage.rows.map((row) => row.coverage)
  expect([amounts[0], amounts.at(-1)]).toEqual([
    facts.finalExpenseCoverage.value.low,
    facts.finalExpenseCoverage.value.high,
  ])
  expect(byCoverage.rows.map((row) => row.carriers)).toEqual([5, 5, 5, 2])
  const shown = [
    byCoverage.rows.find((row) => row.coverage === coverage),
    rows.find(({ age }) => age === byCoverage.age),
  ]
  for (const row of shown) expect(row).toMatchObject({ female: 33.8, male: 45.96 })
})

test('without an exam costs 10 to 20 % more than with one, for an amount sold without', () => {
  const { rows, withExam, coverage, surchargePercent } = noMedicalExamExamples(source)
  expect(surchargePercent).toEqual({ low: 10, high: 20 })
  expect(coverage).toBeLessThanOrEqual(facts.noExamLimit.value)
  expect(rows.map(({ age }) => age)).toEqual(withExam.map(({ age }) => age))
  for (const [place, { female, male }] of rows.entries()) {
    const exam = withExam[place]
    for (const [range, price] of [[female, exam?.female] as const, [male, exam?.male] as const]) {
      expect(range.low / (price ?? Number.NaN)).toBeCloseTo(1.1, 2)
      expect(range.high / (price ?? Number.NaN)).toBeCloseTo(1.2, 2)
    }
  }
})

test('every mortgage scenario insures at least what is owed; the stated one of 350,000 USD costs about 45 USD a month', () => {
  const { scenarios } = mortgageProtectionExamples(source)
  expect(scenarios.map(({ id }) => id)).toEqual(['firstHome', 'midway', 'family30'])
  for (const { coverage, mortgage } of scenarios) expect(coverage).toBeGreaterThanOrEqual(mortgage)
  expect(scenarios[0]).toMatchObject({ mortgage: 350_000, coverage: 350_000, termYears: 30 })
  expect(Math.round(scenarios[0]?.monthlyPremium ?? 0)).toBe(facts.mortgageExampleMonthly.value)
})

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
