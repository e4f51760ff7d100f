import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInMethods } from '#app/features/security/account-facts.ts'
import { CodeForm, RecoveryForm } from '#app/features/security/code-form.tsx'
import { type SecurityErrorCode, useSecurityErrorMessage } from '#app/features/security/errors.ts'
import styles from '#app/features/security/security.module.css'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { PasswordInput } from '#app/ui/fields/input/password-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useProofSteps } from './use-proof-steps.ts'
import { ProofContext, type Proven, withProof } from './use-work.ts'

/** Lets the work of everything inside ask "Is it you?" where the service wants to know. */
export function ProofProvider({ ways, children }: { ways: SignInMethods; children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (isProven: boolean) => void }>()
  const proven = useCallback<Proven>(
    (work) =>
      withProof(work, async () => {
        const isProven = await new Promise<boolean>((answer) => setAsked({ answer }))
        setAsked(undefined)
        return isProven
      }),
    [],
  )
  return (
    <ProofContext value={proven}>
      {children}
      {asked ? <ProofDialog ways={ways} onEnd={asked.answer} /> : null}
    </ProofContext>
  )
}

interface ProofDialogProps {
  ways: SignInMethods
  /** True once it is known who is asking; false when the dialog was closed. */
  onEnd: (isProven: boolean) => void
}

/** "Confirm it's you": signs in anew beside the page, so that nothing on it is lost, and then the work goes on. */
function ProofDialog({ ways, onEnd }: ProofDialogProps) {
  const { t } = useTranslation(['security', 'common'])
  const wordsOf = useSecurityErrorMessage()
  const { accounts } = useSite()
  const { step, failure, isBusy, ...steps } = useProofSteps(ways, () => onEnd(true))
  const error = failure && wordsOf(failure)
  const way = (
    label: 'proof.mailInstead' | 'proof.mailAgain' | 'recovery.use' | 'proof.useApp',
    go: () => void,
  ) => (
    <Button variant="text" isSmall isBusy={isBusy} onClick={go}>
      {t(label)}
    </Button>
  )
  return (
    <Dialog
      isOpen
      onClose={isBusy ? () => undefined : () => onEnd(false)}
      title={t('proof.title')}
      closeLabel={t('common:close')}
      size="small"
      isSheet
      className={styles.proof}
    >
      <p>{t('proof.text')}</p>
      {step === 'password' ? (
        <PasswordStep email={ways.email} failure={failure} isBusy={isBusy} onPassword={steps.withPassword}>
          {way('proof.mailInstead', steps.mailCode)}
        </PasswordStep>
      ) : null}
      {step === 'mail' ? (
        <div className={styles.form}>
          <p className={classNames(typography.small, typography.soft)}>
            {t('proof.mailText', { email: ways.email })}
          </p>
          {error ? <Alert tone="danger">{error}</Alert> : null}
          <div className={layout.row} data-slot="row">
            <Button isBusy={isBusy} onClick={steps.mailCode}>
              {t('proof.mail')}
            </Button>
          </div>
        </div>
      ) : null}
      {step === 'mailed' ? (
        <>
          <p className={classNames(typography.small, typography.soft)} role="status">
            {t(steps.isMailedAgain ? 'proof.mailedAgain' : 'proof.mailed', { email: ways.email })}
          </p>
          <CodeForm
            key="mailed"
            label={t('password.code')}
            incomplete={t('password.codeMissing')}
            error={error}
            submit={t('proof.goOn')}
            isBusy={isBusy}
            takesFocus
            onCode={steps.withMailedCode}
            onCancel={undefined}
            otherWay={way('proof.mailAgain', steps.mailCode)}
          />
        </>
      ) : null}
      {step === 'app' ? (
        <CodeForm
          key="app"
          label={t('proof.appCode')}
          incomplete={t('authenticator.codeMissing')}
          error={error}
          submit={t('proof.goOn')}
          isBusy={isBusy}
          takesFocus
          onCode={steps.withAppCode}
          onCancel={undefined}
          otherWay={accounts.recoveryCodes ? way('recovery.use', steps.useRecovery) : null}
        />
      ) : null}
      {step === 'recovery' ? (
        <RecoveryForm
          error={error}
          submit={t('proof.goOn')}
          isBusy={isBusy}
          onCode={steps.withRecoveryCode}
          otherWay={way('proof.useApp', steps.useApp)}
        />
      ) : null}
    </Dialog>
  )
}

interface PasswordStepProps {
  email: string
  failure: SecurityErrorCode | undefined
  isBusy: boolean
  onPassword: (password: string) => void
  children: React.ReactNode
}

function PasswordStep({ email, failure, isBusy, onPassword, children }: PasswordStepProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const [password, setPassword] = useState('')
  const label = t('password.fields.current')
  const isOfField = failure === 'invalidCredentials'
  const { submit: send, field } = useForm({
    fields: ['current'],
    read: () => ({ password }),
    isLive: true,
    validate: () => ({ current: password === '' ? t('password.problems.currentRequired') : undefined }),
    send: () => onPassword(password),
    isBusy,
    refusal: isOfField ? { field: 'current', text: wordsOf(failure) } : undefined,
    hasFailed: failure !== undefined,
    firstFocus: 'current',
  })
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={label} isRequired {...field('current')}>
        {(control) => (
          <PasswordInput
            {...control}
            name="current"
            autoComplete="current-password"
            show={t('password.show')}
            hide={t('password.hide')}
            showLong={t('password.showLong', { field: label })}
            hideLong={t('password.hideLong', { field: label })}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      {failure && !isOfField ? <Alert tone="danger">{wordsOf(failure)}</Alert> : null}
      <div className={layout.row} data-slot="row">
        <Button type="submit" isBusy={isBusy}>
          {t('proof.goOn')}
        </Button>
        {children}
      </div>
    </form>
  )
}
