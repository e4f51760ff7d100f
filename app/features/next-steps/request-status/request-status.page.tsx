import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import { CodeSteps } from './code-steps.tsx'
import { OpenStatus } from './open-status.tsx'
import styles from './request-status.module.css'
import { useRequestStatus } from './use-request-status.ts'

/** Where the mails about a request lead: a code to the same mailbox, and then where the request stands. */
export default function RequestStatusPage() {
  const { t } = useTranslation('request-status')
  const own = useRequestStatus()
  const { shown } = own
  if (typeof shown === 'object') return <OpenStatus own={own} status={shown} />
  if (shown === 'ask' || shown === 'code') return <CodeSteps key={shown} own={own} step={shown} />
  if (shown === 'loading') {
    return (
      <div className={classNames(layout.wrap, styles.page)} data-waiting="">
        <div className={styles.head}>
          <h1 className={typography.soft}>{t('loading')}</h1>
        </div>
      </div>
    )
  }
  return <Nothing of={shown} onAgain={own.askAgain} />
}

function Nothing({ of, onAgain }: { of: 'none' | 'unread' | 'closed' | 'erased'; onAgain: () => void }) {
  const { t } = useTranslation('request-status')
  const { phone } = useSite().agent
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={styles.head} role="status">
        <h1>{t(`${of}.title`)}</h1>
        <p className={typography.lead} data-slot="lead">
          {t(`${of}.text`, { phone })}
        </p>
      </div>
      <div className={layout.row} data-slot="row">
        {of === 'unread' ? <Button onClick={onAgain}>{t('unread.button')}</Button> : null}
        {of === 'erased' || of === 'closed' ? (
          <ButtonLink to={paths.home}>{t('erased.home')}</ButtonLink>
        ) : null}
        <ButtonLink variant={of === 'none' ? 'primary' : 'quiet'} href={phoneHref(phone)}>
          {t('call', { phone })}
        </ButtonLink>
      </div>
    </div>
  )
}
