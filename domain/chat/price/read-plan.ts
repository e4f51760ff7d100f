import { termLengths } from '#domain/people/person.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import type { HealthRating } from '#domain/pricing/quote-request.ts'
import type { RestOfText } from './rest-of-text.ts'

const scales: Readonly<Record<string, number>> = {
  ...{ k: 1000, mil: 1000, thousand: 1000, grand: 1000, gs: 1000 },
  ...{ m: 1e6, mm: 1e6, million: 1e6, millions: 1e6, millon: 1e6, millones: 1e6 },
  ...{ billion: 1e9, billions: 1e9, trillion: 1e12, trillions: 1e12, billon: 1e12, billones: 1e12 },
}
const scale = `(?: ?(${Object.keys(scales).join('|')})\\b)`
const money = '(?: ?(?:us )?(?:dollars?|dolares|bucks|usd)\\b)'
const digits = '(\\d{1,3}(?:[,.]\\d{3})+|\\d+(?:\\.\\d{1,2})?)'
/** What is paid, earned or owed is no amount of coverage. */
const otherMoney = new RegExp(
  `(?:\\b(?:earn|make|makes|making|income of|salary of|owe|debts? of|mortgage of|gano|gana|ganamos|debo|debemos|hipoteca de|ingresos de)(?: about| around| como| unos)? )\\$? ?${digits}${scale}?${money}?(?: (?:a year|a month|al ano|al mes))?|\\$? ?${digits}${scale}?${money}? ?(?:a|per|each|every|al|por|cada|\\/) ?(?:month|mo|mes|week|semana|year|yr|ano)\\b|\\$? ?${digits}${scale}?${money}? (?:monthly|mensual(?:es)?|yearly|anual(?:es)?)\\b`,
)
const withSign = new RegExp(`\\$ ?${digits}${scale}?${money}?`)
const withScale = new RegExp(`(?<![\\d.,$])${digits}${scale}${money}?`)
const withMoney = new RegExp(`(?<![\\d.,$])${digits}${money}`)
const grouped = /(?<![\d.,$])(\d{1,3}(?:[,.]\d{3})+)(?![\d])/
const plainNumber = /(?<![\d.,$/])(\d{4,9})(?![\d])/

/** Nothing but a number that nobody is insured for, as an answer: "0", "-5". */
const noAmount = /^\W*\d{1,3}\W*$/

/**
 * An amount of coverage in whole USD. A bare number of four digits and more counts, unless it is a year. Where the amount
 * was asked for, `isOdd` says that numbers were told and none of them is it: of two none is, as in "between 100k and 200k".
 */
export function amountSaid(text: RestOfText, isAsked: boolean): { amount?: number; isOdd: boolean } {
  text.takeAll(otherMoney)
  const written = [withSign, withScale, withMoney, grouped].flatMap((pattern) => text.takeAll(pattern))
  const bare = text
    .takeAll(plainNumber)
    .filter(([, number = '']) => isAsked || !/^(?:19|20)\d\d$/.test(number))
  const amounts = new Set(
    [...written, ...(written.length > 0 ? [] : bare)].flatMap((match) => amountOf(match) ?? []),
  )
  const [amount, second] = amounts
  if (amount !== undefined && second === undefined) return { amount, isOdd: false }
  const wereTold = written.length + bare.length > 0 || text.take(noAmount) !== undefined
  return { isOdd: isAsked && wereTold }
}

/** In USD. Whoever writes more means more than any plan pays. */
const mostRead = 100_000_000

function amountOf([, written = '', unit = '']: RegExpExecArray): number | undefined {
  const isGrouped = /^\d{1,3}(?:[,.]\d{3})+$/.test(written)
  const number = isGrouped ? Number(written.replace(/[,.]/g, '')) : Number(written)
  // Who writes "15,000 mil" means 15,000.
  const amount = Math.round(number * (isGrouped ? 1 : (scales[unit] ?? 1)))
  return amount > 0 ? Math.min(amount, mostRead) : undefined
}

