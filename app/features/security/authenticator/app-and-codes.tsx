import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import styles from '#app/features/security/security.module.css'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { RecoveryCodes, useRecoveryCodes } from './recovery-codes.tsx'

interface AppAndCodesProps {
  email: string
  /** What the button says that goes on once the codes are saved. */
  goOn: string
  onCancel: (() => void) | undefined
  /** The app is on. */
  onApp?: () => void
  onDone: () => void
}

/** Turns the authenticator app on, then shows the recovery codes, where the service has some. */
export function AppAndCodes({ email, goOn, onCancel, onApp, onDone }: AppAndCodesProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const { accounts } = useSite()
  const [isOn, setOn] = useState(false)
  const { codes, failure, isBusy, make } = useRecoveryCodes()

  function turnedOn() {
    if (!accounts.recoveryCodes) return onDone()
    setOn(true)
    onApp?.()
    void make()
  }

  if (!isOn) return <AuthenticatorSetup onCancel={onCancel} onDone={turnedOn} />
  if (codes) return <RecoveryCodes codes={codes} email={email} goOn={goOn} onSaved={onDone} />
  return (
    <div className={styles.form} role="status">
      <p>{t('recovery.preparing')}</p>
      {failure ? (
        <>
          <Alert tone="danger">{wordsOf(failure)}</Alert>
          <div className={layout.row} data-slot="row">
            <Button isBusy={isBusy} onClick={make}>
              {t('tryAgain')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}
