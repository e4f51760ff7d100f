import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '#app/browser/browser-state.tsx'
import type { FormField } from '#app/fields/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import { PasswordInput } from '#app/ui/fields/input/password-input.tsx'
import type { EmailIssue, PasswordIssue } from '#domain/account/password-rules.ts'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'

interface EmailFieldProps extends FormField {
  email: string
  onEmail: (email: string) => void
}

/** The e-mail address, kept from one screen to the next. It stays the browser's own, so that nothing filled in early is lost. */
export function EmailField({ email, onEmail, ...field }: EmailFieldProps) {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Typed or filled in by the browser before this code was here.
    if (input.current?.value) onEmail(input.current.value)
  }, [onEmail])
  return (
    <Field label={t('fields.email')} {...field} isRequired>
      {(control) => (
        <EmailInput
          {...control}
          ref={input}
          name="email"
          defaultValue={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

const kinds = {
  current: { name: 'password', autoComplete: 'current-password', show: 'showPassword', hide: 'hidePassword' },
  new: { name: 'password', autoComplete: 'new-password', show: 'showPassword', hide: 'hidePassword' },
  confirm: {
    name: 'confirmPassword',
    autoComplete: 'new-password',
    show: 'showConfirm',
    hide: 'hideConfirm',
  },
} as const

interface PasswordFieldProps extends FormField {
  kind: keyof typeof kinds
  label: string
  hint?: string
}

/** A password with the button that shows it. */
export function PasswordField({ kind, label, hint, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  const { name, autoComplete, show, hide } = kinds[kind]
  return (
    <Field label={label} hint={hint} {...field} isRequired>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={autoComplete}
          show={t('fields.show')}
          hide={t('fields.hide')}
          showLong={t(`fields.${show}`)}
          hideLong={t(`fields.${hide}`)}
        />
      )}
    </Field>
  )
}

interface SubmitButtonProps {
  /** Its own work is under way. */
  isBusy: boolean
  /** Other work is. */
  isBlocked?: boolean
  children: string
}

/** Sends its form; until the scripts are there it does nothing, so that no password is sent on any other way. */
export function SubmitButton({ isBusy, isBlocked = false, children }: SubmitButtonProps) {
  const { t } = useTranslation('auth')
  const isHydrated = useIsHydrated()
  return (
    <Button type={isHydrated ? 'submit' : 'button'} isBlock isBusy={isBusy || isBlocked}>
      {isBusy ? t('processing') : children}
    </Button>
  )
}

/** The messages for what is wrong with an address and passwords. */
export function useAccountMessages() {
  const { t } = useTranslation('auth')
  return (issues: readonly (EmailIssue | PasswordIssue)[]) =>
    messagesByField(issues, ({ code }) => t(`problems.${code}`))
}
