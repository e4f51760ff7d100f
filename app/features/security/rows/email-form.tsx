import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/security/security.module.css'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { useForm } from '#app/fields/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { TextInput } from '#app/ui/text-input.tsx'
import { emailProblem } from '#domain/account/password-rules.ts'
import { useEmailChange } from './use-email-change.ts'

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
  const { submit: send, field } = useForm({
    fields: ['email'],
    read: () => ({ asked: typed.trim() }),
    isLive: true,
    validate({ asked }) {
      if (asked.toLowerCase() === email.toLowerCase()) return { email: t('email.problems.same') }
      const problem = emailProblem(asked)
      if (problem === undefined) return {}
      return {
        email: t(`email.problems.${problem === 'emailRequired' ? 'emailRequired' : 'emailInvalid'}`),
      }
    },
    send: ({ asked }) => change(asked, () => onSent(asked)),
    isBusy,
    hasFailed: failure !== undefined,
    firstFocus: 'email',
  })

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Field label={t('email.new')} hint={t('email.hint')} isRequired {...field('email')}>
        {(control) => (
          <TextInput
            {...control}
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
      <div className={layout.row} data-slot="row">
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
