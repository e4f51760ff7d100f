import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { toScreen } from '#app/features/account/auth-place.ts'
import { EmailField } from '#app/features/account/form/email-field.tsx'
import { FailureBox } from '#app/features/account/form/failure-box.tsx'
import { useResend } from '#app/features/account/form/resend-confirmation.tsx'
import { SubmitButton } from '#app/features/account/form/submit-button.tsx'
import { useProblemMessages } from '#app/features/account/form/use-problem-messages.ts'
import { useForm } from '#app/fields/use-form.ts'
import type { MailKind } from '#app/state/auth/mail-kind.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { emailProblem } from '#domain/account/password-rules.ts'
import { paths } from '#domain/site/paths.ts'
import { ConfirmFrame } from './confirm-frame.tsx'

/** A link that was used before or is too old, with the way to a new one. */
export function ExpiredLink({ mail }: { mail: MailKind }) {
  const { t } = useTranslation('auth')
  return (
    <ConfirmFrame isNews title={t('returned.link_expired.title')} text={t(`confirm.expired.${wayOf[mail]}`)}>
      {wayOf[mail] === 'signup' ? <SendAgain /> : null}
      {wayOf[mail] === 'recovery' ? (
        <ButtonLink to={toScreen('forgot')}>{t('newPassword.askAgain')}</ButtonLink>
      ) : null}
      {wayOf[mail] === 'email_change' ? (
        <ButtonLink to={paths.dashboard}>{t('back.dashboard')}</ButtonLink>
      ) : null}
      <ButtonLink variant="quiet" to={toScreen('sign-in')}>
        {t('forgotPassword.back')}
      </ButtonLink>
    </ConfirmFrame>
  )
}

/** How each mail is asked for anew. */
const wayOf = {
  signup: 'signup',
  email: 'signup',
  invite: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
  magiclink: 'signIn',
} as const satisfies Record<MailKind, string>

function SendAgain() {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState('')
  const { isSent, isBusy, failure, resend } = useResend(email.trim())
  const messagesOf = useProblemMessages()
  const {
    ref: form,
    submit,
    field,
  } = useForm({
    fields: ['email'],
    read: (typed) => ({ address: typed('email').trim() }),
    validate: ({ address }) => messagesOf({ email: emailProblem(address) }),
    send: resend,
    isBusy,
    hasFailed: failure !== undefined,
  })

  return (
    <form className={classNames(styles.form, styles.again)} noValidate ref={form} onSubmit={submit}>
      <EmailField email={email} onEmail={setEmail} {...field('email')} />
      {failure ? <FailureBox failure={failure} /> : null}
      {isSent ? (
        <Alert tone="success">{t('resend.sent')}</Alert>
      ) : (
        <SubmitButton isBusy={isBusy}>{t('resend.button')}</SubmitButton>
      )}
    </form>
  )
}
