import { useTranslation } from 'react-i18next'
import { LostApp } from '#app/features/security/agent-sentence.tsx'
import { CodeForm } from '#app/features/security/code-form.tsx'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { type RowContext, SecurityRow } from '#app/features/security/security-row.tsx'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatDate } from '#domain/format/format-dates.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AppAndCodes } from './app-and-codes.tsx'

/** Turns the authenticator app on and off. */
export function AuthenticatorRow({ context }: { context: RowContext }) {
  const { t, i18n } = useTranslation('security')
  const { authenticator } = context.facts
  const close = () => context.open(undefined)
  const finish = (text: string) => context.finish({ row: 'authenticator', tone: 'success', text })
  const date = authenticator && formatDate(authenticator.since, toLanguage(i18n.language))
  return (
    <SecurityRow
      context={context}
      row="authenticator"
      name={t('authenticator.name')}
      state={authenticator ? t('authenticator.on', { date }) : t('authenticator.off')}
      action={
        authenticator
          ? { label: t('authenticator.turnOff'), longLabel: t('authenticator.turnOffLong') }
          : { label: t('authenticator.turnOn'), longLabel: t('authenticator.turnOnLong') }
      }
    >
      {authenticator ? (
        <AuthenticatorOff
          factorId={authenticator.id}
          onCancel={close}
          onDone={() => finish(t('authenticator.doneOff'))}
        />
      ) : (
        <AppAndCodes
          email={context.facts.email}
          goOn={t('recovery.finish')}
          onCancel={close}
          onDone={() => finish(t('authenticator.doneOn'))}
        />
      )}
    </SecurityRow>
  )
}

interface AuthenticatorOffProps {
  factorId: string
  onCancel: () => void
  onDone: () => void
}

/** Asks for a code before the app is turned off, so that an open browser alone is not enough. */
function AuthenticatorOff({ factorId, onCancel, onDone }: AuthenticatorOffProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const loadClient = useAccountClient()
  const { run, isBusy, failure } = useWork()

  async function turnOff(code: string) {
    await run('Turning the authenticator app off failed', async () => {
      const { auth } = await loadClient()
      const shown = await auth.mfa.challengeAndVerify({ factorId, code })
      if (shown.error) throw shown.error
      const { error } = await auth.mfa.unenroll({ factorId })
      if (error) throw error
      // The level that the code gave goes with the app: the next token says so. That can wait for its usual turn.
      await auth.refreshSession()
      onDone()
    })
  }

  return (
    <div className={styles.steps}>
      <p>{t('authenticator.offText')}</p>
      <CodeForm
        label={t('authenticator.code')}
        incomplete={t('authenticator.codeMissing')}
        error={failure && wordsOf(failure)}
        submit={t('authenticator.turnOff')}
        isBusy={isBusy}
        takesFocus
        onCode={turnOff}
        onCancel={onCancel}
      />
      <p className={classNames(typography.small, typography.soft)}>
        <LostApp />
      </p>
    </div>
  )
}
