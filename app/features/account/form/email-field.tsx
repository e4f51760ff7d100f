import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormField } from '#app/fields/use-form.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

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
        <TextInput
          {...control}
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
