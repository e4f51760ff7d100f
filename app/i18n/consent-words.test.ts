import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import en from '#content/messages/en/quote/leads.json' with { type: 'json' }
import es from '#content/messages/es/quote/leads.json' with { type: 'json' }
import { consentKinds, consentVersions } from '#domain/leads/consent.ts'

/** What each version's sentences say in both languages, as a digest. */
const digests = {
  'calls-2026-11-24': '1ea26ad21f61cf7b',
  'texts-2026-11-24': 'fe0254643c4115c1',
  'emails-2026-11-24': 'e40c01beea7ee367',
}

test.each(consentKinds)('a changed sentence about %s gets a new version', (of) => {
  const sentences = JSON.stringify([en.consent[of], es.consent[of]])
  const digest = createHash('sha256').update(sentences).digest('hex').slice(0, 16)
  expect(digest, 'Give the sentence a new version in domain/leads/consent.ts, and its digest here.').toBe(
    digests[consentVersions[of]],
  )
})

test.each(consentKinds)('[O2] the sentence about %s says how it is withdrawn', (of) => {
  for (const sentence of Object.values(en.consent[of]))
    expect(sentence).toContain('I can withdraw anytime by phone or email link.')
  for (const sentence of Object.values(es.consent[of]))
    expect(sentence).toContain(
      'Puedo retirar el permiso cuando quiera, por teléfono o el enlace de un correo.',
    )
})

test.each([en, es])('[D1] who wants no calls is not asked to agree to any', ({ consent }) => {
  for (const sentence of [consent.texts.named, consent.texts.unnamed, consent.emails.named])
    expect(sentence).not.toMatch(/\bcall|llama/)
})
