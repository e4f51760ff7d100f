import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { launchMessages } from '#config/launch-messages.ts'
import { launchCodes } from '#domain/leads/desk/launch-finding.ts'
import { readWords, wordsAt } from '../../../../tests/fixtures/locale-words.ts'
import { findingWords } from './finding-words.ts'

const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort()

test.each(launchCodes)('the desk’s words for %s name what the terminal names', (code) => {
  const words = String(wordsAt(readWords('en', 'agent-desk'), `launch.${code}`))
  expect(namesIn(words)).toEqual(namesIn(launchMessages[code]))
})

test.each([
  ['en', /for final expense are from March 9, 2025,/],
  ['es', /para gastos finales son del 9 de marzo de 2025,/],
] as const)(
  'a finding says where its setting stands, days and products as people say them (%s)',
  async (language, rates) => {
    const { t } = await createI18n(language, ['agent-desk'])
    const phone = { phone: '555', file: 'config/x.ts', variable: 'SITE_X' }
    const old = { product: 'final-expense', carrier: 'SBLI', date: '2025-03-09' }
    expect(findingWords(t, { code: 'samplePhone', values: phone }, language)).toMatch(
      /^555 .* config\/x\.ts.* SITE_X\.$/,
    )
    expect(findingWords(t, { code: 'oldRates', values: old }, language)).toMatch(rates)
    expect(findingWords(t, { code: undefined, values: {} }, language)).toBeUndefined()
  },
)
