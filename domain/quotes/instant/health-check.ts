import type { HealthRating } from '#domain/pricing/quote-request.ts'

/** Three plain questions in place of a rating that only insurers know. */
export const healthQuestions = ['medicine', 'illness', 'hospital'] as const
type HealthQuestion = (typeof healthQuestions)[number]
/** What was answered so far. */
export type HealthCheckAnswers = { readonly [Question in HealthQuestion]?: boolean }

type Pointer = Record<HealthQuestion, boolean> & { readonly rating: HealthRating }

/** What each set of answers points to. An example, like the prices: a carrier's guide decides. */
const pointers: readonly Pointer[] = [
  { medicine: false, illness: false, hospital: false, rating: 'Preferred' },
  { medicine: false, illness: false, hospital: true, rating: 'Standard' },
  { medicine: true, illness: false, hospital: false, rating: 'Table 1' },
  { medicine: true, illness: false, hospital: true, rating: 'Table 2' },
  { medicine: false, illness: true, hospital: false, rating: 'Table 2' },
  { medicine: true, illness: true, hospital: false, rating: 'Table 3' },
  { medicine: false, illness: true, hospital: true, rating: 'Table 3' },
  { medicine: true, illness: true, hospital: true, rating: 'Table 4' },
]

/** The health rating that the answers point to; none before all three are given. */
export function suggestedRating(answers: HealthCheckAnswers): HealthRating | undefined {
  return pointers.find((pointer) =>
    healthQuestions.every((question) => pointer[question] === answers[question]),
  )?.rating
}
