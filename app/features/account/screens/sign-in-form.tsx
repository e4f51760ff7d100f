import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { toScreen } from '#app/features/account/auth-place.ts'
import {
  EmailField,
  PasswordField,
  SubmitButton,
  useAccountMessages,
} from '#app/features/account/form/account-fields.tsx'
import type { AccountWork, ScreenProps } from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import { ResendConfirmation } from '#app/features/account/form/resend-confirmation.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { Link } from '#app/routing/router.tsx'
import { needsCode } from '#app/state/session/client-session.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { signInIssues } from '#domain/account/password-rules.ts'
import { SignedInNote } from './arrival-notes.tsx'

interface SignInFormProps extends ScreenProps {
  work: AccountWork<'form' | 'google'>
}

export function SignInForm({ email, onEmail, enter, work: { busy, failure, run } }: SignInFormProps) {
  const { t } = useTranslation('auth')
  const ownFailure = failure?.of === 'form' ? failure : undefined
  const [isIn, setIn] = useState(false)
  const messagesOf = useAccountMessages()
  const { submit, field } = useForm({
    fields: ['email', 'password'],
    read: (typed) => ({ email: typed('email').trim(), password: typed('password') }),
    validate: (credentials) => messagesOf(signInIssues(credentials)),
    send: (credentials) =>
      run('form', async (client) => {
        const { error } = await client.auth.signInWithPassword(credentials)
        if (error) throw error
        if (await needsCode(client)) return 'stay'
        setIn(true)
        await enter(client)
        return 'leave'
      }),
    isBusy: busy !== undefined,
    hasFailed: failure !== undefined,
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <EmailField email={email} onEmail={onEmail} {...field('email')} />
      <PasswordField kind="current" label={t('fields.password')} {...field('password')} />
      <Link
        className={classNames(typography.small, styles.forgot)}
        to={toScreen('forgot')}
        preventScrollReset
      >
        {t('signIn.forgot')}
      </Link>
      {ownFailure ? <ErrorBox error={ownFailure} /> : null}
      {ownFailure?.key === 'emailNotConfirmed' ? <ResendConfirmation email={email.trim()} /> : null}
      {isIn ? <SignedInNote /> : null}
      <SubmitButton isBusy={busy === 'form'} isBlocked={busy !== undefined}>
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  )
}
