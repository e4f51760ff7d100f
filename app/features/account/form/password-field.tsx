import { useTranslation } from 'react-i18next'
import type { FormField } from '#app/fields/use-form.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'

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