const term =
  /\b(for|over|of|to|por|a|de|durante|plazo de|termino de|an?)? ?\b(\d{1,3}) ?(?:years?|yrs?|yr|anos?)\b( term| termino| plazo)?|\b(?:term|termino|plazo)(?: of| de| a)? (\d{1,2})\b/
const bareTerm = /\b(?:and|y|what about|how about|que tal|with|con) (10|15|20|25|30)\W*$/
const youngestTold = 18
const oldestTold = 120

/**
 * Years of a term, also such as nobody sells. Where nothing says that they are a term, what no term has is an age, as in
 * "how much is it, 27 years".
 */
export function yearsSaid(text: RestOfText, isTerm: boolean): { years?: number; age?: number } {
  const match = text.take(term)
  const years = Number(match?.[2] ?? match?.[4] ?? text.take(bareTerm)?.[1])
  if (!Number.isInteger(years) || years === 0) return {}
  const isBare =
    match !== undefined && match[1] === undefined && match[3] === undefined && match[4] === undefined
  const isSold = termLengths.some((length) => length === years)
  const isAge = isBare && !isSold && !isTerm && years >= youngestTold && years <= oldestTold
  return isAge ? { age: years } : { years }
}

/** The length that is sold and covers so many years; the longest where none does. */
export function soldTerm(years: number): (typeof termLengths)[number] {
  return termLengths.find((length) => length >= years) ?? 30
}

const products: readonly { product: ProductType; pattern: RegExp }[] = [
  { product: 'GUL', pattern: /\b(?:guaranteed universal(?: life)?|gul|universal garantizad[oa])\b/ },
  { product: 'VUL', pattern: /\b(?:variable universal(?: life)?|vul|universal variable)\b/ },
  {
    product: 'IUL',
    pattern:
      /\b(?:index(?:ed)? universal(?: life)?|iul|universal indexad[oa]|(?:vida )?universal(?: life)?)\b/,
  },
  {
    product: 'FinalExpense',
    pattern:
      /\b(?:final expenses?|burial|funerals?|cremation|gastos? (?:finales|funerarios|funerales)|funerarios?|funeraria|entierro|sepelio|cremacion|velorio)\b/,
  },
  {
    product: 'Whole',
    pattern:
      /\b(?:w?hole life|permanent(?: life)?|vida entera|vida completa|vitalici[oa]|de por vida|permanente)\b/,
  },
  {
    product: 'Term',
    pattern: /\b(?:(?:level )?term(?: life)?|(?:a |vida a )?termino|temporal|(?:a )?plazo)\b/,
  },
]

/** The kind of plan that a text names; none where it names several. */
export function productSaid(text: RestOfText): ProductType | undefined {
  const found = products.filter(({ pattern }) => text.takeAll(pattern).length > 0)
  return found.length === 1 ? found[0]?.product : undefined
}

const ratings: readonly { rating: HealthRating; pattern: RegExp }[] = [
  {
    rating: 'Super Preferred',
    pattern: /\b(?:super preferred|preferred plus|super ?preferente|preferred best)\b/,
  },
  { rating: 'Preferred', pattern: /\b(?:preferred|preferente)\b/ },
  { rating: 'Standard', pattern: /\b(?:standard|estandar)\b/ },
  { rating: 'Table 1', pattern: /\b(?:table|tabla) ?(?:1|a)\b/ },
  { rating: 'Table 2', pattern: /\b(?:table|tabla) ?(?:2|b)\b/ },
  { rating: 'Table 3', pattern: /\b(?:table|tabla) ?(?:3|c)\b/ },
  { rating: 'Table 4', pattern: /\b(?:table|tabla) ?(?:4|d)\b/ },
]

/** The health class that a text names. */
export function ratingSaid(text: RestOfText): HealthRating | undefined {
  const found = ratings.find(({ pattern }) => text.take(pattern))
  if (found) text.takeAll(/\b(?:health |best )?(?:class|rating|category)|(?:clase|categoria)(?: de salud)?\b/)
  return found?.rating
}
