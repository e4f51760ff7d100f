import { z } from 'zod'
import { selectedPlanTypeSchema } from '#domain/plans/plan-type.ts'

export const genders = ['Male', 'Female'] as const
export const termLengths = [10, 15, 20, 25, 30] as const
export const relationships = ['Primary', 'Spouse', 'Child', 'Parent', 'Business Partner'] as const

/** The questions whose answer starts from a default (FORM-04): a default that nobody confirmed is no answer. */
export const questionsWithDefault = ['coverage', 'height', 'weight', 'healthRating', 'termLength'] as const
export type QuestionWithDefault = (typeof questionsWithDefault)[number]

/** One person to be insured, as the form data holds it. Weight in lb, coverage in USD, term in years. */
export const personSchema = z.object({
  id: z.string().min(1),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** ISO date, or empty while unanswered. */
  dateOfBirth: z.string(),
  /** Two-letter code, or empty while unanswered. */
  residentState: z.string(),
  gender: z.enum(genders).optional(),
  heightFeet: z.number(),
  heightInches: z.number(),
  weightPounds: z.number(),
  healthRating: z.string(),
  smoker: z.boolean().optional(),
  medicalConditions: z.array(z.string()),
  medications: z.array(z.string()),
  relationshipToPrimary: z.string(),
  insuranceGoals: z.array(z.string()),
  selectedCoverage: z.number(),
  selectedPlanType: selectedPlanTypeSchema.optional(),
  selectedTerm: z.number(),
  selectedCompany: z.string(),
  /** USD per month. */
  selectedMonthlyPrice: z.number(),
  /** Which of the questions with a default were answered, be it with the default itself: see `isAnswered`. */
  answered: z.array(z.enum(questionsWithDefault)).optional(),
})

export type Person = z.infer<typeof personSchema>

export const primaryPersonId = 'primary'

/** The first person before any answer: the defaults of FORM-04 to FORM-06. */
export function newPrimaryPerson(): Person {
  return {
    id: primaryPersonId,
    fullName: '',
    email: '',
    phone: '',
    dateOfBirth: '',
    residentState: '',
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: 'Standard',
    medicalConditions: [],
    medications: [],
    relationshipToPrimary: 'Primary',
    insuranceGoals: [],
    selectedCoverage: 250_000,
    selectedTerm: 20,
    selectedCompany: '',
    selectedMonthlyPrice: 0,
  }
}
