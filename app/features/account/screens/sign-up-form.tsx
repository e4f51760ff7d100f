import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import {
  EmailField,
  PasswordField,
  SubmitButton,
  useAccountMessages,
} from '#app/features/account/form/account-fields.tsx'
import type { AccountWork, ScreenProps } from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import { MailedCode } from '#app/features/account/form/mailed-code.tsx'
import { ResendConfirmation } from '#app/features/account/form/resend-confirmation.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { authCallbackUrl, noteSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { useMailClient } from '#app/state/auth/use-mail-client.ts'
import { Alert } from '#app/ui/alert.tsx'
import { leastPasswordLength, signUpIssues } from '#domain/account/password-rules.ts'
import { toLanguage } from '#domain/site/language.ts'
import { SignedInNote } from './arrival-notes.tsx'

interface SignUpFormProps extends ScreenProps {
  work: AccountWork<'form' | 'google'>
  /** The account waits for the confirmation of this e-mail address. */
  onSignedUp: (email: string) => void
}

export function SignUpForm({ email, onEmail, enter, onSignedUp, work }: SignUpFormProps) {
  const { busy, failure, run } = work
  const mailClient = useMailClient()
  const { t, i18n } = useTranslation('auth')
  const [isIn, setIn] = useState(false)
  const messagesOf = useAccountMessages()

  function signUp(credentials: { email: string; password: string }) {
    const options = { emailRedirectTo: authCallbackUrl(), data: { language: toLanguage(i18n.language) } }
    return run('form', async (client) => {
      const { auth } = await mailClient()
      const { data, error } = await auth.signUp({ ...credentials, options })
      if (error) throw error
      if (!data.session) {
        noteSignInBegun()
        onSignedUp(credentials.email)
        return 'stay'
      }
      const taken = await client.auth.setSession(data.session)
      if (taken.error) throw taken.error
      setIn(true)
      await enter(client)
      return 'leave'
    })
  }

  const { submit, field } = useForm({
    fields: ['email', 'password', 'confirmPassword'],
    read: (typed) => ({
      email: typed('email').trim(),
      password: typed('password'),
      confirmPassword: typed('confirmPassword'),
    }),
    validate: (fields) => messagesOf(signUpIssues(fields)),
    send: ({ email: address, password }) => signUp({ email: address, password }),
    isBusy: busy !== undefined,
    hasFailed: failure !== undefined,
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <EmailField email={email} onEmail={onEmail} {...field('email')} />
      <PasswordField
        kind="new"
        label={t('fields.password')}
        hint={t('fields.passwordHint', { least: leastPasswordLength })}
        {...field('password')}
      />
      <PasswordField kind="confirm" label={t('fields.confirmPassword')} {...field('confirmPassword')} />
      {failure?.of === 'form' ? <ErrorBox error={failure} /> : null}
      {isIn ? <SignedInNote /> : null}
      <SubmitButton isBusy={busy === 'form'} isBlocked={busy !== undefined}>
        {t('signUp.submit')}
      </SubmitButton>
    </form>
  )
}

interface SignedUpProps extends Pick<ScreenProps, 'onHold' | 'enter'> {
  email: string
}

/** The account is made and waits for its owner to answer the mail, by its link or its code. */
export function SignedUp({ email, onHold, enter }: SignedUpProps) {
  const { t } = useTranslation('auth')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.done}>
      <div className={styles.box} ref={box} tabIndex={-1}>
        <Alert tone="success" title={t('signUp.success')}>
          {t('signUp.successText', { email })}
        </Alert>
      </div>
      <MailedCode email={email} mail="signup" onHold={onHold} onDone={enter} />
      <ResendConfirmation email={email} />
    </div>
  )
}
