import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackLanguage, languages, toLanguage } from './language.ts'

test('[I18N-01] the languages are English and Spanish, and each has its words', () => {
  expect(languages).toEqual(['en', 'es'])
  expect(readdirSync(new URL('locales', import.meta.url)).sort()).toEqual(['en', 'es'])
})

test('[I18N-02] what is not Spanish is English', () => {
  expect(fallbackLanguage).toBe('en')
  for (const tag of ['es', 'es-MX', 'ES-us']) expect(toLanguage(tag)).toBe('es')
  for (const tag of ['en', 'en-GB', 'fr', 'est', '', null, undefined]) expect(toLanguage(tag)).toBe('en')
})
