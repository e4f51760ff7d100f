import { z } from 'zod'
import { type PageKey, pages } from '#content/pages.ts'
import type { Language } from '#domain/site/language.ts'
import { type OwnAnswerId, ownAnswers } from '#functions/assistant/answers/own-answers.ts'
import en from '#functions/assistant/words/en.json' with { type: 'json' }
import es from '#functions/assistant/words/es.json' with { type: 'json' }

const words = z.string().trim().min(1)

function idsOf<Id extends string>(record: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(record).filter((id): id is Id => Object.hasOwn(record, id))
}

/** A question to the visitor, or about somebody they speak of. */
const ofPerson = z.strictObject({ you: words, she: words, he: words, they: words })

const wordsSchema = z.strictObject({
  /** What a link to a page is called. */
  pages: z.record(z.enum(idsOf<PageKey>(pages)), words),
  frame: z.strictObject({
    readMore: words,
    seeAlso: words,
    /** Said before the way to prices that the questionnaire does not have. */
    prices: words,
    notUnderstood: words,
    crisis: words,
    /** Said in its place, before the answer, to somebody who may have asked an ordinary question. */
    crisisFirst: words,
    /** Said after it to somebody who only asks what a policy says. */
    crisisPolicy: words,
  }),
  answers: z.record(z.enum(idsOf<OwnAnswerId>(ownAnswers)), words),
  /** What is said on the way to a price. */
  prices: z.strictObject({
    begin: words,
    orOnPage: words,
    back: words,
    again: words,
    questions: z.strictObject({
      age: ofPerson,
      residentState: ofPerson,
      gender: ofPerson,
      tobacco: ofPerson,
      deathBenefit: z.strictObject({ any: words, bounds: words }),
    }),
    notes: z.strictObject({ birth: words, amount: words, years: words }),
    estimate: words,
    /** What the plans cost to the cent, several or one. */
    plans: words,
    plan: words,
    for: words,
    assumed: words,
    facts: z.strictObject({
      age: words,
      Female: words,
      Male: words,
      tobacco: words,
      noTobacco: words,
      healthClass: words,
      body: words,
      paidUp: words,
      goal: words,
    }),
    /** In place of what a price rests on, where that was said with one before. */
    asBefore: words,
    plansWithAnswers: words,
    /** Where the sex is not asked here. */
    pageAsksSex: words,
  }),
})

// A page without a name here does not compile.
en.pages satisfies Record<PageKey, string>
es.pages satisfies Record<PageKey, string>

/** The assistant's own words. Links in them are `[label](pageName)`, placeholders the operator's and the facts'. */
export type AssistantWords = z.infer<typeof wordsSchema>

export const assistantWords: Readonly<Record<Language, AssistantWords>> = {
  en: wordsSchema.parse(en),
  es: wordsSchema.parse(es),
}
