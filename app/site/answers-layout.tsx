import { Lock, ShieldCheck } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { House } from '#app/art/house.tsx'
import { ChatPlaceBelow } from '#app/site/chat/chat-place.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './answers-layout.module.css'
import { useSite } from './use-site.ts'

interface AnswersLayoutProps {
  /** `figure` stands large between heading and text. */
  aside: { label: string; heading: string; figure?: ReactNode; text: string }
  /** How much of the house beside the answers is lit. */
  lit: number
  total: number
  className?: string | undefined
  children: ReactNode
}

/** The pages of the visitor's own answers: the page, the trust badges, and on wide screens the house beside them. */
export function AnswersLayout({ aside, lit, total, className, children }: AnswersLayoutProps) {
  const { trustBadges } = useSite()
  return (
    <div className={classNames(styles.layout, className)}>
      <div className={styles.main} data-slot="answers-main">
        {children}
        <ChatPlaceBelow />
        <TrustBadges badges={trustBadges} />
      </div>
      <aside className={styles.side} data-slot="answers-side" data-ground="night" aria-label={aside.label}>
        <div className={styles.whyAsk}>
          <h2>{aside.heading}</h2>
          {aside.figure ? <p className={styles.figure}>{aside.figure}</p> : null}
          <p className={typography.soft}>{aside.text}</p>
        </div>
        <House lit={lit} total={total} />
      </aside>
    </div>
  )
}

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
