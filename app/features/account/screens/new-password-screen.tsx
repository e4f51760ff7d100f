import { ArrowLeft } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { toScreen } from '#app/features/account/auth-place.ts'
import {
  PasswordField,
  SubmitButton,
  useAccountMessages,
} from '#app/features/account/form/account-fields.tsx'
import { type ScreenProps, useAccountWork } from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { leastPasswordLength, newPasswordIssues } from '#domain/account/password-rules.ts'

interface NewPasswordScreenProps extends Omit<ScreenProps, 'email' | 'onEmail'> {
  /** Whose password it is: whatever keeps passwords for people needs to know. */
  owner: string
}

/** Sets a new password with the session of a recovery mail, and goes on to the dashboard. */
export function NewPasswordScreen({ owner, onHold, enter }: NewPasswordScreenProps) {
  const { t } = useTranslation('auth')
  const { busy, failure, run } = useAccountWork<'form'>(onHold)
  const [isSaved, setSaved] = useState(false)
  const messagesOf = useAccountMessages()
  const { submit, field } = useForm({
    fields: ['password', 'confirmPassword'],
    read: (typed) => ({ password: typed('password'), confirmPassword: typed('confirmPassword') }),
    validate: (passwords) => messagesOf(newPasswordIssues(passwords)),
    send: ({ password }) =>
      run('form', async (client) => {
        const { error } = await client.auth.updateUser({ password })
        if (error) throw error
        setSaved(true)
        await enter(client)
        return 'leave'
      }),
    isBusy: busy !== undefined,
    hasFailed: failure !== undefined,
  })

  return (
    <>
      <h1 className={typography.h2} tabIndex={-1}>
        {t('newPassword.title')}
      </h1>
      <p className={classNames(typography.soft, styles.lead)}>{t('newPassword.text')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <Field label={t('fields.email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              value={owner}
              readOnly
            />
          )}
        </Field>
        <PasswordField
          kind="new"
          label={t('fields.newPassword')}
          hint={t('fields.passwordHint', { least: leastPasswordLength })}
          {...field('password')}
        />
        <PasswordField kind="confirm" label={t('fields.confirmNewPassword')} {...field('confirmPassword')} />
        {failure ? <ErrorBox error={failure} /> : null}
        {isSaved ? (
          <Alert tone="success" title={t('newPassword.saved')}>
            {t('signIn.successText')}
          </Alert>
        ) : null}
        <SubmitButton isBusy={busy === 'form'}>{t('newPassword.submit')}</SubmitButton>
      </form>
    </>
  )
}

/** A new password without the session that the mail's link brings. */
export function LinkNeededScreen({ isLooking }: { isLooking: boolean }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <h1 className={typography.h2} tabIndex={-1}>
        {t('newPassword.title')}
      </h1>
      <div className={styles.done}>
        {isLooking ? (
          <p className={typography.soft} role="status">
            {t('newPassword.waiting')}
          </p>
        ) : (
          <>
            <Alert tone="info" title={t('newPassword.noSession')}>
              {t('newPassword.noSessionText')}
            </Alert>
            <ButtonLink isBlock to={toScreen('forgot')} replace>
              {t('newPassword.askAgain')}
            </ButtonLink>
            <ButtonLink variant="text" to={toScreen('sign-in')} replace className={styles.back}>
              <Icon of={ArrowLeft} /> {t('forgotPassword.back')}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  )
}
