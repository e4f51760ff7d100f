import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '#app/features/security/code-form.tsx'
import { asksForMailedCode, useSecurityErrorMessage } from '#app/features/security/errors.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { type RowContext, SecurityRow } from '#app/features/security/security-row.tsx'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { Button } from '#app/ui/button.tsx'
import { emptyDraft } from './password-draft.ts'
import { PasswordFields } from './password-fields.tsx'

/** Changes the password, or sets a first one for an account that has only Google. */
export function PasswordRow({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const { hasPassword } = context.facts
  return (
    <SecurityRow
      context={context}
      row="password"
      name={t('password.name')}
      state={hasPassword ? t('password.has') : t('password.none')}
      action={
        hasPassword
          ? { label: t('password.change'), longLabel: t('password.changeLong') }
          : { label: t('password.set'), longLabel: t('password.setLong') }
      }
    >
      <PasswordForm
        email={context.facts.email}
        hasPassword={hasPassword}
        onCancel={() => context.open(undefined)}
        onDone={() =>
          context.finish({
            row: 'password',
            tone: 'success',
            text: hasPassword ? t('password.done') : t('password.doneSet'),
          })
        }
      />
    </SecurityRow>
  )
}

interface PasswordFormProps {
  email: string
  hasPassword: boolean
  onCancel: () => void
  onDone: () => void
}

/** Asks for the new password, and for a mailed code where the service wants one. */
function PasswordForm({ email, hasPassword, onCancel, onDone }: PasswordFormProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
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

/** Where the change of a password stands: its fields, or the code that was mailed to prove who is asking. */
type PasswordStep = 'fields' | 'code'

interface ChangeOptions {
  onDone: () => void
}

/**
 * Changes the password. The current one proves who is asking; where the service wants more, or there is none, it mails
 * a code, and the change goes on with that.
 */
function usePasswordChange({ onDone }: ChangeOptions) {
  const loadClient = useAccountClient()
  const { run, isBusy, failure } = useWork()
  const [step, setStep] = useState<PasswordStep>('fields')
  const [mails, setMails] = useState(0)

  async function mailCode() {
    const { auth } = await loadClient()
    const { error } = await auth.reauthenticate()
    if (error) throw error
    setMails((count) => count + 1)
    setStep('code')
  }

  async function change(password: string, proof: { current_password?: string; nonce?: string }) {
    await run('Changing the password failed', async () => {
      const { auth } = await loadClient()
      const { error } = await auth.updateUser({ password, ...proof })
      if (asksForMailedCode(error)) return mailCode()
      if (error) throw error
      onDone()
    })
  }

  async function mailAgain() {
    await run('Mailing a code failed', mailCode)
  }

  return { step, failure, isBusy, hasMailedAgain: mails > 1, change, mailAgain }
}
