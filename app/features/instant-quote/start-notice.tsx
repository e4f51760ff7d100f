import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { StartedApplication } from './use-start-application.ts'

/** How the application stands that was just started: above the plans, and brought into view where it needs a look. */
export function StartNotice({ application }: { application: StartedApplication }) {
  const { t } = useTranslation('instant-quote')
  const { phone } = useSite().agent
  const { status, attempt } = application
  return (
    <>
      <p role="status" className={status === 'starting' || status === 'opened' ? 'soft' : 'sr'}>
        {status === 'starting' || status === 'opened' ? t(`start.${status}`) : ''}
      </p>
      {status === 'failed' ? (
        <InView key={attempt}>
          <Alert tone="danger" title={t('error.startFailed')}>
            <p>{t('error.startKept', { phone })}</p>
            <div className="row">
              <ButtonLink variant="quiet" isSmall href={phoneHref(phone)}>
                {t('start.call', { phone })}
              </ButtonLink>
            </div>
          </Alert>
        </InView>
      ) : null}
      {status === 'blocked' ? (
        <InView key={attempt}>
          <Alert tone="success" title={t('start.blocked')}>
            <p>{t('start.blockedText')}</p>
            <div className="row">
              <ButtonLink variant="quiet" isSmall href={application.url} isNewTab>
                {t('start.link', { carrier: application.carrier })}
              </ButtonLink>
            </div>
          </Alert>
        </InView>
      ) : null}
    </>
  )
}

function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="ins-notice">
      {children}
    </div>
  )
}
