import { termLengths } from '#domain/people/person.ts'
import type { TermLength } from '#domain/pricing/premiums/term.ts'
import type { HealthClass, Life } from '#domain/pricing/risk/underwriting-class.ts'

/** What a published price is for. `termYears` with term alone; `premiumYears` with whole life that is paid up early. */
export type PublishedProduct = 'term' | 'whole' | 'final-expense'

/** One price that a website or a carrier has published, in USD a month or a year. */
export type PublishedPrice = {
  source: string
  product: PublishedProduct
  life: Life
  termYears?: TermLength
  premiumYears?: 10
  /** USD. */
  face: number
  mode: 'monthly' | 'annual'
  published: number
}

const products: Record<string, PublishedProduct> = { term: 'term', wl: 'whole', fe: 'final-expense' }

/** The classes by the file's codes. Final expense has none of its own and asks for no class. */
const classes: Record<string, HealthClass> = {
  PP: 'Super Preferred',
  P: 'Preferred',
  SP: 'Standard Plus',
  S: 'Standard',
  FE: 'Standard',
}

/**
 * Reads `data/published-prices.csv`: source, product, sex, age, tobacco, class, years, face, mode (M a month, A a
 * year), USD. Throws, naming the line, where a row can't be understood.
 */
export function readPublishedPrices(csvText: string): PublishedPrice[] {
  const [, ...lines] = csvText.trim().split(/\r?\n/)
  return lines.map((line, index) => {
    const price = readPrice(line.split(','))
    if (price === undefined) throw new Error(`Published prices, line ${index + 2}: ${line}`)
    return price
  })
}

function readPrice(cells: readonly string[]): PublishedPrice | undefined {
  const [source, code = '', sex, age, tobacco, classCode = '', years, face, mode, published] = cells
  const product = products[code]
  const healthClass = classes[classCode]
  const numbers = { issueAge: Number(age), face: Number(face), published: Number(published) }
  const isSound = Object.values(numbers).every((number) => number > 0) && (sex === 'M' || sex === 'F')
  if (!source || product === undefined || healthClass === undefined || !isSound) return undefined
  const termYears = termLengths.find((length) => length === Number(years))
  if (product === 'term' && termYears === undefined) return undefined
  return {
    source,
    product,
    life: { sex: sex === 'F' ? 'F' : 'M', issueAge: numbers.issueAge, tobacco: tobacco === '1', healthClass },
    ...(product === 'term' && termYears !== undefined ? { termYears } : {}),
    ...(product === 'whole' && years === '10' ? { premiumYears: 10 as const } : {}),
    face: numbers.face,
    mode: mode === 'A' ? 'annual' : 'monthly',
    published: numbers.published,
  }
}
