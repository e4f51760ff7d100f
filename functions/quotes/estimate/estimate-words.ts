import enInstant from '#content/messages/en/quote/instant-quote.json' with { type: 'json' }
import enCommon from '#content/messages/en/site/common.json' with { type: 'json' }
import esInstant from '#content/messages/es/quote/instant-quote.json' with { type: 'json' }
import esCommon from '#content/messages/es/site/common.json' with { type: 'json' }
import { formatMoney, formatPercent, formatYears } from '#domain/format/format.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { finalExpense } from '#domain/plans/final-expense.ts'
import { type ProductType, plainNameOf, policyTypeOf } from '#domain/plans/plan-type.ts'
import type { ErrorStatistics } from '#domain/pricing/accuracy/accuracy.ts'
import type { EstimateRefusal } from '#domain/quotes/estimate/estimate-form.ts'
import type { FirstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import { boundsOf } from '#domain/quotes/instant/instant-fields.ts'
import type { PriceDetails } from '#domain/quotes/price-details.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { pageOperatorWords } from '#functions/assistant/operator-words.ts'
import en from '#functions/quotes/estimate/words/en.json' with { type: 'json' }
import es from '#functions/quotes/estimate/words/es.json' with { type: 'json' }

const words: Readonly<Record<Language, typeof en>> = { en, es }
/** The words of the instant quote's page, which says much of the same. */
export const instantWords = { en: enInstant, es: esInstant } satisfies Record<Language, typeof enInstant>

type PriceSource = PriceDetails['source']

const sources = {
  embedded: 'model',
  'rate-tables': 'rate-table',
  'white-swan': 'service',
} as const satisfies Record<Settings['quotes']['provider'], PriceSource>

/** Where prices come from by the settings. */
export function priceSourceOf({ quotes }: Pick<Settings, 'quotes'>): PriceSource {
  return sources[quotes.provider]
}

const classNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: enCommon.healthClasses,
  es: esCommon.healthClasses,
}

/** What a health class is called; one of a carrier's own as the carrier calls it. */
export function healthClassText(healthClass: string, language: Language): string {
  return classNames[language][healthClass] ?? healthClass
}

/** What a plan is called: "Term Life, 20 years", or the carrier's own name for it. */
export function productText({ productName }: Pick<Quote, 'productName'>, language: Language): string {
  const plain = plainNameOf(productName)
  if (plain === undefined) return productName
  const { name } = instantWords[language].products[policyTypeOf(plain.planType)]
  return plain.years === undefined ? name : `${name}, ${formatYears(plain.years, language)}`
}

/** Puts values in the places that a text names: `{{low}}`. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => values[name] ?? place)
}

/** "$62 to $118 a month, from 5 carriers". */
export function rangeText({ low, high, carriers }: FirstRange, language: Language): string {
  const { range, carriers: counted } = words[language]
  return filled(range, {
    low: formatMoney(low, language, 0),
    high: formatMoney(high, language, 0),
    carriers: carriers === 1 ? counted.one : filled(counted.other, { count: String(carriers) }),
  })
}

/** What the prices are made of. */
export function basisText(settings: Settings, language: Language): string {
  return filled(words[language].basis[priceSourceOf(settings)], { agent: settings.agent.name })
}

/** How far off the model is, or that its error says nothing about these prices. */
export function errorText(error: ErrorStatistics | undefined, language: Language): string {
  if (error === undefined) return words[language].noError
  return filled(words[language].error, {
    count: String(error.count),
    median: formatPercent(error.median * 100, language, 1),
    ninetieth: formatPercent(error.ninetieth * 100, language, 1),
  })
}

/** That nobody publishes prices to compare with. */
export function unpublishedErrorText(language: Language): string {
  return words[language].unpublishedError
}

/** That it is an estimate and no advice. */
export function noticeText(language: Language): string {
  const { notAnOffer, noAdvice } = words[language]
  return `${notAnOffer} ${noAdvice}`
}

/** What the range runs over. */
export function likelyText(language: Language): string {
  return words[language].likely
}

/** Who is licensed, under which numbers: what a state wants to be told with a price. */
export function agentText(settings: Settings, language: Language): string {
  const { agent } = settings
  const { agent: sentence, license, domicile } = words[language]
  const operator = { ...pageOperatorWords(settings, language), npn: agent.nationalProducerNumber }
  return [
    filled(sentence, operator),
    ...agent.stateLicenses.map(({ state, number }) =>
      filled(license, { state: isStateCode(state) ? stateNames[state] : state, number }),
    ),
    ...(agent.domicile === null ? [] : [filled(domicile, { domicile: agent.domicile })]),
  ].join(' ')
}

/** Montana's rule, as these prices keep it. */
export function montanaText(settings: Settings, language: Language): string {
  const { montana } = words[language]
  return priceSourceOf(settings) === 'service' ? montana.service : montana.own
}

/** Why no price is told. */
export function refusalText(
  refusal: EstimateRefusal,
  about: { productType: ProductType; state: string },
  settings: Settings,
  language: Language,
): string {
  const { refused } = words[language]
  const { agent } = settings
  const isFinalExpense = about.productType === 'FinalExpense'
  const text = refusal === 'tooLittle' && isFinalExpense ? refused.tooLittleForExpense : refused[refusal]
  const { min } = boundsOf('deathBenefit', about.productType)
  return filled(text, {
    agent: agent.name,
    phone: agent.phone,
    state: isStateCode(about.state) ? stateNames[about.state] : about.state,
    youngest: String(finalExpense.ages.youngest),
    oldest: String(finalExpense.ages.oldest),
    min: formatMoney(min, language, 0),
    max: formatMoney(finalExpense.deathBenefit.max, language, 0),
  })
}

/** Why no carrier has a plan, where that is known. */
export function noPlanText(reason: string | undefined, language: Language): string {
  const { reasons } = instantWords[language].empty
  const known = Object.entries(reasons).find(([name]) => name === reason)?.[1]
  return known ?? reasons.no_plan_fits
}

export function failedText(language: Language): string {
  return words[language].failed
}
