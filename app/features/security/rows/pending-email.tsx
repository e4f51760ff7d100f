import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '#app/features/security/code-form.tsx'
import styles from '#app/features/security/security.module.css'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import typography from '#app/ui/typography.module.css'
import { useEmailChange } from './use-email-change.ts'

interface PendingEmailProps {
  email: string
  newEmail: string
  onFinish: (text: string) => void
}

/** A change of address that waits: its codes, letters once more, or an end to it. */
export function PendingEmail({ email, newEmail, onFinish }: PendingEmailProps) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
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
