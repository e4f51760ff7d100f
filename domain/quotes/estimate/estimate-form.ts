import { birthDateAt } from '#domain/people/dates/age.ts'
import { isLicensedIn, type LicensedStates } from '#domain/people/states/licensed-states.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { instantIssues, isInstantFormUnderAge } from '#domain/quotes/instant/instant-fields.ts'
import { type InstantForm, newInstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { KnownAnswers } from './known-answers.ts'

/** What every estimate needs to know; what else there is to ask starts from the instant quote's defaults. */
export type EstimateAnswers = KnownAnswers & {
  productType: ProductType
  age: number
  gender: NonNullable<InstantForm['gender']>
  tobacco: boolean
  deathBenefit: number
}

/**
 * The instant quote that these answers ask for. `today` is an ISO date, on which this person has the age to the day: the
 * request wants a date of birth, and this one goes nowhere else. Term is asked for as the comparison asks for it.
 */
export function estimateForm({ age, ...answers }: EstimateAnswers, today: string): InstantForm {
  return {
    ...newInstantForm(),
    ...answers,
    dateOfBirth: birthDateAt(age, today),
    ...(answers.productType === 'Term' && { expeditedProducts: true }),
  }
}

/** Why no price may or can be told. */
export type EstimateRefusal = 'underAge' | 'unlicensed' | 'tooYoung' | 'tooOld' | 'tooLittle' | 'tooMuch'

/** Why no price is told for these answers, whatever carriers say; undefined where one may be. */
export function estimateRefusal(
  form: InstantForm,
  licensed: LicensedStates,
  today: string,
): EstimateRefusal | undefined {
  if (!isLicensedIn(licensed, form.residentState)) return 'unlicensed'
  if (isInstantFormUnderAge(form, today)) return 'underAge'
  const codes = instantIssues(form, today).map(({ field, code }) => `${field} ${code}`)
  if (codes.includes('dateOfBirth tooYoung')) return 'tooYoung'
  if (codes.some((code) => code.startsWith('dateOfBirth'))) return 'tooOld'
  if (codes.includes('deathBenefit tooMuch')) return 'tooMuch'
  return codes.some((code) => code.startsWith('deathBenefit')) ? 'tooLittle' : undefined
}
