import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { toScreen } from '#app/features/account/auth-place.ts'
import { useAccountWork } from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { authCall } from '#app/state/auth/auth-call.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type ConfirmAddress, confirmAddress } from './confirm-address.ts'
import { ConfirmFrame } from './confirm-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'

/**
 * Where the links of mails lead. Opening it does nothing, for a mailbox may open links by itself: only its button
 * tells the service.
 */
export default function ConfirmPage() {
  const { t } = useTranslation('auth')
  const address = useAddress()
  if (address === undefined) {
    return (
      <div className={classNames(layout.wrap, styles.callback, styles.confirm)} data-waiting="">
        <h1 className={typography.h2}>{t('confirm.opening')}</h1>
      </div>
    )
  }
  if (address.kind === 'cancel') return <CancelChange key={address.token} token={address.token} />
  if (address.kind === 'link') return <ConfirmLink key={address.tokenHash} {...address} />
  return (
    <ConfirmFrame title={t('newPassword.noSession')} text={t('newPassword.noSessionText')}>
      <ButtonLink to={toScreen('sign-in')}>{t('forgotPassword.back')}</ButtonLink>
      <ButtonLink variant="quiet" to={toScreen('forgot')}>
        {t('newPassword.askAgain')}
      </ButtonLink>
    </ConfirmFrame>
  )
}

/** What stands behind the `#`, which leaves the address at once: it stays in no history and no page opened next. */
function useAddress(): ConfirmAddress | undefined {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [address, setAddress] = useState<ConfirmAddress>()
  useEffect(() => {
    const read = confirmAddress(window.location.hash || hash, window.location.origin)
    // A page that has read its link keeps it; another link that is opened in this tab takes its place.
    setAddress((known) => (known === undefined || read.kind !== 'bare' ? read : known))
    if (read.kind === 'bare') return
    const { search } = window.location
    navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }, [navigate, hash])
  return address
}

/** From the notice to the old mailbox: stops a change of address that its owner did not ask for. */
function CancelChange({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const site = useSite()
  const { busy, failure, run } = useAccountWork<'cancel'>()
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
      {failure ? <ErrorBox error={failure} /> : null}
      <Button isBusy={busy !== undefined} onClick={cancel}>
        {busy ? t('processing') : t('confirm.cancel.button')}
      </Button>
    </ConfirmFrame>
  )
}
