import { z } from 'zod'
import { isAnswered, markAnswered } from '#domain/people/answered.ts'
import { ageOn, birthDateAt, isCalendarDate } from '#domain/people/dates/age.ts'
import { type FormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { type Person, type QuestionWithDefault, termLengths } from '#domain/people/person.ts'
import { withoutStaleChoice } from '#domain/people/stale-choice.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { type ProductType, policyTypes } from '#domain/plans/plan-type.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { choosePolicyType } from '#domain/questionnaire/answers.ts'
import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'
import { instantIssueCode, isAmountOf } from './instant-fields.ts'
import { type InstantField, type InstantForm, instantFormSchema, newInstantForm } from './instant-form.ts'

/** What the instant quote and the questionnaire both ask: one answer, which the form data of the device holds. */
const sharedFields = [
  'productType',
  'residentState',
  'deathBenefit',
  'dateOfBirth',
  'gender',
  'tobacco',
  'heightFeet',
  'heightInches',
  'weightPounds',
  'healthRating',
  'termDuration',
] as const satisfies readonly InstantField[]
type SharedField = (typeof sharedFields)[number]

/** Answers as the instant quote holds them, the given ones alone: no default stands among them. */
type GivenAnswers = Partial<Pick<InstantForm, SharedField>>

/** The oldest age that can be told in place of a date of birth, in years. */
const oldestAge = 120

/**
 * What a tab keeps of the instant quote beside the form data: what the questionnaire does not ask, and what is typed
 * and is no answer that it could hold, such as an emptied field or a product that it does not offer. `over` says for
 * each of the latter what the form data answered then (null: nothing): another answer since is newer and counts.
 */
export const instantDraftSchema = instantFormSchema.partial().extend({
  over: z
    .partialRecord(z.enum(sharedFields), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .optional(),
  /** What a final expense plan is to pay, in USD: another question than how much a family needs. */
  finalExpenseBenefit: z.number().nullable().optional(),
  /** The age in years that was told where no date of birth was asked. */
  statedAge: z.int().min(0).max(oldestAge).optional(),
})
export type InstantDraft = z.infer<typeof instantDraftSchema>

/**
 * What somebody answers in the instant quote or on the way to it; `age` in years, where no date of birth was asked, and
 * null where it was taken back.
 */
export type InstantChanges = Partial<InstantForm> & { readonly age?: number | null }

/** What the form data answers of the instant quote; a default that nobody confirmed is no answer. */
export function givenAnswers(form: FormData): GivenAnswers {
  const person = primaryPerson(form)
  const { selectedPlanType: plan, residentState, dateOfBirth, gender, smoker } = person
  const healthRating = healthRatings.find((rating) => rating === person.healthRating)
  const termDuration = termLengths.find((years) => years === person.selectedTerm)
  return {
    ...(plan !== undefined && plan !== 'NotSure' && { productType: plan }),
    ...(isStateCode(residentState) && { residentState }),
    ...(isAnswered(person, 'coverage') && { deathBenefit: person.selectedCoverage }),
    ...(isCalendarDate(dateOfBirth) && { dateOfBirth }),
    ...(gender !== undefined && { gender }),
    ...(smoker !== undefined && { tobacco: smoker }),
    ...(isAnswered(person, 'height') && {
      heightFeet: person.heightFeet,
      heightInches: person.heightInches,
    }),
    ...(isAnswered(person, 'weight') && { weightPounds: person.weightPounds }),
    ...(isAnswered(person, 'healthRating') && healthRating !== undefined && { healthRating }),
    ...(isAnswered(person, 'termLength') && termDuration !== undefined && { termDuration }),
  }
}

/**
 * The instant quote's form: what this tab typed last, else what the device's answers say, else the defaults; with
 * another product where `product` names one. An amount that the product can't have is none of its answers.
 */
export function instantFormFrom(
  form: FormData,
  draft: InstantDraft | undefined,
  product?: ProductType,
): InstantForm {
  const [defaults, given, typed] = [newInstantForm(), givenAnswers(form), standingDraft(form, draft)]
  const answers = { ...defaults, ...given, ...typed }
  const productType = product ?? answers.productType
  const isFinalExpense = productType === 'FinalExpense'
  const own = isFinalExpense ? draft?.finalExpenseBenefit : typed.deathBenefit
  const known = answers.deathBenefit !== null && isAmountOf(productType, answers.deathBenefit)
  const fallback = isFinalExpense ? null : defaults.deathBenefit
  return {
    ...answers,
    productType,
    deathBenefit: own !== undefined ? own : known ? answers.deathBenefit : fallback,
  }
}

/** What was answered, in this tab or before: no default stands among it. An emptied field stands there empty. */
export function touchedAnswers(form: FormData, draft: InstantDraft | undefined): Partial<InstantForm> {
  return { ...givenAnswers(form), ...standingDraft(form, draft) }
}

/** The fields that nobody touched: what stands in them is a default, if anything. `product` as in `instantFormFrom`. */
export function untouchedFields(
  form: FormData,
  draft: InstantDraft | undefined,
  product?: ProductType,
): InstantField[] {
  const touched = touchedAnswers(form, draft)
  const isOwnAmount =
    (product ?? touched.productType) === 'FinalExpense' && typeof draft?.finalExpenseBenefit === 'number'
  return instantFields.filter((field) => !(field in touched) && !(field === 'deathBenefit' && isOwnAmount))
}

/** The age that was told in place of a date of birth, in years; undefined as soon as there is a date. */
export function statedAge(form: FormData, draft: InstantDraft | undefined): number | undefined {
  return instantFormFrom(form, draft).dateOfBirth === '' ? draft?.statedAge : undefined
}

/**
 * The form as prices are asked for it: an age that was told stands in place of the date of birth, as somebody's whose
 * birthday is `today` (an ISO date). Nothing else ever sees that date.
 */
export function pricedForm(form: InstantForm, toldAge: number | undefined, today: string): InstantForm {
  const isDateOpen = form.dateOfBirth === '' && toldAge !== undefined
  return isDateOpen ? { ...form, dateOfBirth: birthDateAt(toldAge, today) } : form
}

/**
 * Form data and draft after changes in the instant quote. Each changed answer that is right goes to the form data,
 * which the questionnaire, the comparison and the account read; the rest stays with the tab. `today` is an ISO date.
 */
export function carryChanges(
  { form, draft }: { form: FormData; draft: InstantDraft | undefined },
  { age, ...changes }: InstantChanges,
  today: string,
): { form: FormData; draft: InstantDraft } {
  const before = standingDraft(form, draft)
  const typed: InstantForm = { ...instantFormFrom(form, draft, changes.productType), ...changes }
  const isFinalExpense = typed.productType === 'FinalExpense'
  const isAgeTold = age !== undefined
  // An age is no date of birth: the date is open again, and what the device knows stays until there is a new one. It
  // is the date again as soon as the age is the one that it makes.
  const datesKnown = [typed.dateOfBirth, givenAnswers(form).dateOfBirth ?? '']
  const dateOfAge = datesKnown.find((date) => ageOn(date, today) === age) ?? ''
  const after = isAgeTold ? { ...typed, dateOfBirth: dateOfAge } : typed
  const changed = new Set<string>([...Object.keys(changes), ...(isAgeTold ? ['dateOfBirth'] : [])])
  const benefit =
    isFinalExpense && changed.delete('deathBenefit') ? typed.deathBenefit : draft?.finalExpenseBenefit
  const carried = sharedFields
    .filter((field) => changed.has(field))
    .reduce((filled, field) => answerIn(filled, field, after, today), form)

  const told: GivenAnswers = givenAnswers(carried)
  const isTyped = (field: InstantField) => changed.has(field) || field in before
  // While the amount on screen is the one of final expense, the other one stays as it was typed.
  const screen = isFinalExpense ? { ...after, deathBenefit: before.deathBenefit } : after
  const kept = instantFields.filter(
    (field) => isTyped(field) && (!isShared(field) || screen[field] !== told[field]),
  )
  const years = isCalendarDate(after.dateOfBirth) ? undefined : isAgeTold ? age : draft?.statedAge
  return {
    form: carried,
    draft: {
      ...Object.fromEntries(kept.map((field) => [field, screen[field]])),
      over: Object.fromEntries(kept.filter(isShared).map((field) => [field, told[field] ?? null])),
      ...(benefit !== undefined && { finalExpenseBenefit: benefit }),
      ...(typeof years === 'number' && { statedAge: years }),
    },
  }
}

/**
 * Form data and draft with answers that a link brought. What the device knows is nobody else's to change: where one of
 * them is another than an answer that stands there, all of them stay with this tab. `today` is an ISO date.
 */
export function bringAnswers(
  { form, draft }: { form: FormData; draft: InstantDraft | undefined },
  { age, ...answers }: KnownAnswers,
  today: string,
): { form: FormData; draft: InstantDraft } {
  const changes: InstantChanges = {
    ...answers,
    ...(age !== undefined && { age }),
    ...(answers.productType === 'Term' && { expeditedProducts: true }),
  }
  const given = givenAnswers(form)
  const knownAge = ageOn(given.dateOfBirth ?? '', today)
  const isOther =
    (age !== undefined && knownAge !== undefined && age !== knownAge) ||
    sharedFields.some((field) => {
      const brought = Object.entries(answers).find(([name]) => name === field)
      return brought !== undefined && given[field] !== undefined && given[field] !== brought[1]
    })
  if (!isOther) return carryChanges({ form, draft }, changes, today)
  const { deathBenefit, ...others } = answers
  const isFinalExpense = answers.productType === 'FinalExpense'
  const typed = {
    ...others,
    ...(age !== undefined && { dateOfBirth: '' }),
    ...(answers.productType === 'Term' && { expeditedProducts: true }),
    ...(deathBenefit !== undefined && !isFinalExpense && { deathBenefit }),
  }
  return {
    form,
    draft: {
      ...typed,
      over: Object.fromEntries(
        sharedFields.filter((field) => field in typed).map((field) => [field, given[field] ?? null]),
      ),
      ...(isFinalExpense && deathBenefit !== undefined && { finalExpenseBenefit: deathBenefit }),
      ...(age !== undefined && { statedAge: age }),
    },
  }
}

const instantFields = instantFormSchema.keyof().options

function isShared(field: InstantField): field is SharedField {
  return sharedFields.some((shared) => shared === field)
}

/** What of a draft still counts: an answer to the same question that was given elsewhere since is newer. */
function standingDraft(form: FormData, draft: InstantDraft = {}): Partial<InstantForm> {
  const { over } = draft
  const told = givenAnswers(form)
  const stands = (field: InstantField) => {
    if (!isShared(field) || over === undefined) return draft[field] !== undefined
    return field in over && (over[field] ?? null) === (told[field] ?? null)
  }
  return Object.fromEntries(instantFields.filter(stands).map((field) => [field, draft[field]]))
}

/** The form data with one answer of the instant quote; unchanged where it is none that the questionnaire can hold. */
function answerIn(form: FormData, field: SharedField, after: InstantForm, today: string): FormData {
  if (field === 'productType') {
    const choice = policyTypes.find((offered) => offered === after.productType)
    const isNew = choice !== undefined && choice !== primaryPerson(form).selectedPlanType
    return isNew ? withAnswers(choosePolicyType(form, choice), form) : form
  }
  const answer = answerOf(field, after, today)
  if (answer === undefined) return form
  const { question, ...changes } = answer
  const answered = updatePrimaryPerson(form, changes)
  const person = primaryPerson(answered)
  return withAnswers(
    question === undefined ? answered : updatePrimaryPerson(answered, markAnswered(person, [question])),
    form,
  )
}

function withAnswers(form: FormData, before: FormData): FormData {
  return updatePrimaryPerson(form, withoutStaleChoice(primaryPerson(form), primaryPerson(before)))
}

type Answer = Partial<Person> & { readonly question?: QuestionWithDefault }

/** What a person's record holds for a field; undefined while the field holds no right answer. */
function answerOf(
  field: Exclude<SharedField, 'productType'>,
  after: InstantForm,
  today: string,
): Answer | undefined {
  // What is right for anybody: not every product is for every age and amount.
  const general = { ...after, productType: undefined }
  const isRight = (asked: InstantField) => instantIssueCode(asked, general, today) === undefined
  if (!isRight(field)) return undefined
  const { deathBenefit, gender, tobacco, heightFeet, heightInches, weightPounds, healthRating } = after
  switch (field) {
    case 'residentState':
      return { residentState: after.residentState }
    case 'dateOfBirth':
      return { dateOfBirth: after.dateOfBirth }
    case 'gender':
      return gender && { gender }
    case 'tobacco':
      return tobacco === undefined ? undefined : { smoker: tobacco }
    case 'deathBenefit':
      return deathBenefit === null ? undefined : { selectedCoverage: deathBenefit, question: 'coverage' }
    case 'weightPounds':
      return weightPounds === null ? undefined : { weightPounds, question: 'weight' }
    case 'healthRating':
      return healthRating && { healthRating, question: 'healthRating' }
    case 'termDuration':
      return { selectedTerm: after.termDuration, question: 'termLength' }
    // Feet and inches are one answer; empty inches are none.
    case 'heightFeet':
    case 'heightInches':
      return heightFeet !== null && isRight('heightFeet') && isRight('heightInches')
        ? { heightFeet, heightInches: heightInches ?? 0, question: 'height' }
        : undefined
  }
}
