import { Lock, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'

interface TrustBadgesProps {
  /** The operator's setting: which badges are true for this business. */
  badges: { sslSecured: boolean; hipaaCompliant: boolean }
}

export function TrustBadges({ badges }: TrustBadgesProps) {
  const { t } = useTranslation('questionnaire')
  if (!badges.sslSecured && !badges.hipaaCompliant) return null
  return (
    <ul className={layout.trust} data-slot="trust" aria-label={t('trust.label')}>
      {badges.sslSecured ? (
        <li>
          <Icon of={Lock} />
          {t('trust.sslSecured')}
        </li>
      ) : null}
      {badges.hipaaCompliant ? (
        <li>
          <Icon of={ShieldCheck} />
          {t('trust.hipaaCompliant')}
        </li>
      ) : null}
    </ul>
  )
}
