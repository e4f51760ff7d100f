import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthenticatorRow } from '#app/features/security/authenticator/authenticator-row.tsx'
import { RecoveryRow } from '#app/features/security/authenticator/recovery-codes.tsx'
import { RenewApp } from '#app/features/security/authenticator/renew-app.tsx'
import { PasswordRow } from '#app/features/security/password/password-row.tsx'
import { ProofProvider } from '#app/features/security/proof/proof-dialog.tsx'
import { EmailRow } from '#app/features/security/rows/email-row.tsx'
import { EraseRow } from '#app/features/security/rows/erase-row.tsx'
import { ExportRow } from '#app/features/security/rows/export-row.tsx'
import { GoogleRow, useLinkedNote } from '#app/features/security/rows/google-row.tsx'
import { SessionsRow } from '#app/features/security/rows/sessions-row.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { type AccountFacts, useAccountFacts } from './account-facts.ts'
import styles from './security.module.css'
import type { RowContext, RowName, RowNote } from './security-row.tsx'
import { TryAgain } from './try-again.tsx'

/** How an account is signed in to, and what may be done with it. Nothing at all without a full session. */
export function SecuritySection() {
  const session = useSession()
  return session.state === 'signed-in' ? <Security key={session.userId} /> : null
}

function Security() {
  const { t } = useTranslation('security')
  const { facts, hasFailed, lookUp } = useAccountFacts()
  return (
    <section
      className={classNames(cardStyles.card, cardStyles.pad, styles.sec)}
      data-slot="card"
      aria-labelledby="security"
    >
      <h2 className={typography.h3} id="security" tabIndex={-1}>
        {t('title')}
      </h2>
      <p className={typography.soft}>{t('lead')}</p>
      {facts ? <Rows facts={facts} lookUp={lookUp} /> : null}
      {!facts && !hasFailed ? <Waiting /> : null}
      {!facts && hasFailed ? <TryAgain text={t('failed')} onAgain={lookUp} /> : null}
    </section>
  )
}

function Rows({ facts, lookUp }: { facts: AccountFacts; lookUp: () => void }) {
  const linked = useLinkedNote()
  const [openRow, setOpenRow] = useState<RowName>()
  const [note, setNote] = useState<RowNote | undefined>(linked)
  const context: RowContext = {
    facts,
    openRow,
    note,
    open(row) {
      setOpenRow(row)
      setNote(undefined)
    },
    finish(done) {
      setOpenRow(undefined)
      setNote(done)
      lookUp()
    },
  }
  return (
    <ProofProvider ways={facts}>
      {facts.usedRecoveryCode && facts.authenticator ? <RenewApp context={context} /> : null}
      <ul className={styles.rows}>
        <EmailRow context={context} />
        <PasswordRow context={context} />
        <AuthenticatorRow context={context} />
        <RecoveryRow context={context} />
        <GoogleRow context={context} />
        <SessionsRow context={context} />
        <ExportRow context={context} />
        <EraseRow context={context} />
      </ul>
    </ProofProvider>
  )
}

const waitingRows: readonly RowName[] = [
  'email',
  'password',
  'authenticator',
  'google',
  'sessions',
  'export',
  'erase',
]

/** Gray rows as many as there will be, so that nothing below moves. */
function Waiting() {
  const { t } = useTranslation('security')
  const { accounts } = useSite()
  const rows = waitingRows.filter((row) => row !== 'google' || accounts.google !== false)
  return (
    <div className={classNames(styles.rows, styles.waiting)} role="status">
      <span className={layout.sr}>{t('loading')}</span>
      {rows.map((row) => (
        <div className={styles.secRow} key={row}>
          <div className={styles.line}>
            <div className={styles.what}>
              <Skeleton width="9rem" height="1.5rem" />
              <Skeleton width="16rem" height="1.25rem" />
            </div>
            <Skeleton width="5.5rem" height="2.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
