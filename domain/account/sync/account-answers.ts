import { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { isAnswered } from '#domain/people/answered.ts'
import { isCalendarDate } from '#domain/people/dates/age.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { mostPeople } from '#domain/people/people.ts'
import { genders, type Person, primaryPersonId } from '#domain/people/person.ts'
import { policyTypeSchema, selectedPlanTypeSchema } from '#domain/plans/plan-type.ts'

/** The most that one entry of the table takes: characters of a text, texts of a list, people. */
const longestText = 200
const longestEntry = 100
const mostEntries = 40
const mostKept = mostPeople

/** A text that PostgreSQL can hold inside JSON. */
const storable = (text: string) => text !== '' && !text.includes('\0') && text.isWellFormed()

// What is wrong, too long or of another version is no answer; the rest of the entry still is one.
const text = z.string().max(longestText).refine(storable).optional().catch(undefined)
const texts = z
  .array(z.string().max(longestEntry).refine(storable))
  .min(1)
  .max(mostEntries)
  .optional()
  .catch(undefined)
const amount = z.number().positive().max(1e9).optional().catch(undefined)

/**
 * What an account keeps of one person, by question; a missing part was not answered, so no default ever stands here.
 * Weight in lb, coverage in USD, term in years. Of the first person the table `profiles` holds the rest.
 */
const accountPersonSchema = z.looseObject({
  id: z.string().min(1).max(longestEntry),
  smoker: z.boolean().optional().catch(undefined),
  height: z
    .object({ feet: z.int().min(0).max(9), inches: z.int().min(0).max(11) })
    .optional()
    .catch(undefined),
  weight: amount,
  healthRating: text,
  coverage: amount,
  planType: selectedPlanTypeSchema.optional().catch(undefined),
  term: amount,
  relationship: text,
  fullName: text,
  email: text,
  phone: text,
  dateOfBirth: z.string().refine(isCalendarDate).optional().catch(undefined),
  residentState: text,
  gender: z.enum(genders).optional().catch(undefined),
  medicalConditions: texts,
  medications: texts,
  insuranceGoals: texts,
})
export type AccountPerson = z.infer<typeof accountPersonSchema>

const recommendationSchema = z.looseObject({
  isWanted: z.boolean(),
  goal: text,
  planType: policyTypeSchema.optional().catch(undefined),
  /** In the language of the page on which the goal was chosen. */
  reason: z.string().max(1_000).refine(storable).optional().catch(undefined),
})

/**
 * The shape of `account_answers.answers`: what a price rests on and `profiles` has no column for, the first person
 * first, and how to be reached. Read tolerantly: a part that this version can't read is left out, one that it doesn't know is kept.
 */
export const accountAnswersSchema = z.looseObject({
  people: z
    .array(z.unknown())
    .catch([])
    .transform((people) =>
      people.slice(0, mostKept).flatMap((person) => {
        const read = accountPersonSchema.safeParse(person)
        return read.success ? [read.data] : []
      }),
    ),
  recommendation: recommendationSchema.optional().catch(undefined),
  /** How this visitor may be reached; nothing until they were asked. */
  reach: z.array(z.enum(reachWays)).min(1).max(reachWays.length).optional().catch(undefined),
})
export type AccountAnswers = z.infer<typeof accountAnswersSchema>

/** One row of the table `account_answers`. `updated_at` is an RFC 3339 timestamp. */
export const accountAnswersRowSchema = z.object({
  id: z.string(),
  answers: z.unknown().transform((stored) => readAccountAnswers(stored)),
  updated_at: z.string(),
})
export type AccountAnswersRow = z.infer<typeof accountAnswersRowSchema>

/** No answer at all. */
export const noAccountAnswers: AccountAnswers = { people: [] }

/** Reads what some version of the site stored; never throws. */
export function readAccountAnswers(stored: unknown): AccountAnswers {
  return accountAnswersSchema.parse(isRecord(stored) ? { people: [], ...stored } : noAccountAnswers)
}

/** What the account is to keep of a form: answers that somebody gave, and nothing that a default says. */
export function accountAnswersOf(form: FormData): AccountAnswers {
  const primary = primaryPerson(form)
  const { selectedInsuranceGoal: goal, recommendedPlanType: planType, recommendationReason: reason } = form
  const isTypeChosen = primary.selectedPlanType !== undefined
  return readAccountAnswers({
    people: form.people.map((person) =>
      person.id === primaryPersonId ? pricedAnswersOf(person) : addedAnswersOf(person),
    ),
    ...(isTypeChosen && { recommendation: { isWanted: form.needsRecommendation, goal, planType, reason } }),
    reach: form.reach,
  })
}

function pricedAnswersOf(person: Person) {
  const { id, smoker, selectedPlanType: planType } = person
  return {
    id,
    smoker,
    planType,
    ...(isAnswered(person, 'height') && {
      height: { feet: person.heightFeet, inches: person.heightInches },
    }),
    ...(isAnswered(person, 'weight') && { weight: person.weightPounds }),
    ...(isAnswered(person, 'healthRating') && { healthRating: person.healthRating }),
    ...(isAnswered(person, 'coverage') && { coverage: person.selectedCoverage }),
    ...(isAnswered(person, 'termLength') && { term: person.selectedTerm }),
  }
}

function addedAnswersOf(person: Person) {
  const { fullName, email, phone, dateOfBirth, residentState, gender } = person
  const { medicalConditions, medications, insuranceGoals } = person
  return {
    ...pricedAnswersOf(person),
    relationship: person.relationshipToPrimary,
    ...{ fullName: fullName.trim(), email: email.trim(), phone, dateOfBirth, residentState, gender },
    ...{ medicalConditions, medications, insuranceGoals },
  }
}

/** Whether there is anything to keep: an answer of the first person, somebody else, a wish for advice, or how to be reached. */
export function hasAccountAnswers({ people, recommendation, reach }: AccountAnswers): boolean {
  const [first, ...others] = people
  const isAnswer = ([part, value]: [string, unknown]) => part !== 'id' && value !== undefined
  const isWhole = recommendation !== undefined || reach !== undefined
  return isWhole || others.length > 0 || Object.entries(first ?? {}).some(isAnswer)
}

/**
 * What the account knows of the first person's tobacco. The column of `profiles` is "no" (PROFILE-02) until somebody
 * says yes; only with an answer here is its "no" one.
 */
export function saidTobacco(smokerColumn: boolean, { people }: AccountAnswers): boolean | undefined {
  if (smokerColumn) return true
  return people.find(({ id }) => id === primaryPersonId)?.smoker === undefined ? undefined : false
}

/** The same answers, with the first person's tobacco as `saidTobacco` tells it. */
export function withTobaccoOf(answers: AccountAnswers, smokerColumn: boolean): AccountAnswers {
  const smoker = saidTobacco(smokerColumn, answers)
  if (smoker === undefined) return answers
  const isKnown = answers.people.some(({ id }) => id === primaryPersonId)
  const people = isKnown ? answers.people : [{ id: primaryPersonId }, ...answers.people]
  return {
    ...answers,
    people: people.map((person) => (person.id === primaryPersonId ? { ...person, smoker } : person)),
  }
}
