import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'
import { type TypedNumberIssueCode, typedAmount, typedCount } from './typed-number.ts'

/** What "How much do I need?" asks, in its order. `most` is in USD, years or children; what is above is a slip. */
const fields = {
  yearlyIncome: { kind: 'amount', most: 10_000_000 },
  incomeYears: { kind: 'years', most: 60 },
  mortgage: { kind: 'amount', most: 100_000_000 },
  mortgageYears: { kind: 'years', most: 60 },
  debts: { kind: 'amount', most: 100_000_000 },
  debtYears: { kind: 'years', most: 60 },
  children: { kind: 'count', most: 20 },
  educationCost: { kind: 'amount', most: 10_000_000 },
  schoolYears: { kind: 'years', most: 60 },
  finalCosts: { kind: 'amount', most: 10_000_000 },
  savings: { kind: 'amount', most: 1_000_000_000 },
  existingCoverage: { kind: 'amount', most: 1_000_000_000 },
} as const satisfies Record<string, { kind: 'amount' | 'years' | 'count'; most: number }>

export type NeedsField = keyof typeof fields

/** When something ends: of no matter to how much is needed today. */
export type NeedsYearsField = 'mortgageYears' | 'debtYears' | 'schoolYears'

function isNeedsField(name: string): name is NeedsField {
  return Object.hasOwn(fields, name)
}

export const needsFields: readonly NeedsField[] = Object.keys(fields).filter(isNeedsField)

/** What stands in the fields, as it was typed. */
export type NeedsAnswers = Readonly<Record<NeedsField, string>>

/** Only the years of income have a usual answer: the lower end of the rule of thumb. */
export const startingNeedsAnswers: NeedsAnswers = {
  yearlyIncome: '',
  incomeYears: '10',
  mortgage: '',
  mortgageYears: '',
  debts: '',
  debtYears: '',
  children: '',
  educationCost: '',
  schoolYears: '',
  finalCosts: '',
  savings: '',
  existingCoverage: '',
}

/** The answers as numbers: USD, those ending in `Years` in years, `educationCost` in USD per child. */
export type NeedsAmounts = Readonly<Record<NeedsField, number>>

/** The largest answer that a field takes. */
export function mostOf(field: NeedsField): number {
  return fields[field].most
}

/** Whether a field asks when something ends. */
export function isNeedsYears(field: NeedsField): field is NeedsYearsField {
  return field === 'mortgageYears' || field === 'debtYears' || field === 'schoolYears'
}

/** Whether a field asks for USD. */
export function isAmount(field: NeedsField): boolean {
  return fields[field].kind === 'amount'
}

/** What is wrong with what was typed into a field. */
export type NeedsIssue = ValidationIssue<NeedsField, TypedNumberIssueCode>

/** What was typed as numbers, or what is wrong with it; an unanswered field is 0. */
export function readNeedsAnswers(answers: NeedsAnswers): {
  amounts: NeedsAmounts
  issues: NeedsIssue[]
} {
  const amounts: Record<NeedsField, number> = { ...noAmounts }
  const issues: NeedsIssue[] = []
  for (const field of needsFields) {
    const { kind, most } = fields[field]
    const typed = (kind === 'amount' ? typedAmount : typedCount)(answers[field], most)
    if (typed.ok) amounts[field] = typed.value
    else issues.push({ field, code: typed.code })
  }
  return { amounts, issues }
}

const noAmounts: NeedsAmounts = {
  yearlyIncome: 0,
  incomeYears: 0,
  mortgage: 0,
  mortgageYears: 0,
  debts: 0,
  debtYears: 0,
  children: 0,
  educationCost: 0,
  schoolYears: 0,
  finalCosts: 0,
  savings: 0,
  existingCoverage: 0,
}
