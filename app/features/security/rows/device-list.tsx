import { useTranslation } from 'react-i18next'
import type { SignedInDevice } from '#app/features/security/account-facts.ts'
import { formatMoment } from '#app/features/security/moment.ts'
import styles from '#app/features/security/security.module.css'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/typography.module.css'
import { type Language, toLanguage } from '#domain/site/language.ts'
import { deviceNameOf } from './device-name.ts'

/** The places where an account is signed in. */
export function DeviceList({ devices }: { devices: readonly SignedInDevice[] }) {
  const { t, i18n } = useTranslation('security')
  const language: Language = toLanguage(i18n.language)
  return (
    <ul className={styles.devices}>
      {devices.map((device) => (
        <li key={device.id}>
          <p>
            <b>
              <DeviceTitle userAgent={device.userAgent} />
            </b>
            {device.isCurrent ? <Badge tone="amber">{t('sessions.current')}</Badge> : null}
          </p>
          <p className={classNames(typography.small, typography.soft)}>
            {t('sessions.used', { when: formatMoment(device.lastUsed, language) })}
          </p>
        </li>
      ))}
    </ul>
  )
}

function DeviceTitle({ userAgent }: { userAgent: string | null }) {
  const { t } = useTranslation('security')
  const { browser, system } = deviceNameOf(userAgent)
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknownDevice')
}
