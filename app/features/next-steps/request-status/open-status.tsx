import { useTranslation } from 'react-i18next'
import { MailedPage } from '#app/features/next-steps/mailed-page.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { CorrectPart } from './correct-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { ErasePart } from './erase-part.tsx'
import styles from './request-status.module.css'
import { SentPart } from './sent-part.tsx'
import { Standing } from './standing.tsx'
import type { PartProps } from './use-request-status.ts'
import { WishesPart } from './wishes-part.tsx'
import { WorkFailure } from './work-failure.tsx'

/** The page for who reads the mailbox: how it stands first, then what was sent, and what can be done about it. */
export function OpenStatus({ own, status }: PartProps) {
  const { t } = useTranslation('request-status')
  const { phone, supportEmail } = useSite().agent
  return (
    <MailedPage title={t('title')} isAfterPress={own.hasPressed}>
      <div className={styles.columns} data-slot="columns">
        <div className={styles.column}>
          <Standing status={status} />
          <div className={layout.row} data-slot="row">
            <ButtonLink href={phoneHref(phone)}>{t('call', { phone })}</ButtonLink>
            <ButtonLink variant="quiet" href={`mailto:${supportEmail}`}>
              {t('email')}
            </ButtonLink>
          </div>
          <SentPart status={status} />
          <CorrectPart own={own} status={status} />
        </div>
        <div className={styles.column}>
          <DocumentsPart own={own} status={status} />
          <WishesPart own={own} status={status} />
          <ErasePart own={own} status={status} />
        </div>
      </div>
      <WorkFailure work={own.work} part="close" />
      <div className={layout.row} data-slot="row">
        <Button
          variant="quiet"
          isBusy={own.work?.state === 'busy'}
          onClick={() => own.change('close', { end: true })}
        >
          {t('close')}
        </Button>
      </div>
    </MailedPage>
  )
}
