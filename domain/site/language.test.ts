import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackLanguage, firstKnownLanguage, languages, toLanguage } from './language.ts'

test('[I18N-01] the languages are English and Spanish, and each has its words', () => {
  expect(languages).toEqual(['en', 'es'])
  expect(readdirSync(new URL('../../content/messages', import.meta.url)).sort()).toEqual(['en', 'es'])
})

test('[I18N-02] what is not Spanish is English', () => {
  expect(fallbackLanguage).toBe('en')
  for (const tag of ['es', 'es-MX', 'ES-us']) expect(toLanguage(tag)).toBe('es')
  for (const tag of ['en', 'en-GB', 'fr', 'est', '', null, undefined]) expect(toLanguage(tag)).toBe('en')
})

test('[I18N-02] [I18N-03] the first language that the site has wins, and without one English', () => {
  expect(firstKnownLanguage(['es-MX', 'en'])).toBe('es')
  expect(firstKnownLanguage(['fr', 'es', 'en'])).toBe('es')
  expect(firstKnownLanguage(['en-US', 'es'])).toBe('en')
  expect(firstKnownLanguage(['fr', 'de'])).toBe('en')
  expect(firstKnownLanguage([])).toBe('en')
})
