import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import cardStyles from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Skeleton } from '#app/ui/skeleton.tsx'
import typography from '#app/ui/typography.module.css'
import type { AccountFacts } from './account-facts.ts'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { EmailRow } from './email-row.tsx'
import { EraseRow } from './erase-row.tsx'
import { ExportRow } from './export-row.tsx'
import { GoogleRow } from './google-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { ProofDesk } from './proof-desk.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { RenewApp } from './renew-app.tsx'
import styles from './security.module.css'
import type { RowName, RowNote, SecurityDesk } from './security-desk.ts'
import { SessionsRow } from './sessions-row.tsx'
import { useAccountFacts } from './use-account-facts.ts'
import { useLinkedNote } from './use-linked-note.ts'

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
      {!facts && hasFailed ? (
        <div className={styles.form}>
          <Alert tone="danger">{t('failed')}</Alert>
          <div className={layout.row} data-slot="row">
            <Button variant="quiet" isSmall onClick={lookUp}>
              {t('tryAgain')}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  )
}

function Rows({ facts, lookUp }: { facts: AccountFacts; lookUp: () => void }) {
  const linked = useLinkedNote()
  const [openRow, setOpenRow] = useState<RowName>()
  const [note, setNote] = useState<RowNote | undefined>(linked)
  const desk: SecurityDesk = {
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
    <ProofDesk ways={facts}>
      {facts.usedRecoveryCode && facts.authenticator ? <RenewApp desk={desk} /> : null}
      <ul className={styles.rows}>
        <EmailRow desk={desk} />
        <PasswordRow desk={desk} />
        <AuthenticatorRow desk={desk} />
        <RecoveryRow desk={desk} />
        <GoogleRow desk={desk} />
        <SessionsRow desk={desk} />
        <ExportRow desk={desk} />
        <EraseRow desk={desk} />
      </ul>
    </ProofDesk>
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
