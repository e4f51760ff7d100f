import { useTranslation } from 'react-i18next'
import type { SecurityDesk } from '#app/features/security/security-desk.ts'
import { SecurityRow } from '#app/features/security/security-row.tsx'
import { PasswordForm } from './password-form.tsx'

/** Changes the password, or sets a first one for an account that has only Google. */
export function PasswordRow({ desk }: { desk: SecurityDesk }) {
  const { t } = useTranslation('security')
  const { hasPassword } = desk.facts
  return (
    <SecurityRow
      desk={desk}
      row="password"
      name={t('password.name')}
      state={hasPassword ? t('password.has') : t('password.none')}
      action={
        hasPassword
          ? { label: t('password.change'), longLabel: t('password.changeLong') }
          : { label: t('password.set'), longLabel: t('password.setLong') }
      }
    >
      <PasswordForm
        email={desk.facts.email}
        hasPassword={hasPassword}
        onCancel={() => desk.open(undefined)}
        onDone={() =>
          desk.finish({
            row: 'password',
            tone: 'success',
            text: hasPassword ? t('password.done') : t('password.doneSet'),
          })
        }
      />
    </SecurityRow>
  )
}
