import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { AccountFieldProblem } from '#domain/account/password-rules.ts'

interface EmailFieldProps {
  email: string
  onEmail: (email: string) => void
  problem: AccountFieldProblem | undefined
}

/** The e-mail address, kept from one screen to the next. It stays the browser's own, so that nothing filled in early is lost. */
export function EmailField({ email, onEmail, problem }: EmailFieldProps) {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Typed or filled in by the browser before this code was here.
    if (input.current?.value) onEmail(input.current.value)
  }, [onEmail])
  return (
    <Field label={t('fields.email')} error={problem ? t(`problems.${problem}`) : undefined} isRequired>
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
