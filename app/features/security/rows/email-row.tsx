import { useTranslation } from 'react-i18next'
import type { SecurityDesk } from '#app/features/security/security-desk.ts'
import { SecurityRow } from '#app/features/security/security-row.tsx'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'

/** The address that signs in, and a change of it that waits for both mailboxes. */
export function EmailRow({ desk }: { desk: SecurityDesk }) {
  const { t } = useTranslation('security')
  const { email, newEmail } = desk.facts
  const close = () => desk.open(undefined)
  const finish = (text: string) => desk.finish({ row: 'email', tone: 'success', text })
  return (
    <SecurityRow
      desk={desk}
      row="email"
      name={t('email.name')}
      state={newEmail ? t('email.pending', { email, newEmail }) : t('email.state', { email })}
      action={
        newEmail
          ? { label: t('email.show'), longLabel: t('email.showLong') }
          : { label: t('email.change'), longLabel: t('email.changeLong') }
      }
    >
      {newEmail ? (
        <PendingEmail email={email} newEmail={newEmail} onFinish={finish} />
      ) : (
        <EmailForm
          email={email}
          onCancel={close}
          onSent={(to) => finish(t('email.sent', { email, newEmail: to }))}
        />
      )}
    </SecurityRow>
  )
}
