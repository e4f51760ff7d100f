import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { Reference } from '#app/site/reference.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { AuthErrorKey } from '#domain/account/auth-errors.ts'
import { formatWait } from '#domain/format/format-dates.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { AccountError } from './account-work.ts'

/** The field in which an error is put right. */
const fieldOf: Partial<Record<AuthErrorKey, string>> = {
  invalidCredentials: 'password',
  emailTaken: 'email',
  emailInvalid: 'email',
  weakPassword: 'password',
  samePassword: 'password',
  wrongCode: 'code',
  codeExpired: 'code',
}

/** An error in the red box. The focus goes to what has to be entered anew, or else to the box. */
export function ErrorBox({ error }: { error: AccountError & { attempt: number } }) {
  const text = useErrorText(error)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = fieldOf[error.key]
    const field = name && box.current?.closest('form')?.querySelector<HTMLInputElement>(`[name=${name}]`)
    const target = field || box.current
    target?.focus()
    if (field) field.select()
  }, [error])
  return (
    <div className={styles.box} ref={box} tabIndex={-1}>
      <Alert key={error.attempt} tone="danger" title={text}>
        {error.key === 'other' ? <Reference calls={['auth/v1']} /> : null}
      </Alert>
    </div>
  )
}

/** What to say of an error, in the language on screen. */
function useErrorText({ key, message, fallback, waitSeconds }: AccountError): string {
  const { t, i18n } = useTranslation('auth')
  const { agent } = useSite()
  const language = toLanguage(i18n.language)
  if (message !== undefined && language === 'en') return message
  const when = waitSeconds === undefined ? t('errors.soon') : formatWait(waitSeconds, language)
  return key === 'other' ? t(`fallbacks.${fallback}`) : t(`errors.${key}`, { phone: agent.phone, when })
}
