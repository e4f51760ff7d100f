import { useTranslation } from 'react-i18next'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { InView } from '#app/ui/in-view.tsx'
import { paths } from '#domain/site/paths.ts'
import type { ApplyStatus } from './use-apply.ts'

/** What went wrong with an online application, and what can be done now. */
export function ApplyProblem({ status }: { status: ApplyStatus }) {
  const { t } = useTranslation('leads')
  const { phone } = useSite().agent
  if (status === 'ready' || status === 'sending') return null
  return (
    // Each problem is one of its own, to be announced and brought into view.
    <InView key={status}>
      <Alert tone="danger" title={t(`apply.${status}.title`)}>
        <p>{t(`apply.${status}.text`, { phone })}</p>
        <div className="row">
          {status === 'incomplete' ? (
            <ButtonLink variant="quiet" to={paths.quote}>
              {t('apply.incomplete.action')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="quiet" href={phoneHref(phone)}>
              {t('call', { phone })}
            </ButtonLink>
          )}
          {status === 'notStarted' ? (
            <ButtonLink variant="quiet" to={paths.contact} state={{ kind: 'callback' }}>
              {t('apply.notStarted.action')}
            </ButtonLink>
          ) : null}
        </div>
      </Alert>
    </InView>
  )
}
