import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { MailedCode } from '#app/features/account/form/mailed-code.tsx'
import { ResendConfirmation } from '#app/features/account/form/resend-confirmation.tsx'
import type { ScreenProps } from '#app/features/account/form/use-account-work.ts'
import { Alert } from '#app/ui/alert.tsx'

interface SignedUpProps extends Pick<ScreenProps, 'onHold' | 'enter'> {
  email: string
}

/** The account is made and waits for its owner to answer the mail, by its link or its code. */
export function SignedUp({ email, onHold, enter }: SignedUpProps) {
  const { t } = useTranslation('auth')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.done}>
      <div className={styles.box} ref={box} tabIndex={-1}>
        <Alert tone="success" title={t('signUp.success')}>
          {t('signUp.successText', { email })}
        </Alert>
      </div>
      <MailedCode email={email} mail="signup" onHold={onHold} onDone={enter} />
      <ResendConfirmation email={email} />
    </div>
  )
}
