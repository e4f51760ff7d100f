import { phoneDigits } from '#domain/people/contact/phone.ts'
import type { Language } from '#domain/site/language.ts'

/** Each language with the US region, so that money and numbers are grouped the US way in both. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

// A formatter costs far more to make than to use, and there are only a handful.
const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locales[language], options)
  numberFormats.set(key, format)
  return format
}

/** "$1,234.50" in both languages. Plan prices show 2 decimals; only instant-quote cards show none. */
export function formatMoney(amount: number, language: Language, decimals: 0 | 2 = 2): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  }).format(amount)
}

/** "$250,000". */
export function formatCoverage(amount: number, language: Language): string {
  return formatMoney(amount, language, 0)
}

/** "$250K", "$1M": a quick pick's short form, alike in both languages. */
export function formatCoverageShort(amount: number, language: Language): string {
  const [scale, letter] = amount >= 1_000_000 ? [1_000_000, 'M'] : [1000, 'K']
  return `$${formatNumber(amount / scale, language)}${letter}`
}

/** A number with its thousands apart, as the language writes it. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, { useGrouping: 'always' }).format(value)
}

/** A percent from 0 to 100, whole unless a decimal is asked for: "54%", "4.2%". */
export function formatPercent(percent: number, language: Language, decimals: 0 | 1 = 0): string {
  const fractionDigits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return numberFormat(language, { style: 'percent', ...fractionDigits }).format(percent / 100)
}

/** A whole percent with its sign: "+10%", "-10%", "0%". */
export function formatSignedPercent(percent: number, language: Language): string {
  const options = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
  return numberFormat(language, options).format(percent / 100)
}

/** A span in whole months or days: "24 months", "1 day". */
export function formatSpan(count: number, unit: 'month' | 'day', language: Language): string {
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** "5 ft 10 in", and in Spanish, where ft and in are no everyday words, "5 pies 10 pulgadas". */
export function formatHeight(feet: number, inches: number, language: Language): string {
  const unitDisplay = language === 'es' ? 'long' : 'short'
  const feetText = numberFormat(language, { style: 'unit', unit: 'foot', unitDisplay }).format(feet)
  const inchesText = numberFormat(language, { style: 'unit', unit: 'inch', unitDisplay }).format(inches)
  return `${feetText} ${inchesText}`
}

/** "5′10″", as it is written on forms, alike in both languages. */
export function formatHeightShort(feet: number, inches: number): string {
  return `${feet}′${inches}″`
}

/** Weight in lb: "170 lb". */
export function formatWeight(pounds: number, language: Language): string {
  return numberFormat(language, { style: 'unit', unit: 'pound', unitDisplay: 'short' }).format(pounds)
}

/** "20 years", "20 años". */
export function formatYears(years: number, language: Language): string {
  return numberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years)
}

/** A ten-digit US number as "(305) 555-0142"; any other text as it is. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone)
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : phone.trim()
}

/** Names as a sentence lists them: "SBLI and Americo", "SBLI y Americo". */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names)
}
