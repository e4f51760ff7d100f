import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '#app/features/security/code-form.tsx'
import type { FailureName } from '#app/features/security/failure.ts'
import { LostApp } from '#app/features/security/lost-app.tsx'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/typography.module.css'

interface AuthenticatorOffProps {
  factorId: string
  onCancel: () => void
  onDone: () => void
}

/** Asks for a code before the app is turned off, so that an open browser alone is not enough. */
export function AuthenticatorOff({ factorId, onCancel, onDone }: AuthenticatorOffProps) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const loadClient = useAccountClient()
  const { run, isBusy } = useWork()
  const [failure, setFailure] = useState<FailureName>()

  async function turnOff(code: string) {
    setFailure(undefined)
    const failed = await run('Turning the authenticator app off failed', async () => {
      const { auth } = await loadClient()
      const shown = await auth.mfa.challengeAndVerify({ factorId, code })
      if (shown.error) throw shown.error
      const { error } = await auth.mfa.unenroll({ factorId })
      if (error) throw error
      // The level that the code gave goes with the app: the next token says so. That can wait for its usual turn.
      await auth.refreshSession()
      onDone()
    })
    setFailure(failed)
  }

  return (
    <div className={styles.steps}>
      <p>{t('authenticator.offText')}</p>
      <CodeForm
        label={t('authenticator.code')}
        incomplete={t('authenticator.codeMissing')}
        error={failure && wordsOf(failure)}
        submit={t('authenticator.turnOff')}
        isBusy={isBusy}
        takesFocus
        onCode={turnOff}
        onCancel={onCancel}
      />
      <p className={classNames(typography.small, typography.soft)}>
        <LostApp />
      </p>
    </div>
  )
}
