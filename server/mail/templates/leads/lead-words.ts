import { z } from 'zod'
import { consentKinds } from '#domain/leads/consent.ts'
import { bestTimes, leadKinds } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { soldPlanTypes } from '#domain/plans/plan-type.ts'
import type { Language } from '#domain/site/language.ts'
import en from '#server/mail/templates/leads/words/en.json' with { type: 'json' }
import es from '#server/mail/templates/leads/words/es.json' with { type: 'json' }

const words = z.string().trim().min(1)
const byKind = z.record(z.enum(leadKinds), words)
const yesOrNo = z.strictObject({ yes: words, no: words })

const visitorKind = z.strictObject({
  /** Short enough for the list of emails on a phone. */
  subject: words.max(40),
  /** What such a list shows after the subject. */
  preview: words.max(90),
  heading: words,
  paragraphs: z.array(words).min(1),
  plansHeading: words,
  next: z.array(words).min(1),
})

/** The words of the emails about leads in one language; `{{name}}` is filled in. */
export const leadWordsSchema = z.strictObject({
  kinds: byKind,
  planTypes: z.record(z.enum([...soldPlanTypes, 'other']), words),
  plan: z.strictObject({
    column: words,
    priceColumn: words,
    years: z.strictObject({ one: words, other: words }),
    person: words,
    month: words,
    estimate: words,
    sample: words,
  }),
  bestTimes: z.record(z.enum(bestTimes), words),
  ways: z.record(z.enum(reachWays), words),
  inZone: words,
  visitor: z.strictObject({
    thanks: words,
    thanksUnnamed: words,
    calledAt: words,
    nextHeading: words,
    pricesHeading: words,
    disclosure: words,
    sample: words,
    call: words,
    questions: words,
    consentHeading: words,
    consent: z.record(z.enum([...consentKinds, 'none']), words),
    /** The link to where the request stands. */
    status: z.strictObject({ heading: words, text: words, link: words }),
    /** The link by which ways are refused. */
    choices: words,
    /** Of an email that was asked for by somebody who refused emails. */
    askedFor: words,
    reached: words,
    noCalls: words,
    outOfState: z.strictObject({ text: words, next: z.array(words).min(1) }),
    notYouHeading: words,
    notYou: words,
    sender: words,
    kinds: z.record(z.enum(leadKinds), visitorKind),
  }),
  /** The email with the digits that open the page on which a request stands. */
  code: z.strictObject({
    subject: words.max(40),
    preview: words.max(90),
    heading: words,
    text: words,
    label: words,
    expires: words,
    notYouHeading: words,
    notYou: words,
    questions: words,
    sender: words,
  }),
  agent: z.strictObject({
    subject: words,
    unnamed: words,
    preview: words,
    headings: byKind,
    unnamedHeadings: byKind,
    hints: byKind,
    facts: z.strictObject({
      phone: words,
      email: words,
      reach: words,
      bestTimes: words,
      language: words,
      consent: words,
      asked: words,
    }),
    languages: z.strictObject({ en: words, es: words }),
    anyTime: words,
    consent: z.record(z.enum(consentKinds), yesOrNo),
    /** Agreed to on this form, by somebody who refuses it. */
    consentRefused: words,
    /** What somebody refused, as a list of `refusals`; `refusedYet` where they ask for a call all the same. */
    refused: words,
    refusedYet: words,
    refusals: z.record(z.enum(reachWays), words),
    outOfState: z.strictObject({ preview: words.max(90), text: words }),
    noReplyText: words,
    noReplyAtAll: words,
    plansHeading: words,
    open: words,
    linkBelow: words,
    reply: words,
    replyUnnamed: words,
    noReply: words,
    sender: words,
  }),
  licence: z.strictObject({
    agent: words,
    everywhere: words,
    states: words,
    producerNumber: words,
    state: words,
    domicile: words,
    independent: words,
  }),
})

export type LeadWords = z.infer<typeof leadWordsSchema>

/** Read once at start, so that a fault in them shows there. */
export const leadWords: Readonly<Record<Language, LeadWords>> = {
  en: leadWordsSchema.parse(en),
  es: leadWordsSchema.parse(es),
}
