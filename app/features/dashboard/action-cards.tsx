import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './dashboard.module.css'

/** The questionnaire, at what is still open, and from there to the plans. */
const openQuestions = { to: paths.quote, state: { answerOpen: true } }

interface QuickActionsProps {
  hasName: boolean
  /** Asked first, so that nobody is led to prices that can’t be shown. */
  hasOpenQuestions: boolean
  /** Whether the agent's desk opens to this account. */
  isAgent: boolean
}

export function QuickActions({ hasName, hasOpenQuestions, isAgent }: QuickActionsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <h2 className={typography.h3}>{t('actions.title')}</h2>
      <div className={styles.actions}>
        {hasName ? (
          <ButtonLink isBlock {...(hasOpenQuestions ? openQuestions : { to: paths.companies })}>
            {t('actions.shop')}
          </ButtonLink>
        ) : (
          <ButtonLink isBlock to={paths.quote}>
            {t('actions.complete')}
          </ButtonLink>
        )}
        <ButtonLink isBlock variant="quiet" to={paths.quote}>
          {t('actions.update')}
        </ButtonLink>
        {isAgent ? (
          <ButtonLink isBlock variant="quiet" to={paths.agent}>
            {t('actions.desk')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  )
}

/** What signing in is good for, for someone whose data is on this device alone. */
export function SyncCard() {
  const { t } = useTranslation('dashboard')
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad, styles.sync)} data-slot="card">
      <h2 className={typography.h3}>{t('sync.title')}</h2>
      <p>{t('sync.text')}</p>
      <ButtonLink isBlock variant="quiet" to={paths.auth}>
        {t('sync.action')}
      </ButtonLink>
    </section>
  )
}
