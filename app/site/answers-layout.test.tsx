import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { TrustBadges } from './answers-layout.tsx'

async function markup(sslSecured: boolean, hipaaCompliant: boolean) {
  const i18n = await createI18n('en', ['questionnaire'])
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <TrustBadges badges={{ sslSecured, hipaaCompliant }} />
    </I18nextProvider>,
  )
}

test('[QUEST-17] the trust badges shown follow the operator setting', async () => {
  const both = await markup(true, true)
  expect(both).toContain('SSL Secured')
  expect(both).toContain('HIPAA Compliant')
  const one = await markup(true, false)
  expect(one).toContain('SSL Secured')
  expect(one).not.toContain('HIPAA')
  expect(await markup(false, true)).not.toContain('SSL')
  expect(await markup(false, false)).toBe('')
})
