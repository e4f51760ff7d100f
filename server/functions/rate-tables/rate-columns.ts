import { z } from 'zod'
import { termLengths } from '#domain/people/person.ts'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { mainGoals, paidUpPeriods } from '#domain/pricing/quote-request.ts'
import type { RateRow } from '#domain/pricing/rate-tables.ts'
import { healthClasses } from '#domain/pricing/risk/underwriting-class.ts'

function oneOf<const Text extends string>(texts: readonly Text[]) {
  return z.enum(texts, { error: `must be ${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}` })
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}, without commas`,
    })
    .transform(Number)
}

function decimal(min: number, max: number, meaning: string) {
  return z
    .string()
    .refine((text) => /^\d{1,9}(\.\d+)?$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be ${meaning}, a plain number from ${min} to ${max}`,
    })
    .transform(Number)
}

const age = wholeNumber(0, 120)
const deathBenefit = wholeNumber(1, 100_000_000)

/** Every column that a file can have, and what may stand in it. */
const rowSchema = z.object({
  effective_date: z.iso.date({ error: 'must be a date such as 2026-01-31' }),
  sex: oneOf(['M', 'F', 'U']),
  tobacco: oneOf(['yes', 'no']).transform((text) => text === 'yes'),
  health_class: oneOf(healthClasses),
  term_years: oneOf(termLengths.map(String)).optional(),
  paid_up_period: oneOf(paidUpPeriods).optional(),
  goal: oneOf(mainGoals).optional(),
  age: age.optional(),
  min_age: age.optional(),
  max_age: age.optional(),
  min_death_benefit: deathBenefit,
  max_death_benefit: deathBenefit,
  annual_rate_per_1000: decimal(0.01, 1000, 'USD a year for each 1,000 of death benefit'),
  policy_fee: decimal(0, 1000, 'USD a year'),
  monthly_factor: decimal(0.08, 0.1, 'the part of a yearly premium that is paid each month'),
})

const commonColumns = [
  'effective_date',
  'sex',
  'tobacco',
  'health_class',
  'min_death_benefit',
  'max_death_benefit',
  'annual_rate_per_1000',
  'policy_fee',
  'monthly_factor',
]

/** What chooses among a product's variants; null where it has none. */
const variantColumns: Readonly<Record<SoldPlanType, string | null>> = {
  term: 'term_years',
  whole: 'paid_up_period',
  iul: 'goal',
  gul: null,
  vul: null,
  'final-expense': null,
}

/** The columns that a product's file needs, beside those found in its header: ages stand in one column or in two. */
export function neededColumns(product: SoldPlanType, header: readonly string[]): string[] {
  const variant = variantColumns[product]
  const hasRange = header.includes('min_age') || header.includes('max_age')
  return [
    ...commonColumns,
    ...(variant === null ? [] : [variant]),
    ...(hasRange ? ['min_age', 'max_age'] : ['age']),
  ]
}

/** What is wrong with one column of a row: its message is the end of a sentence about it. */
type ColumnIssue = { column: string; message: string }

/** A row by its columns' names, read for a product whose header has all columns that it needs. */
export function readRateRow(
  texts: Readonly<Record<string, string>>,
  product: SoldPlanType,
): { ok: true; row: RateRow } | { ok: false; issues: ColumnIssue[] } {
  const read = rowSchema.safeParse(texts)
  if (!read.success) return { ok: false, issues: read.error.issues.map((issue) => issueOf(issue, texts)) }
  const from = read.data
  const row: RateRow = {
    effectiveDate: from.effective_date,
    sex: from.sex,
    tobacco: from.tobacco,
    healthClass: from.health_class,
    variant: from.term_years ?? from.paid_up_period ?? from.goal ?? '',
    minAge: from.age ?? from.min_age ?? 0,
    maxAge: from.age ?? from.max_age ?? 0,
    minDeathBenefit: from.min_death_benefit,
    maxDeathBenefit: from.max_death_benefit,
    annualRatePer1000: from.annual_rate_per_1000,
    policyFee: from.policy_fee,
    monthlyFactor: from.monthly_factor,
  }
  const issues = issuesAcross(row, product)
  return issues.length === 0 ? { ok: true, row } : { ok: false, issues }
}

function issuesAcross(row: RateRow, product: SoldPlanType): ColumnIssue[] {
  const { minAge, maxAge, minDeathBenefit, maxDeathBenefit, healthClass } = row
  return [
    ...(maxAge < minAge ? [{ column: 'max_age', message: `is below min_age (${minAge})` }] : []),
    ...(maxDeathBenefit < minDeathBenefit
      ? [{ column: 'max_death_benefit', message: `is below min_death_benefit (${minDeathBenefit})` }]
      : []),
    ...(product === 'final-expense' && healthClass !== 'Standard'
      ? [{ column: 'health_class', message: 'must be Standard: final expense has no other class' }]
      : []),
  ]
}

function issueOf(issue: { path: PropertyKey[]; message: string }, texts: Readonly<Record<string, string>>) {
  const column = String(issue.path[0])
  const text = texts[column] ?? ''
  return {
    column,
    message: text === '' ? `is empty: it ${issue.message}` : `${issue.message}, not “${text.slice(0, 40)}”`,
  }
}
