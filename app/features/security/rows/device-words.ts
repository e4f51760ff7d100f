import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

/** A device as people call it; a part is missing where its user agent does not tell. */
interface DeviceName {
  browser?: string
  system?: string
}

type Signs = readonly (readonly [sign: RegExp, name: string])[]

// The first sign that fits wins: nearly every browser also calls itself Chrome or Safari.
const browsers: Signs = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and the system that a user agent names; empty for one that says nothing we know. */
export function deviceNameOf(userAgent: string | null): DeviceName {
  const nameIn = (signs: Signs) => signs.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) }
}

/** A timestamp as "Nov 21, 2026, 3:05 PM" or "21 nov 2026, 3:05 p. m."; `timeZone` is the device's own unless given. */
export function formatMoment(iso: string, language: Language, timeZone?: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) } as const
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(iso))
}
