import { useTranslation } from 'react-i18next'
import { fullMoment } from '#app/features/agent-desk/words/ages.ts'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhone } from '#domain/format/format.ts'
import { consentKinds, consentVersions } from '#domain/leads/consent.ts'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './lead.module.css'
import { LeadPart } from './lead-part.tsx'

/** The sentence beside the button that was pressed, whether it was agreed to, and when and where. */
export function LeadConsent({ lead, now }: { lead: DeskLeadDetail; now: Date }) {
  const { t, i18n } = useTranslation(['agent-desk', 'leads'])
  const { brand, agent } = useSite()
  const language = toLanguage(i18n.language)
  const { consent_version: version, consent_at, created_at, page, phone, email } = lead
  const current = consentKinds.find((sentence) => consentVersions[sentence] === version)
  const contact = current === 'emails' ? email : phone && formatPhone(phone)
  const known = contact ? 'named' : 'unnamed'
  const sentence =
    current &&
    t(`leads:consent.${current}.${known}`, {
      brand: brand.name,
      agent: agent.name,
      contact,
    })
  const circumstances = {
    date: fullMoment({ at: consent_at ?? created_at, now, language }),
    page: page ?? '/',
    language: t(`consent.languages.${lead.language}`),
    version: version ?? '?',
  }
  return (
    <LeadPart title={t('consent.title')}>
      <p className={styles.consent}>
        {sentence ? t('consent.quote', { sentence }) : t('consent.older', circumstances)}{' '}
        <span className={typography.soft}>
          {t(lead.consent ? 'consent.yes' : 'consent.no', circumstances)}{' '}
          <span className={classNames(typography.num, styles.num)} data-slot="num">
            {t('consent.version', circumstances)}
          </span>
        </span>
      </p>
    </LeadPart>
  )
}
