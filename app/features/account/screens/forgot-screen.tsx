import { ArrowLeft } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { toScreen } from '#app/features/account/auth-place.ts'
import { EmailField, SubmitButton, useAccountMessages } from '#app/features/account/form/account-fields.tsx'
import { type ScreenProps, useAccountWork } from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import { MailedCode } from '#app/features/account/form/mailed-code.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { authCallbackUrl, noteSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { useMailClient } from '#app/state/auth/use-mail-client.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { emailIssues } from '#domain/account/password-rules.ts'

/** Sends the mail for a new password. It answers alike whether or not there is such an account. */
export function ForgotScreen({ email, onEmail, onHold }: ScreenProps) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const mailClient = useMailClient()
  const { busy, failure, run } = useAccountWork<'form'>(onHold)
  const [sent, setSent] = useState<string>()
  const messagesOf = useAccountMessages()
  const { submit, field, errors } = useForm({
    fields: ['email'],
    read: (typed) => ({ address: typed('email').trim() }),
    validate: ({ address }) => messagesOf(emailIssues(address)),
    send: ({ address }) =>
      run('form', async () => {
        const { auth } = await mailClient()
        const { error } = await auth.resetPasswordForEmail(address, { redirectTo: authCallbackUrl() })
        if (error) throw error
        noteSignInBegun()
        setSent(address)
        return 'stay'
      }),
    isBusy: busy !== undefined,
    hasFailed: failure !== undefined,
  })

  const sentTo = busy || errors.length > 0 ? undefined : sent

  return (
    <>
      <h1 className={typography.h2} tabIndex={-1}>
        {t('forgotPassword.title')}
      </h1>
      <p className={classNames(typography.soft, styles.lead)}>{t('forgotPassword.text')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <EmailField email={email} onEmail={onEmail} {...field('email')} />
        {failure ? <ErrorBox error={failure} /> : null}
        {sentTo === undefined ? null : (
          <Alert tone="success" title={t('forgotPassword.sent')}>
            {t('forgotPassword.sentText', { email: sentTo })}
          </Alert>
        )}
        <SubmitButton isBusy={busy === 'form'}>
          {t(sentTo === undefined ? 'forgotPassword.submit' : 'forgotPassword.again')}
        </SubmitButton>
      </form>
      {sentTo === undefined ? null : (
        <MailedCode
          email={sentTo}
          mail="recovery"
          onHold={onHold}
          onDone={async () => navigate(toScreen('new-password'), { replace: true })}
        />
      )}
      <ButtonLink variant="text" to={toScreen('sign-in')} replace preventScrollReset className={styles.back}>
        <Icon of={ArrowLeft} /> {t('forgotPassword.back')}
      </ButtonLink>
    </>
  )
}
