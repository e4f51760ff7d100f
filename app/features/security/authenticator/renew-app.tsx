import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import type { RowContext } from '#app/features/security/security-row.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { isRecord } from '#domain/json/is-record.ts'
import { AppAndCodes } from './app-and-codes.tsx'

/** Somebody came in with a recovery code: the app on their new phone takes the lost one's place. */
export function RenewApp({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const loadClient = useAccountClient()
  const { run, isBusy, failure } = useWork()
  const [isOld, setOld] = useState(true)
  const banner = useArrival()
  const { authenticator, codesLeft = 0, email } = context.facts

  async function begin() {
    if (!authenticator) return
    await run('Turning the lost authenticator app off failed', async () => {
      const { auth } = await loadClient()
      const { error } = await auth.mfa.unenroll({ factorId: authenticator.id })
      if (error) throw error
      await auth.refreshSession()
      setOld(false)
    })
  }

  if (!isOld) {
    return (
      <div className={styles.panel}>
        <AppAndCodes
          email={email}
          goOn={t('recovery.finish')}
          onCancel={() => context.finish({ row: 'authenticator', tone: 'danger', text: t('renew.left') })}
          onDone={() =>
            context.finish({ row: 'authenticator', tone: 'success', text: t('authenticator.doneOn') })
          }
        />
      </div>
    )
  }
  return (
    <div className={styles.renew} ref={banner} tabIndex={-1}>
      <Alert tone="warning" title={t('renew.title')}>
        <p>
          {t('renew.text')} {codesLeft === 0 ? t('recovery.none') : t('recovery.left', { count: codesLeft })}
        </p>
        {failure ? <p role="alert">{wordsOf(failure)}</p> : null}
        <Button isSmall isBusy={isBusy} onClick={begin}>
          {t('renew.button')}
        </Button>
      </Alert>
    </div>
  )
}

/** Who was led here right from the sign-in has the focus where this is said. */
function useArrival() {
  const banner = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  const isArrival = isRecord(state) && state.recoveryCodeUsed === true
  useEffect(() => {
    if (isArrival) banner.current?.focus()
  }, [isArrival])
  return banner
}
