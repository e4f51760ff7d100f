import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toScreen } from '#app/features/account/auth-place.ts'
import { FailureBox } from '#app/features/account/form/failure-box.tsx'
import { useAccountWork } from '#app/features/account/form/use-account-work.ts'
import { useSite } from '#app/site/use-site.ts'
import { authCall } from '#app/state/auth/auth-call.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmFrame } from './confirm-frame.tsx'

const holdNothing = () => {}

/** From the notice to the old mailbox: stops a change of address that its owner did not ask for. */
export function CancelChange({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const site = useSite()
  const { busy, failure, run } = useAccountWork<'cancel'>(holdNothing)
  const [isDone, setDone] = useState(false)

  const cancel = () =>
    run('cancel', async () => {
      await authCall(site, { method: 'POST', path: '/user/email-change/cancel', body: { token } })
      setDone(true)
      return 'stay'
    })

  const isExpired = failure?.key === 'linkExpired'
  if (isDone || isExpired) {
    const outcome = isDone ? 'done' : 'tooLate'
    return (
      <ConfirmFrame isNews title={t(`confirm.cancel.${outcome}`)} text={t(`confirm.cancel.${outcome}Text`)}>
        <ButtonLink to={toScreen('forgot')}>{t('newPassword.title')}</ButtonLink>
        <ButtonLink variant="quiet" to={toScreen('sign-in')}>
          {t('forgotPassword.back')}
        </ButtonLink>
      </ConfirmFrame>
    )
  }
  return (
    <ConfirmFrame title={t('confirm.cancel.title')} text={t('confirm.cancel.text')}>
      {failure ? <FailureBox failure={failure} /> : null}
      <Button isBusy={busy !== undefined} onClick={cancel}>
        {busy ? t('processing') : t('confirm.cancel.button')}
      </Button>
    </ConfirmFrame>
  )
}
