import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { InView } from '#app/ui/layout/in-view.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import type { ApplyStatus } from './use-apply.ts'

/** What went wrong with an online application, and what can be done now. */
export function ApplyProblem({ status, isCallRefused }: { status: ApplyStatus; isCallRefused: boolean }) {
  const { t } = useTranslation('leads')
  const { phone, name: agent } = useSite().agent
  if (status === 'ready' || status === 'sending') return null
  return (
    // Each problem is one of its own, to be announced and brought into view.
    <InView key={status}>
      <Alert tone="danger" title={t(`apply.${status}.title`)}>
        <p>{t(`apply.${status}.text`, { phone, agent })}</p>
        <div className={layout.row} data-slot="row">
          <ButtonLink variant="quiet" href={phoneHref(phone)}>
            {t('call', { phone })}
          </ButtonLink>
          {status === 'notStarted' ? (
            <>
              {isCallRefused ? null : (
                <ButtonLink variant="quiet" to={paths.contact} state={{ kind: 'callback' }}>
                  {t('apply.notStarted.action')}
                </ButtonLink>
              )}
              <ButtonLink variant="quiet" to={paths.confirmation}>
                {t('apply.notStarted.details')}
              </ButtonLink>
            </>
          ) : null}
        </div>
      </Alert>
    </InView>
  )
}
