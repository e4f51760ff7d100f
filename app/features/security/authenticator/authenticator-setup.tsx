import { Copy } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#app/browser/copy-and-download.ts'
import { LostApp } from '#app/features/security/agent-sentence.tsx'
import { CodeForm } from '#app/features/security/code-form.tsx'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import styles from '#app/features/security/security.module.css'
import { TryAgain } from '#app/features/security/try-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { inGroups, pictureAddress } from './setup-code.ts'
import { useAuthenticatorSetup } from './use-authenticator-setup.ts'

interface AuthenticatorSetupProps {
  /** Undefined where the app has to be turned on before anything else. */
  onCancel: (() => void) | undefined
  onDone: () => void
}

/** Three steps to turn the authenticator app on: open it, scan, type the code. */
export function AuthenticatorSetup({ onCancel, onDone }: AuthenticatorSetupProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const { factor, failure, isBusy, begin, verify } = useAuthenticatorSetup(onDone, onCancel)
  if (!factor) {
    return failure ? (
      <TryAgain text={wordsOf(failure)} onAgain={begin} onCancel={onCancel} />
    ) : (
      <p className={styles.preparing} role="status">
        <span className={typography.soft}>{t('authenticator.preparing')}</span>
        <Skeleton width="11rem" height="11rem" />
      </p>
    )
  }
  return (
    <div className={styles.steps}>
      <ol className={styles.setup}>
        <li>
          <p className={classNames(typography.h4, styles.h4)}>{t('authenticator.steps.open')}</p>
          <p className={classNames(typography.small, typography.soft)}>{t('authenticator.steps.openText')}</p>
        </li>
        <li>
          <p className={classNames(typography.h4, styles.h4)}>{t('authenticator.steps.scan')}</p>
          <div className={styles.scan}>
            <img
              src={pictureAddress(factor.qrCode)}
              alt={t('authenticator.steps.picture')}
              width={176}
              height={176}
            />
            <SetupKey secret={factor.secret} />
          </div>
        </li>
        <li>
          <p className={classNames(typography.h4, styles.h4)}>{t('authenticator.steps.type')}</p>
          <CodeForm
            label={t('authenticator.code')}
            incomplete={t('authenticator.codeMissing')}
            error={failure && wordsOf(failure)}
            submit={t('authenticator.turnOn')}
            isBusy={isBusy}
            onCode={(code) => verify(factor.id, code)}
            onCancel={onCancel}
          >
            <p className={classNames(typography.small, typography.soft)}>{t('authenticator.others')}</p>
          </CodeForm>
        </li>
      </ol>
      <p className={classNames(typography.small, typography.soft)}>
        <LostApp />
      </p>
    </div>
  )
}

/** The key for an app that cannot scan, such as one on this very phone. */
function SetupKey({ secret }: { secret: string }) {
  const { t } = useTranslation('security')
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()

  function copy() {
    void copyText(secret).then((isCopied) => setOutcome(isCopied ? 'copied' : 'notCopied'))
  }

  return (
    <div className={styles.key}>
      <p className={typography.small}>{t('authenticator.steps.key')}</p>
      <p className={styles.secret} translate="no" data-clear="">
        {inGroups(secret)}
      </p>
      <Button variant="quiet" isSmall onClick={copy}>
        <Icon of={Copy} /> {t('authenticator.steps.copy')}
      </Button>
      <p className={classNames(typography.small, typography.soft)} role="status">
        {outcome ? t(`authenticator.steps.${outcome}`) : null}
      </p>
    </div>
  )
}
