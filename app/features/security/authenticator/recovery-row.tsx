import { useTranslation } from 'react-i18next'
import styles from '#app/features/security/security.module.css'
import type { SecurityDesk } from '#app/features/security/security-desk.ts'
import { SecurityRow } from '#app/features/security/security-row.tsx'
import { useFailureWords } from '#app/features/security/use-failure-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRecoveryCodes } from './use-recovery-codes.ts'

/** How many recovery codes are left, and new ones. Nothing where no app is on or the service has no such codes. */
export function RecoveryRow({ desk }: { desk: SecurityDesk }) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const { codes, failure, isBusy, make, forget } = useRecoveryCodes()
  const { codesLeft, authenticator, email } = desk.facts
  if (!authenticator || codesLeft === undefined) return null

  function close() {
    forget()
    desk.open(undefined)
  }
  function finish() {
    forget()
    desk.finish({ row: 'recovery', tone: 'success', text: t('recovery.done') })
  }
  return (
    <SecurityRow
      desk={desk}
      row="recovery"
      name={t('recovery.name')}
      state={codesLeft === 0 ? t('recovery.none') : t('recovery.left', { count: codesLeft })}
      action={{ label: t('recovery.make'), longLabel: t('recovery.makeLong') }}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} goOn={t('recovery.finish')} onSaved={finish} />
      ) : (
        <div className={styles.form}>
          <p>{t('recovery.makeText')}</p>
          {failure ? <Alert tone="danger">{wordsOf(failure)}</Alert> : null}
          <div className={layout.row} data-slot="row">
            <Button isBusy={isBusy} onClick={() => make()}>
              {t('recovery.makeLong')}
            </Button>
            <Button variant="text" onClick={close}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
    </SecurityRow>
  )
}
