import { useTranslation } from 'react-i18next'
import { MailedPage } from '#app/features/next-steps/mailed-page.tsx'
import { CodeField } from '#app/fields/code-field.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { codeDigits, isWholeCode } from '#domain/account/one-time-code.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import styles from './request-status.module.css'
import type { OwnStatus } from './use-request-status.ts'
import { WorkFailure } from './work-failure.tsx'

/** What everybody sees who has a link, whatever link it is: a code is mailed, and typed. */
export function CodeSteps({ own, step }: { own: OwnStatus; step: 'ask' | 'code' }) {
  const { t } = useTranslation('request-status')
  const { phone } = useSite().agent
  return (
    <MailedPage title={t('title')} lead={t(`${step}.text`)} isAfterPress={own.hasPressed}>
      {own.hasExpired ? <Alert tone="info">{t('expired')}</Alert> : null}
      {step === 'ask' ? <AskCode own={own} /> : <TypeCode own={own} />}
      {step === 'code' ? (
        <p className={typography.soft}>{t('code.nothing', { phone: unbrokenPhone(phone) })}</p>
      ) : null}
      <div className={layout.row} data-slot="row">
        <ButtonLink variant="text" href={phoneHref(phone)}>
          {t('call', { phone })}
        </ButtonLink>
      </div>
    </MailedPage>
  )
}

function AskCode({ own }: { own: OwnStatus }) {
  const { t } = useTranslation('request-status')
  const isBusy = own.work?.state === 'busy'
  return (
    <div className={styles.form}>
      <WorkFailure work={own.work} part="code" />
      <Button isBusy={isBusy} onClick={own.askCode}>
        {t(isBusy ? 'ask.sending' : 'ask.button')}
      </Button>
      <p className={classNames(typography.small, typography.soft)}>{t('ask.note')}</p>
    </div>
  )
}

function TypeCode({ own }: { own: OwnStatus }) {
  const { t } = useTranslation('request-status')
  const { phone } = useSite().agent
  const { work } = own
  const isBusy = work?.state === 'busy'
  const isOpening = work?.part === 'open'
  const isWrong = isOpening && work.state === 'wrong'
  const { submit, field } = useForm({
    fields: ['code'],
    read: (typed) => ({ code: codeDigits(typed('code')) }),
    validate: ({ code }) => ({ code: isWholeCode(code) ? undefined : t('code.incomplete') }),
    send: ({ code }) => own.open(code),
    isBusy,
    refusal: isWrong ? { field: 'code', text: t('code.wrong', { phone: unbrokenPhone(phone) }) } : undefined,
    firstFocus: 'code',
    hasFailed: work?.state === 'notStored' || work?.state === 'tooMany',
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <CodeField label={t('code.label')} hint={t('code.hint')} {...field('code')} />
      <WorkFailure work={work} part="open" />
      <WorkFailure work={work} part="code" />
      <div className={layout.row} data-slot="row">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy && isOpening ? 'code.checking' : 'code.button')}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={own.askCode}>
          {t('code.again')}
        </Button>
      </div>
      <p role="status" className={typography.soft}>
        {work?.part === 'code' && work.state === 'done' ? t('code.sent') : null}
      </p>
    </form>
  )
}
