import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toScreen } from '#app/features/account/auth-place.ts'
import { FailureBox } from '#app/features/account/form/failure-box.tsx'
import { useAccountWork } from '#app/features/account/form/use-account-work.ts'
import { type AskedAccount, completeSignIn } from '#app/features/account/return/complete-sign-in.ts'
import { SignInQuestion } from '#app/features/account/return/sign-in-question.tsx'
import { useNavigate } from '#app/routing/router.tsx'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useSite } from '#app/site/use-site.ts'
import type { MailKind } from '#app/state/auth/mail-kind.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import { ConfirmFrame } from './confirm-frame.tsx'
import { ExpiredLink } from './expired-link.tsx'

interface ConfirmLinkProps {
  tokenHash: string
  mail: MailKind
  goesOnTo: string | undefined
}

const holdNothing = () => {}

/** Says what the button will do, does it, and leads on or says why not. */
export function ConfirmLink({ tokenHash, mail, goesOnTo }: ConfirmLinkProps) {
  const { t } = useTranslation('auth')
  const site = useSite()
  const navigate = useNavigate()
  const { busy, failure, run } = useAccountWork<'confirm'>(holdNothing)
  const [asked, setAsked] = useState<{ about: AskedAccount; answer: (isTheirs: boolean) => void }>()
  const [isHalfway, setHalfway] = useState(false)

  const confirm = () =>
    run('confirm', async (client) => {
      // A page that loaded itself anew for a missing file would have lost the link.
      const { redeemLink } = await withoutReload(() => import('#app/state/auth/redeem-link.ts'))
      const { session, drop } = await redeemLink(site, tokenHash, mail)
      if (!session) {
        setHalfway(true)
        return 'stay'
      }
      const ask = async (about: AskedAccount) => {
        const isTheirs = await new Promise<boolean>((answer) => setAsked({ about, answer }))
        setAsked(undefined)
        if (!isTheirs) await drop()
        return isTheirs
      }
      const { access_token: accessToken, refresh_token: refreshToken } = session
      const came = { kind: 'tokens', accessToken, refreshToken, mail } as const
      const { to } = await completeSignIn(came, { openClient: async () => client, hasSession: true, ask })
      navigate(to === paths.dashboard && goesOnTo ? goesOnTo : to, { replace: true })
      return 'leave'
    })

  if (asked) return <SignInQuestion {...asked.about} onAnswer={asked.answer} />
  if (isHalfway) {
    return (
      <ConfirmFrame isNews title={t('confirm.half.title')} text={t('confirm.half.text')}>
        <ButtonLink variant="quiet" to={toScreen('sign-in')}>
          {t('back.dashboard')}
        </ButtonLink>
      </ConfirmFrame>
    )
  }
  if (failure?.key === 'linkExpired') return <ExpiredLink mail={mail} />
  return (
    <ConfirmFrame title={t(`confirm.${mail}.title`)} text={t(`confirm.${mail}.text`)}>
      {failure ? <FailureBox failure={failure} /> : null}
      <Button isBusy={busy !== undefined} onClick={confirm}>
        {busy ? t('processing') : t(`confirm.${mail}.button`)}
      </Button>
      <p className={classNames(typography.small, typography.soft)}>{t('confirm.notYou')}</p>
    </ConfirmFrame>
  )
}
