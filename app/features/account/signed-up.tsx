import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** The account is made and waits for its owner to open the link of the mail. */
export function SignedUp({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="auth-done">
      <div className="auth-box" ref={box} tabIndex={-1}>
        <Alert tone="success" title={t('signUp.success')}>
          {t('signUp.successText', { email })}
        </Alert>
      </div>
      <ResendConfirmation email={email} />
    </div>
  )
}
