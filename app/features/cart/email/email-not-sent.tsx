import { useTranslation } from 'react-i18next'
import type { HandOverStatus } from '#app/leads/use-hand-over.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { InView } from '#app/ui/layout/in-view.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'

/** Says that a quote was not mailed, and what can be done; address and plans stay as they are. */
export function EmailNotSent({ status }: { status: HandOverStatus }) {
  const { t } = useTranslation('cart')
  const { phone } = useSite().agent
  if (status !== 'notStored' && status !== 'tooMany') return null
  return (
    <InView key={status}>
      <Alert tone="danger" title={t('email.notSent')}>
        <p>{t(`email.${status}`, { phone })}</p>
        <div className={layout.row} data-slot="row">
          <ButtonLink variant="quiet" href={phoneHref(phone)}>
            {t('email.call', { phone })}
          </ButtonLink>
        </div>
      </Alert>
    </InView>
  )
}
