import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/site/paths.ts'

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
    <section className="card card-pad">
      <h2 className="h3">{t('actions.title')}</h2>
      <div className="dash-actions">
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
