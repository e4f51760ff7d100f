import type { LicensedStates } from '#domain/people/states/licensed-states.ts'
import { finalExpense } from '#domain/plans/final-expense.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { assumedState } from '#domain/quotes/assumed-answers.ts'
import {
  type EstimateAnswers,
  type EstimateRefusal,
  estimateForm,
  estimateRefusal,
} from '#domain/quotes/estimate/estimate-form.ts'
import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'
import { isAmountOf } from '#domain/quotes/instant/instant-fields.ts'
import type { Language } from '#domain/site/language.ts'
import type { Insured, PriceQuestion, PriceTalk } from './price-talk.ts'
import { priceQuestions, uniquePeople } from './price-talk.ts'
import { type PriceMessage, readMessage, saysSomething } from './read-message.ts'
import { soldTerm } from './read-plan.ts'
import { spelled } from './spelled.ts'

/** What has to be said besides: years that no term has and those that are taken instead, a birth in place of an age, no amount. */
export interface PriceNotes {
  otherYears?: { years: number; taken: number }
  toldBirth?: boolean
  isAmountOdd?: boolean
}

/** What there is to say next: one question, that no price may be told, or the price of these answers. */
export type PriceStep = { talk: PriceTalk; notes: PriceNotes } & (
  | { kind: 'ask'; asks: PriceQuestion; isFirst: boolean }
  | { kind: 'refuse'; refusal: EstimateRefusal; productType: ProductType }
  | { kind: 'price'; answers: EstimateAnswers }
)

/** What a step goes by besides what was said. */
export interface PriceRules {
  licensed: LicensedStates
  /** Today's date in the US (ISO). */
  today: string
  /** Whether sex counts in the prices of a state; where it does not, it is not asked. */
  sexCounts: (state: string) => boolean
  /** The language of the answer. */
  language: Language
}

/** Of the words of a message, so many may be of something else: more, and it is about something else. */
const mostOthers = { beginning: 3, going: 3, answering: 2, following: 1 }

/**
 * Whether a message begins a conversation about a price, by its own words: it asks for a price and says of whom or of how
 * much, or it gives an amount and an age.
 */
export function beginsPrice(message: string): boolean {
  const read = readMessage(message, undefined)
  const { age, deathBenefit, gender, tobacco } = read.answers
  if (read.asksElse || read.others > mostOthers.beginning) return false
  const isOfSomebody = age !== undefined || (gender !== undefined && tobacco !== undefined)
  if (read.asksPlainly) return deathBenefit !== undefined || isOfSomebody
  return deathBenefit !== undefined && isOfSomebody
}

/** Whether a message goes on with the conversation about a price: it answers what was asked, or changes what was told. */
export function continuesPrice(message: string, talk: PriceTalk): boolean {
  const read = readMessage(message, heardBy(talk))
  if (!saysSomething(read) || read.asksElse) return false
  if (read.asksPrice) return read.others <= mostOthers.going
  return read.others <= (talk.asks === undefined ? mostOthers.following : mostOthers.answering)
}

/** Whether a message is nothing but such an answer or change, so that no search need be asked what it means. */
export function isBareAnswer(message: string, talk: PriceTalk): boolean {
  const read = readMessage(message, heardBy(talk))
  return saysSomething(read) && !read.asksElse && read.others === 0
}

/** After an age that nobody is insured at, the next number is another age, as if it had been asked. */
function heardBy(talk: PriceTalk): PriceTalk {
  const { age } = talk.answers
  const isOdd = age !== undefined && (age < youngestInsured || age > finalExpense.ages.oldest)
  return talk.asks === undefined && isOdd ? { ...talk, asks: 'age' } : talk
}

const youngestInsured = 18

const plainWords = new Set(
  `a an un una i im am soy es he she is hes shes no nope yes yeah si do dont did didnt does doesnt
  man woman male female hombre mujer`.split(/\s+/),
)

/**
 * Whether a message is the plainest answer to whether somebody is a man or a woman, or used tobacco: "a man", "no, I
 * don’t". Alone, without the question, such words can sound like somebody who gives up.
 */
export function isPlainAnswer(message: string, { asks, answers, ...talk }: PriceTalk): boolean {
  if (asks !== 'gender' && asks !== 'tobacco') return false
  const words = spelled(message).match(/[^\s.,!]+/g) ?? []
  const isPlain = words.length <= 4 && words.every((word) => plainWords.has(word))
  return isPlain && readMessage(message, { ...talk, answers, asks }).answers[asks] !== undefined
}

