import type { Language } from '#domain/site/language.ts'

const units: Record<Language, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
}
const tens: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
}
const scales: Readonly<Record<string, number>> = {
  ...{ hundred: 100, cien: 100, ciento: 100, thousand: 1000, mil: 1000, k: 1000 },
  ...{ million: 1e6, millón: 1e6, millones: 1e6, billion: 1e9 },
}

const valuesOf = (language: Language): ReadonlyMap<string, number> =>
  new Map([
    ...units[language].split(' ').map((word, index): [string, number] => [word, index + 2]),
    ...tens[language].split(' ').map((word, index): [string, number] => [word, 10 * (index + 2)]),
    ...Object.entries(scales),
  ])
// "one" and "un" are left out: they stand in sentences that count nothing.
const values: Record<Language, ReadonlyMap<string, number>> = { en: valuesOf('en'), es: valuesOf('es') }

const patternOf = (language: Language): RegExp => {
  const word = [...values[language].keys()].join('|')
  return new RegExp(
    '(?<currency>us\\$|usd|[$€£])?\\s*' +
      `(?<number>\\d+(?:,\\d{3})*(?:\\.\\d+)?|(?<!\\p{L})(?:${word})(?!\\p{L}))` +
      `(?:[\\s-]*(?<scale>${Object.keys(scales).join('|')})(?!\\p{L}))?` +
      '(?:\\s*(?:de\\s+)?(?:(?<percent>%|percent|per cent|por ciento)|(?<money>dollars?|dólar(?:es)?|bucks?|pesos?|cents?|centavos?|usd)(?!\\p{L})))?' +
      '(?<rate>\\s*(?:\\/|(?:an?|per|each|every|al|por|cada)\\s+)\\s*(?:months?|mo|mes|years?|yr|año|weeks?|semana|days?|día)(?!\\p{L}))?',
    'gu',
  )
}
const patterns: Record<Language, RegExp> = { en: patternOf('en'), es: patternOf('es') }

/**
 * Every number in a text with what it counts, each once: `money:500000`, `price:15` (an amount for each month, year or
 * week), `percent:10`, `count:20`. Words such as "twenty" count as numbers.
 */
export function figuresIn(text: string, language: Language): Set<string> {
  const found = new Set<string>()
  for (const { groups } of text.toLowerCase().matchAll(patterns[language])) {
    if (groups === undefined) continue
    const { currency, number = '', scale, percent, money, rate } = groups
    const value = values[language].get(number) ?? Number(number.replaceAll(',', ''))
    const isMoney = currency !== undefined || money !== undefined
    const kind =
      percent !== undefined ? 'percent' : isMoney ? (rate === undefined ? 'money' : 'price') : 'count'
    found.add(`${kind}:${value * (scale === undefined ? 1 : (scales[scale] ?? 1))}`)
  }
  return found
}
