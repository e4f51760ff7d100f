import { Copy, Download, Printer } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText, downloadText } from '#app/browser/copy-and-download.ts'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { type RowContext, SecurityRow } from '#app/features/security/security-row.tsx'
import { useSite } from '#app/site/use-site.ts'
import { renewRecoveryCodes } from '#app/state/auth/recovery-codes.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'

/** How many recovery codes are left, and new ones. Nothing where no app is on or the service has no such codes. */
export function RecoveryRow({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const { codes, failure, isBusy, make, forget } = useRecoveryCodes()
  const { codesLeft, authenticator, email } = context.facts
  if (!authenticator || codesLeft === undefined) return null

  function close() {
    forget()
    context.open(undefined)
  }
  function finish() {
    forget()
    context.finish({ row: 'recovery', tone: 'success', text: t('recovery.done') })
  }
  return (
    <SecurityRow
      context={context}
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

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  /** What the button says that goes on. */
  goOn: string
  onSaved: () => void
}

/** The recovery codes, shown this once: to copy, to download, to print. Going on takes the word that they are saved. */
export function RecoveryCodes({ codes, email, goOn, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('security')
  const { brand } = useSite()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | 'downloaded'>()
  const [isSaved, setSaved] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  const problemId = useId()
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    // Only these codes are printed, not the page around them.
    document.documentElement.dataset.prints = 'codes'
    return () => {
      delete document.documentElement.dataset.prints
    }
  }, [])

  const text = `${t('recovery.fileTitle', { brand: brand.name, email })}\n\n${codes.join('\n')}\n`

  function copy() {
    void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'notCopied'))
  }
  function download() {
    downloadText(text, `${t('recovery.file')}.txt`)
    setOutcome('downloaded')
  }
  const isMissing = isAsked && !isSaved
  return (
    <div className={classNames(styles.steps, styles.recovery)}>
      <p className={classNames(typography.h4, styles.h4)} tabIndex={-1} ref={heading}>
        {t('recovery.title')}
      </p>
      <p>{t('recovery.text')}</p>
      <p className={styles.printOnly}>{t('recovery.fileTitle', { brand: brand.name, email })}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" isSmall onClick={copy}>
          <Icon of={Copy} /> {t('recovery.copy')}
        </Button>
        <Button variant="quiet" isSmall onClick={download}>
          <Icon of={Download} /> {t('recovery.download')}
        </Button>
        <Button variant="quiet" isSmall onClick={() => window.print()}>
          <Icon of={Printer} /> {t('recovery.print')}
        </Button>
      </div>
      <p className={classNames(typography.small, typography.soft)} role="status">
        {outcome ? t(`recovery.${outcome}`) : null}
      </p>
      <CheckBox
        isChecked={isSaved}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? problemId : undefined}
        onChange={setSaved}
      >
        {t('recovery.saved')}
      </CheckBox>
      {isMissing ? (
        <Alert tone="danger" id={problemId}>
          {t('recovery.notSaved')}
        </Alert>
      ) : null}
      <div className={layout.row} data-slot="row">
        <Button isInactive={!isSaved} onClick={() => (isSaved ? onSaved() : setAsked(true))}>
          {goOn}
        </Button>
      </div>
    </div>
  )
}

/** Makes new recovery codes and holds them while they are shown. */
export function useRecoveryCodes() {
  const site = useSite()
  const loadClient = useAccountClient()
  const { run, isBusy, failure } = useWork()
  const [codes, setCodes] = useState<readonly string[]>()

  async function make() {
    await run('Making recovery codes failed', async () => {
      setCodes(await renewRecoveryCodes(site, await loadClient()))
    })
  }

  return { codes, failure, isBusy, make, forget: () => setCodes(undefined) }
}
