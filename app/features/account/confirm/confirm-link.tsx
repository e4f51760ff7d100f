import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import type { MailKind } from '#app/features/account/auth-place.ts'
import { toScreen } from '#app/features/account/auth-place.ts'
import { EmailField, SubmitButton, useAccountMessages } from '#app/features/account/form/account-fields.tsx'
import { useAccountWork } from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import { useResend } from '#app/features/account/form/resend-confirmation.tsx'
import { type AskedAccount, completeSignIn } from '#app/features/account/return/complete-sign-in.ts'
import { useSignInQuestion } from '#app/features/account/return/sign-in-question.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useMailClient } from '#app/state/auth/use-mail-client.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { emailIssues } from '#domain/account/password-rules.ts'
import { paths } from '#domain/site/paths.ts'
import { ConfirmFrame } from './confirm-frame.tsx'

interface ConfirmLinkProps {
  tokenHash: string
  mail: MailKind
  goesOnTo: string | undefined
}

/** Says what the button will do, does it, and leads on or says why not. */
export function ConfirmLink({ tokenHash, mail, goesOnTo }: ConfirmLinkProps) {
  const { t } = useTranslation('auth')
  const mailClient = useMailClient()
  const navigate = useNavigate()
  const { busy, failure, run } = useAccountWork<'confirm'>()
  const { question, ask } = useSignInQuestion()
  const [isHalfway, setHalfway] = useState(false)

  const confirm = () =>
    run('confirm', async (client) => {
      const { auth } = await mailClient()
      const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: mail })
      if (error) throw error
      // A change of address needs both mailboxes: the first of them opens no session.
      if (!data.session) {
        setHalfway(true)
        return 'stay'
      }
      const askOrDrop = async (about: AskedAccount) => {
        const isTheirs = await ask(about)
        if (!isTheirs) await auth.signOut({ scope: 'local' })
        return isTheirs
      }
      const { access_token: accessToken, refresh_token: refreshToken } = data.session
      const came = { kind: 'tokens', accessToken, refreshToken, mail } as const
      const parts = { openClient: async () => client, hasSession: true, ask: askOrDrop }
      const { to } = await completeSignIn(came, parts)
      navigate(to === paths.dashboard && goesOnTo ? goesOnTo : to, { replace: true })
      return 'leave'
    })

  if (question) return question
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
      {failure ? <ErrorBox error={failure} /> : null}
      <Button isBusy={busy !== undefined} onClick={confirm}>
        {busy ? t('processing') : t(`confirm.${mail}.button`)}
      </Button>
      <p className={classNames(typography.small, typography.soft)}>{t('confirm.notYou')}</p>
    </ConfirmFrame>
  )
}

/** A link that was used before or is too old, with the way to a new one. */
function ExpiredLink({ mail }: { mail: MailKind }) {
  const { t } = useTranslation('auth')
  return (
    <ConfirmFrame isNews title={t('returned.link_expired.title')} text={t(`confirm.expired.${wayOf[mail]}`)}>
      {wayOf[mail] === 'signup' ? <SendAgain /> : null}
      {wayOf[mail] === 'recovery' ? (
        <ButtonLink to={toScreen('forgot')}>{t('newPassword.askAgain')}</ButtonLink>
      ) : null}
      {wayOf[mail] === 'email_change' ? (
        <ButtonLink to={paths.dashboard}>{t('back.dashboard')}</ButtonLink>
      ) : null}
      <ButtonLink variant="quiet" to={toScreen('sign-in')}>
        {t('forgotPassword.back')}
      </ButtonLink>
    </ConfirmFrame>
  )
}

/** How each mail is asked for anew. */
const wayOf = {
  signup: 'signup',
  email: 'signup',
  invite: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
  magiclink: 'signIn',
} as const satisfies Record<MailKind, string>

function SendAgain() {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState('')
  const { isSent, isBusy, failure, resend } = useResend(email.trim())
  const messagesOf = useAccountMessages()
  const { submit, field } = useForm({
    fields: ['email'],
    read: (typed) => ({ address: typed('email').trim() }),
    validate: ({ address }) => messagesOf(emailIssues(address)),
    send: resend,
    isBusy,
    hasFailed: failure !== undefined,
  })

  return (
    <form className={classNames(styles.form, styles.again)} noValidate onSubmit={submit}>
      <EmailField email={email} onEmail={setEmail} {...field('email')} />
      {failure ? <ErrorBox error={failure} /> : null}
      {isSent ? (
        <Alert tone="success">{t('resend.sent')}</Alert>
      ) : (
        <SubmitButton isBusy={isBusy}>{t('resend.button')}</SubmitButton>
      )}
    </form>
  )
}
