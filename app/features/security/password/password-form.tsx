import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '#app/features/security/code-form.tsx'
import styles from '#app/features/security/security.module.css'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { Button } from '#app/ui/button.tsx'
import { emptyDraft } from './password-draft.ts'
import { PasswordFields } from './password-fields.tsx'
import { usePasswordChange } from './use-password-change.ts'

interface PasswordFormProps {
  email: string
  hasPassword: boolean
  onCancel: () => void
  onDone: () => void
}

/** Asks for the new password, and for a mailed code where the service wants one. */
export function PasswordForm({ email, hasPassword, onCancel, onDone }: PasswordFormProps) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const [draft, setDraft] = useState(emptyDraft)
  const { step, failure, isBusy, hasMailedAgain, change, mailAgain } = usePasswordChange({ onDone })

  if (step === 'fields') {
    return (
      <PasswordFields
        email={email}
        draft={draft}
        hasPassword={hasPassword}
        failure={isBusy ? undefined : failure}
        isBusy={isBusy}
        onDraft={setDraft}
        onSend={() => change(draft.password, hasPassword ? { current_password: draft.current } : {})}
        onCancel={onCancel}
      />
    )
  }
  return (
    <div className={styles.steps}>
      <p role="status">
        {hasMailedAgain ? t('password.sentAgain', { email }) : t('password.sent', { email })}
      </p>
      <CodeForm
        label={t('password.code')}
        incomplete={t('password.codeMissing')}
        error={failure && wordsOf(failure)}
        submit={hasPassword ? t('password.changeLong') : t('password.setLong')}
        isBusy={isBusy}
        takesFocus
        onCode={(nonce) => change(draft.password, { nonce })}
        onCancel={onCancel}
      >
        <Button variant="text" isSmall isBusy={isBusy} onClick={mailAgain}>
          {t('password.sendAgain')}
        </Button>
      </CodeForm>
    </div>
  )
}
