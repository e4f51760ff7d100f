import { z } from 'zod'
import { termLengths } from '#domain/people/person.ts'
import { stateCodes } from '#domain/people/states/states.ts'
import { policyTypeOf, soldPlanTypes } from '#domain/plans/plan-type.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { heightBounds, weightBounds } from '#domain/questionnaire/questions.ts'
import type { EstimateAnswers } from '#domain/quotes/estimate/estimate-form.ts'
import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'

const inchesInFoot = 12
const height = { min: heightBounds.minFeet * inchesInFoot, max: heightBounds.maxFeet * inchesInFoot + 11 }

const product = z
  .enum(soldPlanTypes)
  .describe(
    'Kind of plan: term (a number of years), whole (for life), iul (index universal life), gul (guaranteed universal life), vul (variable universal life), final-expense (small whole life for ages 50 to 85, 5,000 to 50,000 USD).',
  )

/** What a tool asks of a person. An age in years takes the place of a date of birth, and nobody is named. */
const person = {
  state: z
    .enum(stateCodes)
    .describe(
      'Two-letter code of the US state where the person lives. It decides whether a price may be shown.',
    ),
  age: z.int().min(0).max(120).describe('Age in whole years. Never ask for a date of birth.'),
  sex: z.enum(['female', 'male']).describe('Sex at birth, as carriers ask it. In Montana it does not count.'),
  tobacco: z.boolean().describe('Whether the person used tobacco or nicotine in the last 12 months.'),
}

const amount = z
  .int()
  .positive()
  .max(100_000_000)
  .describe('Death benefit in whole US dollars, such as 250000.')

/** What changes the price of a person, and is assumed where it is not told. */
const details = {
  height_inches: z
    .int()
    .min(height.min)
    .max(height.max)
    .default(70)
    .describe('Height in inches; 70 (5 feet 10 inches) if unknown. Does not matter for final-expense.'),
  weight_pounds: z
    .int()
    .min(weightBounds.min)
    .max(weightBounds.max)
    .default(170)
    .describe('Weight in pounds; 170 if unknown. Does not matter for final-expense.'),
}

const termYears = z
  .literal(termLengths)
  .default(20)
  .describe('Years of coverage for term: 10, 15, 20, 25 or 30. Ignored for other kinds of plan.')

const healthClass = z
  .enum(healthRatings)
  .default('Standard')
  .describe(
    'Health class, best first; Standard is average health for the age. list_options explains each. Does not matter for final-expense.',
  )

/** Everything that one price needs. */
export const priceInput = {
  product,
  ...person,
  amount,
  term_years: termYears,
  health_class: healthClass,
  ...details,
}
const wholePriceInput = z.object(priceInput)

/** What a comparison of terms needs: term is the kind of plan, and its years are what is compared. */
export const termsInput = { ...person, amount, health_class: healthClass, ...details }

/** What is asked of a person whose policies differ in amount and years. */
export const insuredInput = { ...person, health_class: healthClass, ...details }

/** What a comparison of health classes needs. */
export const classesInput = {
  product: product.exclude(['final-expense']),
  ...person,
  amount,
  term_years: termYears,
  ...details,
}

/** As much of it as is known. */
export const knownInput = {
  product: product.optional(),
  state: person.state.optional(),
  age: person.age.optional(),
  sex: person.sex.optional(),
  tobacco: person.tobacco.optional(),
  amount: amount.optional(),
  term_years: z.literal(termLengths).optional().describe('Years of coverage for term: 10, 15, 20, 25 or 30.'),
  health_class: z.enum(healthRatings).optional().describe('Health class, if the person told one.'),
  height_inches: z.int().min(height.min).max(height.max).optional().describe('Height in inches.'),
  weight_pounds: z.int().min(weightBounds.min).max(weightBounds.max).optional().describe('Weight in pounds.'),
}
const wholeKnownInput = z.object(knownInput)

const genderOf = { female: 'Female', male: 'Male' } as const

/** The answers as the site knows them. */
export function answersOf(input: z.infer<typeof wholePriceInput>): EstimateAnswers {
  return {
    productType: policyTypeOf(input.product),
    residentState: input.state,
    age: input.age,
    gender: genderOf[input.sex],
    tobacco: input.tobacco,
    deathBenefit: input.amount,
    termDuration: input.term_years,
    healthRating: input.health_class,
    ...heightOf(input.height_inches),
    weightPounds: input.weight_pounds,
  }
}

/** The answers that are known, as the site knows them. */
export function knownAnswersOf(input: z.infer<typeof wholeKnownInput>): KnownAnswers {
  return {
    ...(input.product !== undefined && { productType: policyTypeOf(input.product) }),
    ...(input.state !== undefined && { residentState: input.state }),
    ...(input.age !== undefined && { age: input.age }),
    ...(input.sex !== undefined && { gender: genderOf[input.sex] }),
    ...(input.tobacco !== undefined && { tobacco: input.tobacco }),
    ...(input.amount !== undefined && { deathBenefit: input.amount }),
    ...(input.term_years !== undefined && { termDuration: input.term_years }),
    ...(input.health_class !== undefined && { healthRating: input.health_class }),
    ...(input.height_inches !== undefined && heightOf(input.height_inches)),
    ...(input.weight_pounds !== undefined && { weightPounds: input.weight_pounds }),
  }
}

function heightOf(inches: number) {
  return { heightFeet: Math.floor(inches / inchesInFoot), heightInches: inches % inchesInFoot }
}
