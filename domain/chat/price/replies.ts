import { finalExpense } from '#domain/plans/final-expense.ts'
import { isAmountOf } from '#domain/quotes/instant/instant-fields.ts'
import { type PriceTalk, priceQuestions } from './price-talk.ts'

/** What a visitor may say next with one tap; its words are `replies` of the chat. Amounts in USD. */
export type PriceReply =
  | { id: 'yes' | 'no' | 'woman' | 'man' | 'spouse' | 'termLife' | 'wholeLife' }
  | { id: 'amount' | 'otherAmount'; amount: number }
  | { id: 'years'; years: number }

const amounts = [100_000, 250_000, 500_000]
const smallAmounts = [10_000, 15_000, 25_000]
const terms = [10, 20, 30]
const termIfNoneIsTold = 20
const largeAmount = 1_000_000

/** What fits an answer about a price: answers to its question, or where the conversation may go from a price. */
export function repliesTo(talk: PriceTalk): readonly PriceReply[] {
  const { asks, answers } = talk
  const { productType, deathBenefit } = answers
  const isSmall = productType === 'FinalExpense'
  switch (asks) {
    case 'age':
    case 'residentState':
      return []
    case 'gender':
      return [{ id: 'woman' }, { id: 'man' }]
    case 'tobacco':
      return [{ id: 'no' }, { id: 'yes' }]
    case 'deathBenefit':
      return (isSmall ? smallAmounts : amounts).map((amount) => ({ id: 'amount', amount }))
    case undefined:
      break
  }
  if (isSmall && isOutside(talk)) return [{ id: 'termLife' }, { id: 'wholeLife' }]
  const isOpen = priceQuestions.some((question) => question !== 'gender' && answers[question] === undefined)
  if (isOpen || deathBenefit === undefined) return []
  if (!isAmountOf(productType ?? 'Term', deathBenefit)) return amounts.slice(0, 2).map(other)
  const isTerm = productType === undefined || productType === 'Term'
  const otherTerms = isTerm
    ? terms.filter((years) => years !== (answers.termDuration ?? termIfNoneIsTold))
    : []
  return [
    ...otherTerms.map((years): PriceReply => ({ id: 'years', years })),
    other(otherAmount(deathBenefit, isSmall)),
    ...(talk.insured === 'you' ? [{ id: 'spouse' } as const] : []),
  ]
}

function other(amount: number): PriceReply {
  return { id: 'otherAmount', amount }
}

/** Whom or what final expense is not for. */
function isOutside({ answers: { age, deathBenefit } }: PriceTalk): boolean {
  const isAge = age === undefined || (age >= finalExpense.ages.youngest && age <= finalExpense.ages.oldest)
  return !isAge || (deathBenefit !== undefined && deathBenefit > finalExpense.deathBenefit.max)
}

function otherAmount(amount: number, isSmall: boolean): number {
  const isLarge = amount * 2 > (isSmall ? finalExpense.deathBenefit.max : largeAmount)
  return isLarge ? Math.ceil(amount / 2000) * 1000 : amount * 2
}
