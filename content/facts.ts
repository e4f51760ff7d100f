import type { SourceId } from './sources.ts'

/**
 * What a number on a content page rests on: a public document; what carriers commonly offer, as this site's
 * specification states it (docs/spec/checklist.csv); our own pricing engine; or an invented example, labelled as one.
 */
type Basis = SourceId | 'specification' | 'engine' | 'example'

type Unit = 'usd' | 'percent' | 'number' | 'year'

/** One number, or the two ends of a range, in its unit: whole US dollars, percent from 0 to 100, a plain count, or a calendar year. */
export interface Fact {
  readonly unit: Unit
  readonly value: number | { readonly low: number; readonly high: number }
  readonly basis: Basis
}

/**
 * Every number that a content page states, once. Words name it as `{{noExamLimit}}`, or `{{finalExpenseCoverage.low}}` and
 * `{{finalExpenseCoverage.high}}` for a range, so that both languages say the same and nothing is stated without its basis.
 */
export const facts = {
  noExamLimit: { unit: 'usd', value: 500_000, basis: 'specification' },
  noExamDecisionHours: { unit: 'number', value: { low: 24, high: 48 }, basis: 'specification' },
  examDecisionWeeks: { unit: 'number', value: { low: 2, high: 4 }, basis: 'specification' },
  noExamExtraCost: { unit: 'percent', value: { low: 10, high: 20 }, basis: 'specification' },
  childCoverageMonthly: { unit: 'usd', value: { low: 5, high: 15 }, basis: 'specification' },
  startingRateMonthly: { unit: 'usd', value: 25, basis: 'specification' },
  incomeMultiple: { unit: 'number', value: { low: 10, high: 12 }, basis: 'specification' },
  termShort: { unit: 'number', value: 10, basis: 'specification' },
  termMiddle: { unit: 'number', value: 20, basis: 'specification' },
  termLong: { unit: 'number', value: 30, basis: 'specification' },
  termBetween: { unit: 'number', value: { low: 15, high: 25 }, basis: 'engine' },
  termCoverage: { unit: 'usd', value: { low: 50_000, high: 5_000_000 }, basis: 'specification' },
  finalExpenseCoverage: { unit: 'usd', value: { low: 5_000, high: 50_000 }, basis: 'specification' },
  finalExpenseAges: { unit: 'number', value: { low: 50, high: 85 }, basis: 'specification' },
  funeralCost: { unit: 'usd', value: { low: 10_000, high: 15_000 }, basis: 'specification' },
  reviewYears: { unit: 'number', value: 5, basis: 'specification' },
  insurersToCompare: { unit: 'number', value: { low: 3, high: 5 }, basis: 'specification' },
  consultationMinutes: { unit: 'number', value: 30, basis: 'specification' },
  minimumAge: { unit: 'number', value: 18, basis: 'specification' },
  sessionIdleDays: { unit: 'number', value: 30, basis: 'specification' },
  sessionDays: { unit: 'number', value: 180, basis: 'specification' },
  statusLinkDays: { unit: 'number', value: 90, basis: 'specification' },
  statusCodeMinutes: { unit: 'number', value: 10, basis: 'specification' },
  privacyAnswerDays: { unit: 'number', value: 45, basis: 'ccpaAnswer' },
  wholeShare: { unit: 'percent', value: 100, basis: 'specification' },
  mortgageExampleCoverage: { unit: 'usd', value: 350_000, basis: 'specification' },
  mortgageExampleYears: { unit: 'number', value: 30, basis: 'specification' },
  mortgageExampleMonthly: { unit: 'usd', value: 45, basis: 'specification' },
  assumedCostMonthly: { unit: 'usd', value: { low: 200, high: 400 }, basis: 'specification' },
  actualCostMonthly: { unit: 'usd', value: { low: 25, high: 75 }, basis: 'specification' },
  rateAges20to30: { unit: 'usd', value: { low: 20, high: 40 }, basis: 'specification' },
  rateAges30to40: { unit: 'usd', value: { low: 25, high: 60 }, basis: 'specification' },
  rateAges40to50: { unit: 'usd', value: { low: 50, high: 120 }, basis: 'specification' },
  rateAges50to60: { unit: 'usd', value: { low: 120, high: 300 }, basis: 'specification' },
  sampleCoverage: { unit: 'usd', value: 500_000, basis: 'specification' },
  tobaccoFreeMonths: { unit: 'number', value: 12, basis: 'specification' },
  monthlySurcharge: { unit: 'percent', value: 5, basis: 'engine' },
  onlineMinimumCoverage: { unit: 'usd', value: 25_000, basis: 'specification' },
  funeralWithBurial: { unit: 'usd', value: 8_300, basis: 'nfdaStatistics' },
  funeralWithCremation: { unit: 'usd', value: 6_280, basis: 'nfdaStatistics' },
  funeralStudyYear: { unit: 'year', value: 2023, basis: 'nfdaStatistics' },
  mortgageExampleInterest: { unit: 'percent', value: 6, basis: 'example' },
  pmiDownPayment: { unit: 'percent', value: 20, basis: 'cfpbPmi' },
  pmiCancelShare: { unit: 'percent', value: 80, basis: 'pmiDefinitions' },
  pmiEndShare: { unit: 'percent', value: 78, basis: 'pmiDefinitions' },
  wholePaidToAge: { unit: 'number', value: 100, basis: 'engine' },
  termStoryCoverage: { unit: 'usd', value: 500_000, basis: 'example' },
  termStoryYears: { unit: 'number', value: 20, basis: 'example' },
  termStoryAges: { unit: 'number', value: { low: 34, high: 35 }, basis: 'example' },
  termStoryMonthly: { unit: 'usd', value: 48, basis: 'example' },
  iulStoryCoverage: { unit: 'usd', value: 250_000, basis: 'example' },
  iulStoryAge: { unit: 'number', value: 40, basis: 'example' },
  iulStoryMonthly: { unit: 'usd', value: 200, basis: 'example' },
  iulStoryGuarantee: { unit: 'usd', value: 119, basis: 'example' },
  iulStoryGuaranteeAge: { unit: 'number', value: 90, basis: 'example' },
} as const satisfies Record<string, Fact>
