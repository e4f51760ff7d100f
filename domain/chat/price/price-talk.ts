import { z } from 'zod'
import { knownAnswersSchema } from '#domain/quotes/estimate/known-answers.ts'
import { languages } from '#domain/site/language.ts'

/** Of whom there is one alone, so that whoever names them again means the same person. */
export const uniquePeople = ['you', 'wife', 'husband', 'spouse', 'mother', 'father'] as const

/** Who a price can be for: the visitor, or somebody they name by what they are to them. */
export const insuredPeople = [
  ...uniquePeople,
  'parent',
  'daughter',
  'son',
  'sister',
  'brother',
  'grandmother',
  'grandfather',
  'partner',
  'friend',
  'person',
] as const
export type Insured = (typeof insuredPeople)[number]

/** What was told of a person, and not of the plan. */
const personAnswersSchema = knownAnswersSchema.pick({
  age: true,
  gender: true,
  tobacco: true,
  healthRating: true,
})

/** What is asked for a price, in the order in which it is asked: the state before the sex, which it may make needless. */
export const priceQuestions = ['age', 'residentState', 'gender', 'tobacco', 'deathBenefit'] as const
export type PriceQuestion = (typeof priceQuestions)[number]

/**
 * How far a conversation about a price has come: what was told, of whom, and what was asked last. The visitor's tab keeps
 * it and sends it with the next message; the server keeps none of it. No name, no birth date, no text of a message.
 */
export const priceTalkSchema = z.strictObject({
  answers: knownAnswersSchema,
  insured: z.enum(insuredPeople),
  /** What was told of those who were spoken of before. */
  others: z.partialRecord(z.enum(uniquePeople), personAnswersSchema).exactOptional(),
  /** What the last answer asked; absent where it told a price, or said why there is none. */
  asks: z.enum(priceQuestions).exactOptional(),
  /** That a price was told with what it rests on; those that follow need not say it anew. */
  isExplained: z.literal(true).exactOptional(),
  /** The language of the conversation, for messages that are in none: "61", "Ohio". */
  language: z.enum(languages),
})
export type PriceTalk = z.infer<typeof priceTalkSchema>

/** How an insured person is spoken of. */
export function pronounOf({
  insured,
  answers,
}: Pick<PriceTalk, 'insured' | 'answers'>): 'you' | 'she' | 'he' | 'they' {
  if (insured === 'you') return 'you'
  if (answers.gender === undefined) return 'they'
  return answers.gender === 'Female' ? 'she' : 'he'
}
