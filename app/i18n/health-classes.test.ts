import { expect, test } from 'vitest'
import { healthClasses } from '#domain/pricing/risk/underwriting-class.ts'
import { languages } from '#domain/site/language.ts'
import { loadStrings } from './resources.ts'

for (const language of languages) {
  test(`[I18N-06] every health class that a carrier may answer has its word (${language})`, async () => {
    const { healthClasses: words } = await loadStrings(language, 'common')
    expect(Object.keys(words ?? {})).toEqual([...healthClasses])
  })
}
