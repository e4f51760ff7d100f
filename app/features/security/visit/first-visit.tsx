import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountFacts } from '#app/features/security/account-facts.ts'
import { AppAndCodes } from '#app/features/security/authenticator/app-and-codes.tsx'
import { ProofProvider } from '#app/features/security/proof/proof-dialog.tsx'
import styles from '#app/features/security/security.module.css'
import { TryAgain } from '#app/features/security/try-again.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { VisitPassword } from './visit-password.tsx'

const steps = ['password', 'app', 'codes'] as const
type VisitStep = (typeof steps)[number]

interface FirstVisitProps {
  /** The app is on already, and only the password is too weak for the desk. */
  isPasswordAlone: boolean
  /** The account has shown a code of its app, and the codes for a lost phone are saved. */
  onDone: () => void
}

/** An agent's way to her desk: a long password, the authenticator app, the recovery codes. */
export function FirstVisit({ isPasswordAlone, onDone }: FirstVisitProps) {
  const { t } = useTranslation('security')
  const { facts, hasFailed, lookUp } = useAccountFacts()
  const [step, setStep] = useState<VisitStep>('password')
  const part = useStepFocus(step)
  const { accounts } = useSite()
  const title = accounts.recoveryCodes ? 'visit.title' : 'visit.titleWithoutCodes'
  return (
    <div className={styles.visit}>
      <h1 className={typography.h2} tabIndex={-1}>
        {t(isPasswordAlone ? 'visit.password.aloneTitle' : title)}
      </h1>
      <p className={typography.soft}>{t('visit.text')}</p>
      {isPasswordAlone ? null : <VisitSteps step={step} />}
      <div className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card" ref={part}>
        <h2 className={typography.h3} tabIndex={-1}>
          {t(`visit.${step}.title`)}
        </h2>
        <p className={typography.soft}>{t(`visit.${step}.text`)}</p>
        {facts ? (
          <ProofProvider ways={facts}>
            {step === 'password' ? (
              <VisitPassword
                facts={facts}
                isWeak={isPasswordAlone}
                onDone={isPasswordAlone ? onDone : () => setStep('app')}
              />
            ) : (
              <AppAndCodes
                email={facts.email}
                goOn={t('visit.toDesk')}
                onCancel={undefined}
                onApp={() => setStep('codes')}
                onDone={onDone}
              />
            )}
          </ProofProvider>
        ) : hasFailed ? (
          <TryAgain text={t('failed')} onAgain={lookUp} />
        ) : (
          <div role="status">
            <span className={layout.sr}>{t('loading')}</span>
            <Skeleton width="16rem" height="8rem" />
          </div>
        )}
      </div>
    </div>
  )
}

/** Where the visit stands. */
function VisitSteps({ step }: { step: VisitStep }) {
  const { t } = useTranslation('security')
  const { accounts } = useSite()
  const reached = steps.indexOf(step)
  const shown = steps.filter((name) => name !== 'codes' || accounts.recoveryCodes)
  return (
    <ol className={styles.visitSteps} aria-label={t('visit.steps.label')}>
      {shown.map((name, place) => (
        <li
          key={name}
          className={place < reached ? styles.done : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {t(`visit.steps.${name}`)}
        </li>
      ))}
    </ol>
  )
}

/** A new step has the focus in its heading. */
function useStepFocus(step: VisitStep) {
  const part = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    part.current?.querySelector('h2')?.focus()
  }, [step])
  return part
}
