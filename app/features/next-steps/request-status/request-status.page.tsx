import { useTranslation } from 'react-i18next'
import { MailedPage, MailedPageWaiting } from '#app/features/next-steps/mailed-page.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import { paths } from '#domain/site/paths.ts'
import { CodeSteps } from './code-steps.tsx'
import { OpenStatus } from './open-status.tsx'
import { type OwnStatus, useRequestStatus } from './use-request-status.ts'

/** Where the mails about a request lead: a code to the same mailbox, and then where the request stands. */
export default function RequestStatusPage() {
  const { t } = useTranslation('request-status')
  const own = useRequestStatus()
  const { shown } = own
  if (typeof shown === 'object') return <OpenStatus own={own} status={shown} />
  if (shown === 'ask' || shown === 'code') return <CodeSteps key={shown} own={own} step={shown} />
  if (shown === 'loading') return <MailedPageWaiting title={t('loading')} />
  return <Nothing key={shown} of={shown} own={own} />
}

interface NothingProps {
  of: 'none' | 'unread' | 'closed' | 'erased'
  own: OwnStatus
}

function Nothing({ of, own }: NothingProps) {
  const { t } = useTranslation('request-status')
  const { phone } = useSite().agent
  return (
    <MailedPage
      isStatus
      title={t(`${of}.title`)}
      lead={t(`${of}.text`, { phone: unbrokenPhone(phone) })}
      isAfterPress={own.hasPressed}
    >
      <div className={layout.row} data-slot="row">
        {of === 'unread' ? <Button onClick={own.askAgain}>{t('unread.button')}</Button> : null}
        {of === 'erased' || of === 'closed' ? (
          <ButtonLink to={paths.home}>{t('erased.home')}</ButtonLink>
        ) : null}
        <ButtonLink variant={of === 'none' ? 'primary' : 'quiet'} href={phoneHref(phone)}>
          {t('call', { phone })}
        </ButtonLink>
      </div>
    </MailedPage>
  )
}
