import type { AiChatAnswer } from '#domain/chat/ai-chat.ts'
import { nextPriceStep, type PriceNotes, withKind } from '#domain/chat/price/next-step.ts'
import { type PriceQuestion, type PriceTalk, pronounOf } from '#domain/chat/price/price-talk.ts'
import {
  formatCoverage,
  formatHeightShort,
  formatMoney,
  formatWeight,
  formatYears,
} from '#domain/format/format.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { finalExpense } from '#domain/plans/final-expense.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { isUnisexState } from '#domain/pricing/unisex-states.ts'
import { assumedState } from '#domain/quotes/assumed-answers.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import { continueAddress } from '#domain/quotes/estimate/continue-address.ts'
import type { EstimateAnswers } from '#domain/quotes/estimate/estimate-form.ts'
import { asksHealth } from '#domain/quotes/instant/instant-fields.ts'
import { newInstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { type AssistantWords, assistantWords } from '#functions/assistant/words.ts'
import {
  basisText,
  failedText,
  filled,
  healthClassText,
  instantWords,
  likelyText,
  montanaText,
  noPlanText,
  noticeText,
  priceSourceOf,
  rangeText,
  refusalText,
} from '#functions/quotes/estimate/estimate-words.ts'
import type { Estimate, FindEstimate } from '#functions/quotes/estimate/find-estimate.ts'

/** What an answer about a price goes by. */
export interface PriceParts {
  settings: Settings
  language: Language
  /** The estimate for answers; rejects where the caller asked too often. */
  estimate: FindEstimate
  today: string
}

/** What there is to say to a message about a price: the next question, the price, or why there is none. */
export async function priceReply(
  message: string,
  talk: PriceTalk | undefined,
  parts: PriceParts,
): Promise<AiChatAnswer> {
  const { settings, language, today } = parts
  const step = nextPriceStep(message, talk, {
    licensed: settings.agent.licensedStates,
    today,
    sexCounts: (state) => sexCounts(settings, state),
    language,
  })
  const { prices } = assistantWords[language]
  const notes = notesText(step.notes, language)
  const reply = (paragraphs: readonly string[], price: PriceTalk = step.talk): AiChatAnswer => ({
    response: [...notes, ...paragraphs].join('\n\n'),
    price,
  })
  switch (step.kind) {
    case 'ask': {
      const question = priceQuestionText(step.asks, step.talk, language)
      const page = `${prices.orOnPage} ${pageLink(step.talk, language)}`
      return reply(step.isFirst ? [prices.begin, question, page] : [question])
    }
    case 'refuse': {
      const { residentState: state = assumedState } = step.talk.answers
      return reply([refusalText(step.refusal, { productType: step.productType, state }, settings, language)])
    }
    case 'price': {
      const found = await parts.estimate(step.answers)
      const isSexOpen = step.talk.answers.gender === undefined
      const link = [
        `${prices.plansWithAnswers} ${pageLink(step.talk, language)}`,
        ...(isSexOpen ? [prices.pageAsksSex] : []),
      ].join('\n')
      if (found.kind !== 'priced') return reply([whyNone(found, step.answers, settings, language), link])
      const basis = step.talk.isExplained
        ? prices.asBefore
        : `${basisText(settings, language)} ${noticeText(language)}`
      const priced = pricedText(found, step.answers, isSexOpen, settings, language)
      return reply([...priced, basis, link], { ...step.talk, isExplained: true })
    }
  }
}

/** The question that a conversation about a price waits with. */
export function priceQuestionText(asks: PriceQuestion, talk: PriceTalk, language: Language): string {
  const { questions } = assistantWords[language].prices
  if (asks !== 'deathBenefit') return questions[asks][pronounOf(talk)]
  const { any, bounds } = questions.deathBenefit
  const { min, max } = finalExpense.deathBenefit
  const money = (amount: number) => formatCoverage(amount, language)
  return talk.answers.productType === 'FinalExpense'
    ? filled(bounds, { min: money(min), max: money(max) })
    : filled(any, { example: money(exampleAmount) })
}

/** An amount that many ask for, in USD. */
const exampleAmount = 250_000

function sexCounts(settings: Settings, state: string): boolean {
  return priceSourceOf(settings) === 'service' || !isUnisexState(state)
}

function pageLink({ answers }: PriceTalk, language: Language): string {
  return `[${assistantWords[language].pages.instantQuotes}](${continueAddress(withKind(answers))})`
}

function notesText({ otherYears, toldBirth, isAmountOdd }: PriceNotes, language: Language): string[] {
  const { notes } = assistantWords[language].prices
  return [
    ...(toldBirth ? [notes.birth] : []),
    ...(isAmountOdd ? [notes.amount] : []),
    ...(otherYears === undefined
      ? []
      : [
          filled(notes.years, {
            years: String(otherYears.years),
            term: formatYears(otherYears.taken, language),
          }),
        ]),
  ]
}

function pricedText(
  found: Extract<Estimate, { kind: 'priced' }>,
  answers: EstimateAnswers,
  isSexOpen: boolean,
  settings: Settings,
  language: Language,
): string[] {
  const { prices } = assistantWords[language]
  const premiums = found.quotes.map(({ monthlyPremium }) => monthlyPremium)
  const money = (amount: number) => formatMoney(amount, language)
  const isTold = found.quotes.some((quote) => classRange(quote) !== undefined)
  const { told, assumed } = factsOf(answers, isSexOpen, prices, language)
  return [
    [
      filled(prices.estimate, { range: rangeText(found.range, language) }),
      filled(premiums.length === 1 ? prices.plan : prices.plans, {
        low: money(Math.min(...premiums)),
        high: money(Math.max(...premiums)),
      }),
      ...(isTold ? [likelyText(language)] : []),
    ].join(' '),
    [
      filled(prices.for, { facts: told.join(', ') }),
      ...(assumed.length > 0 ? [filled(prices.assumed, { facts: assumed.join(', ') })] : []),
      ...(isSexOpen ? [montanaText(settings, language)] : []),
    ].join(' '),
  ]
}

/** What the price rests on: what was told, and what stands in for what was not. */
function factsOf(
  answers: EstimateAnswers,
  isSexOpen: boolean,
  { facts }: AssistantWords['prices'],
  language: Language,
): { told: string[]; assumed: string[] } {
  const { productType, residentState, termDuration, healthRating } = answers
  const defaults = newInstantForm()
  const isTerm = productType === 'Term'
  const years = formatYears(termDuration ?? defaults.termDuration, language)
  const healthClass = filled(facts.healthClass, {
    healthClass: healthClassText(healthRating ?? defaults.healthRating ?? 'Standard', language),
  })
  const words = instantWords[language]
  const told = [
    words.products[productType].name,
    ...(isTerm && termDuration !== undefined ? [years] : []),
    formatCoverage(answers.deathBenefit, language),
    ...(isSexOpen ? [] : [facts[answers.gender]]),
    filled(facts.age, { age: String(answers.age) }),
    ...(residentState === undefined ? [] : [stateNames[residentState]]),
    answers.tobacco ? facts.tobacco : facts.noTobacco,
    ...(healthRating === undefined ? [] : [healthClass]),
  ]
  const body = filled(facts.body, {
    height: formatHeightShort(defaults.heightFeet ?? 0, defaults.heightInches ?? 0),
    weight: formatWeight(defaults.weightPounds ?? 0, language),
  })
  const assumed = [
    ...(isTerm && termDuration === undefined ? [years] : []),
    ...(asksHealth(productType) && healthRating === undefined ? [healthClass] : []),
    ...(asksHealth(productType) ? [body] : []),
    ...(productType === 'Whole'
      ? [filled(facts.paidUp, { paidUp: words.paidUp[defaults.paidUpPeriod] })]
      : []),
    ...(productType === 'IUL' ? [filled(facts.goal, { goal: words.goals[defaults.mainGoal] })] : []),
  ]
  return { told, assumed }
}

function whyNone(
  found: Exclude<Estimate, { kind: 'priced' }>,
  { productType, residentState: state = assumedState }: { productType: ProductType; residentState?: string },
  settings: Settings,
  language: Language,
): string {
  if (found.kind === 'refused') return refusalText(found.refusal, { productType, state }, settings, language)
  return found.kind === 'none' ? noPlanText(found.reason, language) : failedText(language)
}
