import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '#app/features/security/code-form.tsx'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import styles from '#app/features/security/security.module.css'
import { type RowContext, SecurityRow } from '#app/features/security/security-row.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { emailIssues } from '#domain/account/password-rules.ts'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'
import { useEmailChange } from './use-email-change.ts'

/** The address that signs in, and a change of it that waits for both mailboxes. */
export function EmailRow({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const { email, newEmail } = context.facts
  const close = () => context.open(undefined)
  const finish = (text: string) => context.finish({ row: 'email', tone: 'success', text })
  return (
    <SecurityRow
      context={context}
      row="email"
      name={t('email.name')}
      state={newEmail ? t('email.pending', { email, newEmail }) : t('email.state', { email })}
      action={
        newEmail
          ? { label: t('email.show'), longLabel: t('email.showLong') }
          : { label: t('email.change'), longLabel: t('email.changeLong') }
      }
    >
      {newEmail ? (
        <PendingEmail email={email} newEmail={newEmail} onFinish={finish} />
      ) : (
        <EmailForm
          email={email}
          onCancel={close}
          onSent={(to) => finish(t('email.sent', { email, newEmail: to }))}
        />
      )}
    </SecurityRow>
  )
}

interface EmailFormProps {
  email: string
  onCancel: () => void
  /** Emails are on their way to both mailboxes. */
  onSent: (newEmail: string) => void
}

/** Asks for the new address. */
function EmailForm({ email, onCancel, onSent }: EmailFormProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const { failure, isBusy, change } = useEmailChange()
  const [typed, setTyped] = useState('')
  const { submit: send, field } = useForm({
    fields: ['email'],
    read: () => ({ asked: typed.trim() }),
    isLive: true,
    validate({ asked }) {
      if (asked.toLowerCase() === email.toLowerCase()) return { email: t('email.problems.same') }
      return messagesByField(emailIssues(asked), ({ code }) => t(`email.problems.${code}`))
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
          <EmailInput {...control} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
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

interface PendingEmailProps {
  email: string
  newEmail: string
  onFinish: (text: string) => void
}

/** A change of address that waits: its codes, the emails once more, or an end to it. */
function PendingEmail({ email, newEmail, onFinish }: PendingEmailProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const canCancel = useSite().accounts.cancelEmailChange
  const { failure, isBusy, sendAgain, cancel, confirm } = useEmailChange()
  const [said, setSaid] = useState<'sentAgain' | 'half'>()
  // A fresh field for the second code.
  const [confirmed, setConfirmed] = useState(0)

  const take = (code: string) =>
    void confirm([newEmail, email], code, (isWhole) => {
      if (isWhole) return onFinish(t('email.done', { email: newEmail }))
      setSaid('half')
      setConfirmed((count) => count + 1)
    })
  return (
    <div className={styles.steps}>
      <p>
        {t('email.pendingText', { email, newEmail })}{' '}
        {t(canCancel ? 'email.notYou' : 'email.notYouToConfirm')}
      </p>
      <p className={typography.small} role="status">
        {said ? t(`email.${said}`) : null}
      </p>
      <CodeForm
        key={confirmed}
        label={t('password.code')}
        incomplete={t('password.codeMissing')}
        error={failure && wordsOf(failure)}
        submit={t('email.confirm')}
        isBusy={isBusy}
        takesFocus={confirmed > 0}
        onCode={take}
        onCancel={undefined}
      />
      <div className={layout.row} data-slot="row">
        <Button
          variant="quiet"
          isSmall
          isBusy={isBusy}
          onClick={() => void sendAgain(newEmail, () => setSaid('sentAgain'))}
        >
          {t('email.again')}
        </Button>
        {canCancel ? (
          <Button
            variant="quiet"
            isSmall
            isBusy={isBusy}
            onClick={() => void cancel(() => onFinish(t('email.canceled', { email })))}
          >
            {t('email.cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
