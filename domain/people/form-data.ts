import { z } from 'zod'
import { reachWays } from '#domain/leads/reach.ts'
import { policyTypeSchema } from '#domain/plans/plan-type.ts'
import { newPrimaryPerson, type Person, personSchema } from './person.ts'

/** Everything the questionnaire knows, as kept on the device under the key `formData`. */
export const formDataSchema = z.object({
  numberOfPeople: z.number(),
  shoppingForMultiple: z.boolean(),
  people: z.array(personSchema).min(1),
  needsRecommendation: z.boolean(),
  selectedInsuranceGoal: z.string().optional(),
  recommendedPlanType: policyTypeSchema.optional(),
  recommendationReason: z.string().optional(),
  /** How this visitor may be reached; nothing until they were asked. */
  reach: z.array(z.enum(reachWays)).optional(),
  userId: z.string().optional(),
  isAuthenticated: z.boolean(),
})

export type FormData = z.infer<typeof formDataSchema>

/** The answers of someone who has not begun: one person, everything at its default. */
export function newFormData(): FormData {
  return {
    numberOfPeople: 1,
    shoppingForMultiple: false,
    people: [newPrimaryPerson()],
    needsRecommendation: false,
    isAuthenticated: false,
  }
}

/** The person whom person-level answers belong to: the first of the list. */
export function primaryPerson(form: FormData): Person {
  return form.people[0] ?? newPrimaryPerson()
}

/** The form with changes to its first person; the others stay. */
export function updatePrimaryPerson(form: FormData, changes: Partial<Person>): FormData {
  return { ...form, people: [{ ...primaryPerson(form), ...changes }, ...form.people.slice(1)] }
}

/** Whether nobody has answered anything; who is signed in is no answer. */
export function isFormUntouched(form: FormData): boolean {
  const [answers, defaults] = [form, newFormData()].map((one) =>
    JSON.stringify(formDataSchema.parse({ ...one, userId: undefined, isAuthenticated: false })),
  )
  return answers === defaults
}
