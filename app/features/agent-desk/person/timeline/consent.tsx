import { useTranslation } from 'react-i18next'
import { fullMoment } from '#app/features/agent-desk/words/ages.ts'
import { useSite } from '#app/site/use-site.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhone } from '#domain/format/format.ts'
import { consentKinds, consentVersions } from '#domain/leads/consent.ts'
import type { PersonRequest } from '#domain/leads/desk/person.ts'
import { toLanguage } from '#domain/site/language.ts'

/** The sentence beside the button that was pressed, as its version has it. */
export function ConsentSentence({ request }: { request: PersonRequest }) {
  const { t } = useTranslation(['agent-desk', 'leads'])
  const { brand, agent } = useSite()
  const { consent_version: version, phone, email } = request
  const current = consentKinds.find((sentence) => consentVersions[sentence] === version)
  if (!current) return t('consent.older', { version: version ?? '?' })
  const contact = current === 'emails' ? email : phone && formatPhone(phone)
  const known = contact ? 'named' : 'unnamed'
  const sentence = t(`leads:consent.${current}.${known}`, {
    brand: brand.name,
    agent: agent.name,
    contact,
  })
  return t('consent.quote', { sentence })
}

/** What was agreed to by voice, in the agent's words: no sentence was shown. */
export function ConsentByVoice({ request, now }: { request: PersonRequest; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const { consent_at, created_at, consent_note: note } = request
  const date = fullMoment({ at: consent_at ?? created_at, now, language: toLanguage(i18n.language) })
  return t('consent.voice', { date, note })
}

/** Whether it was agreed to, when, where and in which version. */
export function ConsentGiven({ request, now }: { request: PersonRequest; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const circumstances = {
    date: fullMoment({
      at: request.consent_at ?? request.created_at,
      now,
      language: toLanguage(i18n.language),
    }),
    page: request.page ?? '/',
    language: t(`consent.languages.${request.language}`),
    version: request.consent_version ?? '?',
  }
  return (
    <>
      {t(request.consent ? 'consent.yes' : 'consent.no', circumstances)}{' '}
      <span className={typography.num} data-slot="num">
        {t('consent.version', circumstances)}
      </span>
    </>
  )
}
