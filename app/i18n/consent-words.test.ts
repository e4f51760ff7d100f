import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import en from '#app/i18n/locales/en/leads.json' with { type: 'json' }
import es from '#app/i18n/locales/es/leads.json' with { type: 'json' }
import { consentVersions } from '#domain/leads/consent.ts'

/** What each version's sentences say in both languages, as a digest. */
const digests = {
  'calls-2026-11-21': 'ec8f1359e7342de8',
  'emails-2026-11-21': 'ff8bc7be4000f2a6',
}

test.each(['calls', 'emails'] as const)('a changed sentence about %s gets a new version', (of) => {
  const sentences = JSON.stringify([en.consent[of], es.consent[of]])
  const digest = createHash('sha256').update(sentences).digest('hex').slice(0, 16)
  expect(digest).toBe(digests[consentVersions[of]])
})

test.each([
  ['calls', en, ['{{brand}}', '{{agent}}', '{{contact}}', 'call or text', 'automated technology', 'buying']],
  [
    'calls',
    es,
    ['{{brand}}', '{{agent}}', '{{contact}}', 'mensajes de texto', 'tecnología automatizada', 'comprar'],
  ],
  ['emails', en, ['{{brand}}', '{{agent}}', '{{contact}}', 'write to me', 'withdraw', 'buying']],
  ['emails', es, ['{{brand}}', '{{agent}}', '{{contact}}', 'escribirme', 'retirar', 'comprar']],
] as const)(
  'the sentence about %s names the seller, the contact and that nothing depends on it',
  (of, words, parts) => {
    for (const part of parts) expect(words.consent[of].named).toContain(part)
  },
)
