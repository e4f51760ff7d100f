import { MonitorSmartphone, UserRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import litHouse from '#app/art/figures/lit-house.svg?no-inline'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { firstWord } from '#domain/account/full-name.ts'
import styles from './dashboard.module.css'
import { type Account, type ProfileView, progressOf } from './profile-view.ts'
import type { SavedPlansView } from './use-saved-plans.ts'

interface DashboardHeadProps {
  isWaiting: boolean
  account: Account | undefined
  profile: ProfileView
  plans: SavedPlansView
  /** Something that a price rests on is still to be asked. */
  hasOpenQuestions: boolean
}

/** The night over the page: whose dashboard it is, and how far they have come. */
export function DashboardHead({ isWaiting, account, ...known }: DashboardHeadProps) {
  const { t } = useTranslation('dashboard')
  const name = firstWord(known.profile.fullName)
  return (
    <section className={styles.head} data-ground="night">
      <img className={styles.scene} src={litHouse} alt="" width="720" height="300" />
      <div className={classNames(layout.wrap, styles.wrap)}>
        <div className={styles.dashBadge}>{isWaiting ? null : <WhereItIs account={account} />}</div>
        <h1>{name ? t('welcome', { name }) : t('welcomeNoName')}</h1>
        <p className={typography.lead} data-slot="lead">
          {isWaiting ? null : <Lead {...known} />}
        </p>
      </div>
    </section>
  )
}

function WhereItIs({ account }: { account: Account | undefined }) {
  const { t } = useTranslation('dashboard')
  if (account) return <Badge icon={UserRound}>{t('badge.account', { email: account.email })}</Badge>
  return <Badge icon={MonitorSmartphone}>{t('badge.device')}</Badge>
}

function Lead({ profile, plans, hasOpenQuestions }: Omit<DashboardHeadProps, 'isWaiting' | 'account'>) {
  const { t } = useTranslation('dashboard')
  const count = plans.plans.length
  const known = progressOf(profile)
  const progress = known === 'complete' && hasOpenQuestions ? 'some' : known
  const sentences = [
    t(`lead.${progress}`),
    ...(count > 0 ? [t('lead.plans', { count })] : []),
    ...(count === 0 && plans.state === 'known' && progress === 'complete' ? [t('lead.noPlans')] : []),
  ]
  return sentences.join(' ')
}
