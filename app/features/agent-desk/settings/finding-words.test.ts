import { describe, expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { launchMessages } from '#config/launch-messages.ts'
import { launchCodes } from '#domain/leads/desk/launch-finding.ts'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { languages } from '#domain/site/language.ts'
import { readWords, textsOf, wordsAt } from '../../../../tests/fixtures/locale-words.ts'
import { findingWords } from './finding-words.ts'

const namesIn = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
const products = ['term', 'whole', 'iul', 'gul', 'vul', 'final-expense'] satisfies SoldPlanType[]

describe.each(languages)('the launch check in the desk’s language (%s)', (language) => {
  const words = readWords(language, 'agent-desk')

  test('words all that can be found, and nothing else, and names what the terminal names', () => {
    const texts = textsOf(wordsAt(words, 'launch'))
    expect(texts.map(([code]) => code).toSorted()).toEqual(launchCodes.toSorted())
    for (const code of launchCodes)
      expect(namesIn(String(wordsAt(words, `launch.${code}`))), code).toEqual(namesIn(launchMessages[code]))
    expect(textsOf(wordsAt(words, 'settings.products')).map(([product]) => product)).toEqual(products)
  })

  test('says where a setting stands, days and products as people say them', async () => {
    const { t } = await createI18n(language, ['agent-desk'])
    const old = { product: 'final-expense', carrier: 'SBLI', date: '2025-03-09' }
    expect({
      phone: findingWords(
        t,
        { code: 'samplePhone', values: { phone: '555', file: 'config/x.ts', variable: 'SITE_X' } },
        language,
      ),
      rates: findingWords(t, { code: 'oldRates', values: old }, language),
      unknown: findingWords(t, { code: undefined, values: {} }, language),
    }).toEqual({
      phone: expect.stringMatching(/^555 .* config\/x\.ts.* SITE_X\.$/),
      rates: expect.stringMatching(
        language === 'en'
          ? /for final expense are from March 9, 2025,/
          : /para gastos finales son del 9 de marzo de 2025,/,
      ),
      unknown: undefined,
    })
  })
})
