import { ageOn, isAdult, isCalendarDate } from '#domain/people/dates/age.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { finalExpense } from '#domain/plans/final-expense.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { cashValueAges } from '#domain/pricing/quote-request.ts'
import { earliestDateOfBirth, heightBounds, weightBounds } from '#domain/questionnaire/questions.ts'
import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'
import { coverageInput } from '#domain/quotes/comparison/coverage-input.ts'
import type { InstantField, InstantForm } from './instant-form.ts'

/** The least and the most that a number field takes, both included. */
type Bounds = { readonly min: number; readonly max: number }

const unlimited = Number.MAX_SAFE_INTEGER

const instantBounds = {
  deathBenefit: { min: coverageInput.min, max: unlimited },
  heightFeet: { min: heightBounds.minFeet, max: heightBounds.maxFeet },
  heightInches: { min: heightBounds.minInches, max: heightBounds.maxInches },
  weightPounds: { min: weightBounds.min, max: weightBounds.max },
  premiumBudget: { min: 0, max: unlimited },
  cashValueSolveAmount: { min: 1, max: unlimited },
  cashValueSolveAge: { min: cashValueAges.youngest, max: cashValueAges.oldest },
} as const satisfies Partial<Record<InstantField, Bounds>>
export type NumberField = keyof typeof instantBounds

/** What a number field takes; the least and the most of the amount are the product's. */
export function boundsOf(field: NumberField, product: ProductType | undefined): Bounds {
  const isFinalExpense = field === 'deathBenefit' && product === 'FinalExpense'
  return isFinalExpense ? finalExpense.deathBenefit : instantBounds[field]
}

const healthFields = [
  'heightFeet',
  'heightInches',
  'weightPounds',
  'healthRating',
] as const satisfies readonly InstantField[]

const productFields = {
  Term: ['termDuration', 'expeditedProducts'],
  Whole: ['paidUpPeriod', 'premiumBudget'],
  IUL: ['mainGoal', 'solveFor', 'premiumBudget'],
  GUL: [],
  VUL: [],
  FinalExpense: [],
} as const satisfies Record<ProductType, readonly InstantField[]>

const cashValueFields = [
  'cashValueSolveAmount',
  'cashValueSolveAge',
] as const satisfies readonly InstantField[]

const optionalFields: readonly InstantField[] = ['heightInches', 'solveFor', 'premiumBudget']

/** What is asked for a product, in the page's order; the amount and age of a cash value only for its solve. */
export function fieldsFor(product: ProductType, solveFor?: InstantForm['solveFor']): readonly InstantField[] {
  const wantsCashValue = product === 'IUL' && solveFor === 'Solve Cash Value at Age'
  return [
    'residentState',
    'dateOfBirth',
    'gender',
    'tobacco',
    ...(asksHealth(product) ? healthFields : []),
    'deathBenefit',
    ...productFields[product],
    ...(wantsCashValue ? cashValueFields : []),
  ]
}

/** What starts from a specified default (INSTANT-14, INSTANT-15); a height's inches go with its feet. */
const fieldsWithDefault = [
  'residentState',
  'heightFeet',
  'weightPounds',
  'healthRating',
  'deathBenefit',
  'termDuration',
  'paidUpPeriod',
  'mainGoal',
  'cashValueSolveAge',
] as const satisfies readonly InstantField[]
export type FieldWithDefault = (typeof fieldsWithDefault)[number]

/** The defaults that a price would rest on because nobody touched them, in the page's order. */
export function assumedFields(form: InstantForm, untouched: readonly InstantField[]): FieldWithDefault[] {
  const { productType, solveFor } = form
  if (productType === undefined) return []
  const asked = fieldsFor(productType, solveFor)
  const isAssumed = (field: InstantField) =>
    asked.includes(field) && untouched.includes(field) && form[field] !== null
  return fieldsWithDefault.filter(isAssumed)
}

/** Whether height, weight and rating count: final expense has one class for everybody. */
export function asksHealth(product: ProductType | undefined): boolean {
  return product !== 'FinalExpense'
}

/** Whether a product can have this amount in USD. */
export function isAmountOf(product: ProductType | undefined, amount: number): boolean {
  return numberIssueCode('deathBenefit', amount, product) === undefined
}

export type InstantIssueCode =
  | 'missing'
  | 'outOfRange'
  | 'tooMuch'
  | 'dateTooEarly'
  | 'dateInFuture'
  | 'tooYoung'
  | 'tooOld'

/** What is wrong with an answer. */
export type InstantIssue = ValidationIssue<InstantField, InstantIssueCode>

/** The answers that are wrong or missing, in the page's order. Without a product, that alone. `today` is an ISO date. */
export function instantIssues(form: InstantForm, today: string): InstantIssue[] {
  if (form.productType === undefined) return [{ field: 'productType', code: 'missing' }]
  return fieldsFor(form.productType, form.solveFor).flatMap((field) => {
    const code = instantIssueCode(field, form, today)
    return code === undefined ? [] : [{ field, code }]
  })
}

/** Whether somebody is too young or too old for the product, whatever else they answer. */
export function isAboutAge({ code }: InstantIssue): boolean {
  return code === 'tooYoung' || code === 'tooOld'
}

/** Whether quotes may be asked for: everything that the product needs is given, within its bounds. */
export function isInstantFormValid(form: InstantForm, today: string): boolean {
  return instantIssues(form, today).length === 0
}

/** Services are for people of 18 or over. */
export function isInstantFormUnderAge(form: InstantForm, today: string): boolean {
  return ageOn(form.dateOfBirth, today) !== undefined && !isAdult(form.dateOfBirth, today)
}

export function isNumberField(field: InstantField): field is NumberField {
  return Object.hasOwn(instantBounds, field)
}

/** What is wrong with one answer, or undefined where it is right. `today` is an ISO date. */
export function instantIssueCode(
  field: InstantField,
  form: InstantForm,
  today: string,
): InstantIssueCode | undefined {
  if (isNumberField(field)) return numberIssueCode(field, form[field], form.productType)
  if (field === 'dateOfBirth') return dateIssueCode(form.dateOfBirth, today) ?? ageIssueCode(form, today)
  if (field === 'residentState') return isStateCode(form.residentState) ? undefined : 'missing'
  return form[field] === undefined && !optionalFields.includes(field) ? 'missing' : undefined
}

function numberIssueCode(
  field: NumberField,
  value: number | null,
  product: ProductType | undefined,
): InstantIssueCode | undefined {
  if (value === null) return optionalFields.includes(field) ? undefined : 'missing'
  const { min, max } = boundsOf(field, product)
  if (field === 'deathBenefit' && value > max) return 'tooMuch'
  const isWhole = field === 'weightPounds' || field === 'premiumBudget' || Number.isInteger(value)
  return isWhole && value >= min && value <= max ? undefined : 'outOfRange'
}

function dateIssueCode(date: string, today: string): InstantIssueCode | undefined {
  if (!isCalendarDate(date)) return 'missing'
  if (date < earliestDateOfBirth) return 'dateTooEarly'
  return date > today ? 'dateInFuture' : undefined
}

/** Final expense is for an age of its own; who is no adult is told so for every product. */
function ageIssueCode(
  { productType, dateOfBirth }: InstantForm,
  today: string,
): InstantIssueCode | undefined {
  const age = ageOn(dateOfBirth, today)
  if (productType !== 'FinalExpense' || age === undefined || !isAdult(dateOfBirth, today)) return undefined
  if (age < finalExpense.ages.youngest) return 'tooYoung'
  return age > finalExpense.ages.oldest ? 'tooOld' : undefined
}
