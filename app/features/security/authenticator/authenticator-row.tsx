import { useTranslation } from 'react-i18next'
import type { SecurityDesk } from '#app/features/security/security-desk.ts'
import { SecurityRow } from '#app/features/security/security-row.tsx'
import { formatDate } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AppAndCodes } from './app-and-codes.tsx'
import { AuthenticatorOff } from './authenticator-off.tsx'

/** Turns the authenticator app on and off. */
export function AuthenticatorRow({ desk }: { desk: SecurityDesk }) {
  const { t, i18n } = useTranslation('security')
  const { authenticator } = desk.facts
  const close = () => desk.open(undefined)
  const finish = (text: string) => desk.finish({ row: 'authenticator', tone: 'success', text })
  const date = authenticator && formatDate(authenticator.since, toLanguage(i18n.language))
  return (
    <SecurityRow
      desk={desk}
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
          email={desk.facts.email}
          goOn={t('recovery.finish')}
          onCancel={close}
          onDone={() => finish(t('authenticator.doneOn'))}
        />
      )}
    </SecurityRow>
  )
}
