import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { emailProblem } from '#domain/account/password-rules.ts'
import { useEmailChange } from './use-email-change.ts'
import { useFailureWords } from './use-failure-words.ts'

interface EmailFormProps {
  email: string
  onCancel: () => void
  /** Letters are on their way to both mailboxes. */
  onSent: (newEmail: string) => void
}

/** Asks for the new address. */
export function EmailForm({ email, onCancel, onSent }: EmailFormProps) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const { failure, isBusy, change } = useEmailChange()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'emailRequired' | 'emailInvalid' | 'same'>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    const asked = typed.trim()
    const found = emailProblem(asked)
    const wrong = asked.toLowerCase() === email.toLowerCase() ? 'same' : found
    const known =
      wrong === 'same' || wrong === 'emailRequired' || wrong === undefined ? wrong : 'emailInvalid'
    setProblem(known)
    if (known) input.current?.focus()
    else void change(asked, () => onSent(asked))
  }

  return (
    <form className="sec-form" noValidate onSubmit={send}>
      <Field
        label={t('email.new')}
        hint={t('email.hint')}
        isRequired
        error={problem ? t(`email.problems.${problem}`) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      {failure && !isBusy ? <Alert tone="danger">{wordsOf(failure)}</Alert> : null}
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {t('email.send')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