/** What there is to say after a message about a price; `talk` is how far the conversation had come before it. */
export function nextPriceStep(message: string, talk: PriceTalk | undefined, rules: PriceRules): PriceStep {
  const read = readMessage(message, talk && heardBy(talk))
  const insured = insuredAfter(read, talk)
  const told = answersAfter(read, talk, insured)
  const answers = withKind(told)
  const productType = answers.productType ?? 'Term'
  const notes: PriceNotes = {
    ...(read.otherYears !== undefined && {
      otherYears: { years: read.otherYears, taken: soldTerm(read.otherYears) },
    }),
    ...(read.toldBirth && answers.age === undefined && { toldBirth: true }),
    ...(read.isAmountOdd && { isAmountOdd: true }),
  }
  // The kind that an amount suggests holds from a price on: before one, another amount suggests another kind.
  const others = othersAfter(talk, insured)
  const settled: PriceTalk = {
    answers: told,
    insured,
    ...(others && { others }),
    language: rules.language,
    ...(talk?.isExplained && { isExplained: true }),
  }
  const refusal = refusalOf(answers, productType, rules)
  if (refusal !== undefined) return { kind: 'refuse', refusal, productType, talk: settled, notes }
  const asks = openQuestion(answers, rules)
  if (asks !== undefined) {
    return { kind: 'ask', asks, isFirst: talk === undefined, talk: { ...settled, asks }, notes }
  }
  return { kind: 'price', answers: completed(answers, productType), talk: { ...settled, answers }, notes }
}

function insuredAfter(read: PriceMessage, talk: PriceTalk | undefined): Insured {
  const before = talk?.insured ?? 'you'
  if (read.insured === undefined) return before
  // "She is 58" is still of the wife that was spoken of.
  const isPronoun = read.insured === 'person'
  const { gender } = read.answers
  const goesOn = isPronoun && before !== 'you' && (talk?.answers.gender ?? gender) === gender
  return goesOn ? before : read.insured
}

const uniqueOf = (insured: Insured) => uniquePeople.find((person) => person === insured)

/** What was told of whoever is not spoken of any more is kept, for when they are again. */
function othersAfter(talk: PriceTalk | undefined, insured: Insured): PriceTalk['others'] {
  if (talk === undefined || insured === talk.insured) return talk?.others
  const left = uniqueOf(talk.insured)
  if (left === undefined) return talk.others
  const { age, gender, tobacco, healthRating } = talk.answers
  return {
    ...talk.others,
    [left]: {
      ...(age !== undefined && { age }),
      ...(gender !== undefined && { gender }),
      ...(tobacco !== undefined && { tobacco }),
      ...(healthRating !== undefined && { healthRating }),
    },
  }
}

/** Another person keeps the plan and the state, and has an age, a sex and a health of their own, told now or before. */
function answersAfter(read: PriceMessage, talk: PriceTalk | undefined, insured: Insured): KnownAnswers {
  const { answers } = read
  if (talk === undefined) return answers
  const { age, gender, tobacco, healthRating, ...ofPlan } = talk.answers
  const known = uniqueOf(insured)
  const before = insured === talk.insured ? talk.answers : { ...ofPlan, ...(known && talk.others?.[known]) }
  const isTermMeant = answers.termDuration !== undefined && answers.productType === undefined
  const { tobacco: told, ...rest } = {
    ...before,
    ...answers,
    ...(isTermMeant && { productType: 'Term' as const }),
  }
  return told === undefined || read.isTobaccoOpen ? rest : { ...rest, tobacco: told }
}

/** A small amount and no kind of plan: what is sold in such amounts, at this age. Whoever told years wants term. */
export function withKind(answers: KnownAnswers): KnownAnswers {
  const { productType, deathBenefit, termDuration, age = finalExpense.ages.youngest } = answers
  if (productType !== undefined || deathBenefit === undefined || termDuration !== undefined) return answers
  if (age < finalExpense.ages.youngest || age > finalExpense.ages.oldest) return answers
  const isSmall = !isAmountOf('Term', deathBenefit) && deathBenefit <= finalExpense.deathBenefit.max
  return isSmall ? { ...answers, productType: 'FinalExpense' } : answers
}

/** Why no price can be told, as soon as it is known: whatever is open counts as if nothing stood against it. */
function refusalOf(
  answers: KnownAnswers,
  productType: ProductType,
  rules: PriceRules,
): EstimateRefusal | undefined {
  const form = estimateForm(
    {
      gender: 'Female',
      tobacco: false,
      deathBenefit: harmlessAmount,
      ...answers,
      age: answers.age ?? finalExpense.ages.youngest,
      productType,
    },
    rules.today,
  )
  const state = answers.residentState ?? licensedState(rules.licensed)
  return estimateRefusal({ ...form, residentState: state }, rules.licensed, rules.today)
}

/** Both final expense and every other plan can have it. */
const harmlessAmount = 25_000

function licensedState(licensed: LicensedStates): string {
  return licensed === 'all' ? assumedState : (licensed[0] ?? assumedState)
}

function openQuestion(answers: KnownAnswers, { sexCounts }: PriceRules): PriceQuestion | undefined {
  return priceQuestions.find((question) => {
    if (answers[question] !== undefined) return false
    return question !== 'gender' || sexCounts(answers.residentState ?? assumedState)
  })
}

function completed(answers: KnownAnswers, productType: ProductType): EstimateAnswers {
  const { age = 0, tobacco = false, deathBenefit = 0, gender = 'Female' } = answers
  return { ...answers, productType, age, tobacco, deathBenefit, gender }
}
