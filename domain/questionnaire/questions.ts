import { genders, type Person, termLengths } from '#domain/people/person.ts'
import { stateCodes } from '#domain/people/states/states.ts'
import { policyChoices } from '#domain/plans/plan-type.ts'
import { questionnaireRatings } from '#domain/pricing/quote-request.ts'

/** Every kind of question; each has exactly one renderer in the app. */
export const questionKinds = [
  'choice',
  'goals',
  'select',
  'slider',
  'text',
  'email',
  'phone',
  'date',
  'height',
  'weight',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Coverage in USD: the slider's bounds, its step, and the amounts offered beside it. */
export const coverageSlider = { min: 25_000, max: 2_000_000, step: 25_000 } as const
const coverageQuickPicks = [250_000, 500_000, 750_000, 1_000_000] as const

export const earliestDateOfBirth = '1900-01-01'
export const heightBounds = { minFeet: 4, maxFeet: 7, minInches: 0, maxInches: 11 } as const
/** Weight in lb. */
export const weightBounds = { min: 80, max: 500 } as const

/** When a question applies: always, or while one fact of the form has one value. */
export type Condition =
  | { readonly fact: 'needsRecommendation'; readonly is: true }
  | { readonly fact: 'selectedPlanType'; readonly is: 'Term' }

export type ChoiceOption = {
  readonly value: string | number | boolean
  /** The option's name in the locale files, under its question. */
  readonly key: string
}

type QuestionBase = { readonly id: string; readonly appliesWhen?: Condition }

export type ChoiceQuestion = QuestionBase & {
  readonly kind: 'choice'
  /** What of a person it asks: each of the options is a value of it. */
  readonly field: keyof Person
  readonly options: readonly ChoiceOption[]
}

type AnyQuestion =
  | ChoiceQuestion
  | (QuestionBase & { readonly kind: 'goals'; readonly field: 'selectedInsuranceGoal' })
  | (QuestionBase & {
      readonly kind: 'select'
      readonly field: 'residentState'
      readonly values: readonly string[]
    })
  | (QuestionBase & {
      readonly kind: 'slider'
      readonly field: 'selectedCoverage'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly quickPicks: readonly number[]
    })
  | (QuestionBase & { readonly kind: 'text'; readonly field: 'fullName'; readonly autoComplete: 'name' })
  | (QuestionBase & { readonly kind: 'email'; readonly field: 'email'; readonly autoComplete: 'email' })
  | (QuestionBase & { readonly kind: 'phone'; readonly field: 'phone'; readonly autoComplete: 'tel' })
  | (QuestionBase & {
      readonly kind: 'date'
      readonly field: 'dateOfBirth'
      readonly min: string
      readonly autoComplete: 'bday'
    })
  | (QuestionBase & {
      readonly kind: 'height'
      readonly field: 'heightFeet'
      readonly inchesField: 'heightInches'
      readonly bounds: typeof heightBounds
    })
  | (QuestionBase & {
      readonly kind: 'weight'
      readonly field: 'weightPounds'
      readonly min: number
      readonly max: number
    })

const optionOf = (value: string | number) => ({ value, key: String(value).replaceAll(' ', '') })

/**
 * The questionnaire as plain data, in the order in which it is asked. What a question says stands in the
 * locale files under its id; how it looks is decided by its kind.
 */
const table = [
  { id: 'policyType', kind: 'choice', field: 'selectedPlanType', options: policyChoices.map(optionOf) },
  {
    id: 'insuranceGoals',
    kind: 'goals',
    field: 'selectedInsuranceGoal',
    appliesWhen: { fact: 'needsRecommendation', is: true },
  },
  { id: 'state', kind: 'select', field: 'residentState', values: stateCodes },
  {
    id: 'coverage',
    kind: 'slider',
    field: 'selectedCoverage',
    ...coverageSlider,
    quickPicks: coverageQuickPicks,
  },
  { id: 'fullName', kind: 'text', field: 'fullName', autoComplete: 'name' },
  { id: 'email', kind: 'email', field: 'email', autoComplete: 'email' },
  { id: 'phone', kind: 'phone', field: 'phone', autoComplete: 'tel' },
  { id: 'dateOfBirth', kind: 'date', field: 'dateOfBirth', min: earliestDateOfBirth, autoComplete: 'bday' },
  { id: 'sex', kind: 'choice', field: 'gender', options: genders.map(optionOf) },
  {
    id: 'tobacco',
    kind: 'choice',
    field: 'smoker',
    options: [
      { value: true, key: 'yes' },
      { value: false, key: 'no' },
    ],
  },
  { id: 'height', kind: 'height', field: 'heightFeet', inchesField: 'heightInches', bounds: heightBounds },
  { id: 'weight', kind: 'weight', field: 'weightPounds', ...weightBounds },
  { id: 'healthRating', kind: 'choice', field: 'healthRating', options: questionnaireRatings.map(optionOf) },
  {
    id: 'termLength',
    kind: 'choice',
    field: 'selectedTerm',
    options: termLengths.map(optionOf),
    appliesWhen: { fact: 'selectedPlanType', is: 'Term' },
  },
] as const satisfies readonly AnyQuestion[]

export type StepId = (typeof table)[number]['id']
export type Question = AnyQuestion & { readonly id: StepId }
export const questions: readonly Question[] = table
export const stepIds: readonly StepId[] = table.map(({ id }) => id)

const byId = new Map<StepId, Question>(questions.map((question) => [question.id, question]))

/** Whether it names a step of the questionnaire. */
export function isStepId(value: unknown): value is StepId {
  return stepIds.some((id) => id === value)
}

/** The question of a step; the table holds one for every step id. */
export function questionOf(stepId: StepId): Question {
  const question = byId.get(stepId)
  if (question === undefined) throw new Error(`No question for step ${stepId}`)
  return question
}
