import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { authCallbackUrl, noteSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { useMailClient } from '#app/state/auth/use-mail-client.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { useAccountWork } from './account-work.ts'
import { ErrorBox } from './error-box.tsx'

/** How long after one mail another may be asked for, in ms. */
const pause = 60_000

/** Sends the mail that confirms an account once more, at most once a minute. */
export function useResend(email: string) {
  const mailClient = useMailClient()
  const { busy, failure, run } = useAccountWork<'resend'>()
  const [isSent, setSent] = useState(false)

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => setSent(false), pause)
    return () => clearTimeout(timer)
  }, [isSent])

  const resend = () =>
    run('resend', async () => {
      const { auth } = await mailClient()
      const options = { emailRedirectTo: authCallbackUrl() }
      const { error } = await auth.resend({ type: 'signup', email, options })
      if (error) throw error
      noteSignInBegun()
      setSent(true)
      return 'stay'
    })

  return { isSent, isBusy: busy !== undefined, failure, resend: () => void resend() }
}

/** The button that sends it once more, where the address is known. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const { isSent, isBusy, failure, resend } = useResend(email)
  return (
    <div className={styles.resend}>
      {isSent ? null : (
        <Button variant="quiet" isSmall isBusy={isBusy} onClick={resend}>
          {isBusy ? t('processing') : t('resend.button')}
        </Button>
      )}
      {failure ? <ErrorBox error={failure} /> : null}
      <p className={classNames(typography.small, typography.soft)} role="status">
        {isSent ? t('resend.sent') : null}
      </p>
    </div>
  )
}
