import type { Fact } from '#content/facts.ts'
import type { Language } from '#domain/site/language.ts'
import { formatCoverage, formatNumber, formatPercent } from './format.ts'

export type FactWords = string | { readonly low: string; readonly high: string }

/** "$5 million", and in Spanish "$5 millones"; smaller amounts in full. */
function usd(amount: number, language: Language): string {
  if (amount < 1_000_000) return formatCoverage(amount, language)
  const millions = amount / 1_000_000
  const word = language === 'en' ? 'million' : millions === 1 ? 'millón' : 'millones'
  return `$${formatNumber(millions, language)} ${word}`
}

const writers = { usd, percent: formatPercent, number: formatNumber, year: String } satisfies Record<
  Fact['unit'],
  (value: number, language: Language) => string
>

/** A fact as the words of a page name it, written the way the language writes numbers. */
export function factWords({ unit, value }: Fact, language: Language): FactWords {
  const write = (number: number) => writers[unit](number, language)
  return typeof value === 'number' ? write(value) : { low: write(value.low), high: write(value.high) }
}

/** All of several facts, by their names. */
export function allFactWords(
  facts: Readonly<Record<string, Fact>>,
  language: Language,
): Record<string, FactWords> {
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, factWords(fact, language)]))
}
