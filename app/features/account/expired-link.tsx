import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailKind } from '#app/account/mail-kind.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { isEmailAddress } from '#domain/people/email.ts'
import { paths } from '#domain/site/paths.ts'
import { toScreen } from './auth-place.ts'
import { ConfirmFrame } from './confirm-frame.tsx'
import { EmailField } from './email-field.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** A link that was used before or is too old, with the way to a new one. */
export function ExpiredLink({ mail }: { mail: MailKind }) {
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
  const [email, setEmail] = useState('')
  return (
    <div className="auth-form auth-again">
      <EmailField email={email} onEmail={setEmail} problem={undefined} />
      {isEmailAddress(email) ? <ResendConfirmation email={email.trim()} /> : null}
    </div>
  )
}
