import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import { LostApp } from './lost-app.tsx'
import { pictureAddress } from './setup-code.ts'
import { SetupKey } from './setup-key.tsx'
import { useAuthenticatorSetup } from './use-authenticator-setup.ts'
import { useFailureWords } from './use-failure-words.ts'

interface AuthenticatorSetupProps {
  /** Undefined where the app has to be turned on before anything else. */
  onCancel: (() => void) | undefined
  onDone: () => void
}

/** Three steps to turn the authenticator app on: open it, scan, type the code. */
export function AuthenticatorSetup({ onCancel, onDone }: AuthenticatorSetupProps) {
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const { factor, failure, isBusy, begin, verify } = useAuthenticatorSetup(onDone, onCancel)
  if (!factor) {
    return failure ? (
      <NotBegun words={wordsOf(failure)} onAgain={begin} onCancel={onCancel} />
    ) : (
      <p className="sec-preparing" role="status">
        <span className="soft">{t('authenticator.preparing')}</span>
        <Skeleton width="11rem" height="11rem" />
      </p>
    )
  }
  return (
    <div className="sec-steps">
      <ol className="sec-setup">
        <li>
          <p className="h4">{t('authenticator.steps.open')}</p>
          <p className="small soft">{t('authenticator.steps.openText')}</p>
        </li>
        <li>
          <p className="h4">{t('authenticator.steps.scan')}</p>
          <div className="sec-scan">
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
          <p className="h4">{t('authenticator.steps.type')}</p>
          <CodeForm
            label={t('authenticator.code')}
            incomplete={t('authenticator.codeMissing')}
            error={failure && wordsOf(failure)}
            submit={t('authenticator.turnOn')}
            isBusy={isBusy}
            onCode={(code) => verify(factor.id, code)}
            onCancel={onCancel}
          >
            <p className="small soft">{t('authenticator.others')}</p>
          </CodeForm>
        </li>
      </ol>
      <p className="small soft">
        <LostApp />
      </p>
    </div>
  )
}

interface NotBegunProps {
  words: string
  onAgain: () => void
  onCancel: (() => void) | undefined
}

function NotBegun({ words, onAgain, onCancel }: NotBegunProps) {
  const { t } = useTranslation('security')
  return (
    <div className="sec-form">
      <Alert tone="danger">{words}</Alert>
      <div className="row">
        <Button variant="quiet" isSmall onClick={onAgain}>
          {t('tryAgain')}
        </Button>
        {onCancel ? (
          <Button variant="text" isSmall onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
