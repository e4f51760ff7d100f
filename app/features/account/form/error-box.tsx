import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { AuthErrorKey } from '#domain/account/auth-errors.ts'
import { formatWait } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { Failure } from './account-work.ts'

/** The field in which a failure is put right. */
const fieldOf: Partial<Record<AuthErrorKey, string>> = {
  invalidCredentials: 'password',
  emailTaken: 'email',
  emailInvalid: 'email',
  weakPassword: 'password',
  samePassword: 'password',
  wrongCode: 'code',
  codeExpired: 'code',
}

/** A failure in the red box. The focus goes to what has to be entered anew, or else to the box. */
export function FailureBox({ failure }: { failure: Failure & { attempt: number } }) {
  const text = useFailureText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = fieldOf[failure.key]
    const field = name && box.current?.closest('form')?.querySelector<HTMLInputElement>(`[name=${name}]`)
    const target = field || box.current
    target?.focus()
    if (field) field.select()
  }, [failure])
  return (
    <div className={styles.box} ref={box} tabIndex={-1}>
      <Alert key={failure.attempt} tone="danger" title={text(failure)} />
    </div>
  )
}

/** What to say of a failure, in the language on screen. */
function useFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation('auth')
  const { agent } = useSite()
  return ({ key, message, fallback, waitSeconds }) => {
    const language = toLanguage(i18n.language)
    if (message !== undefined && language === 'en') return message
    const when = waitSeconds === undefined ? t('errors.soon') : formatWait(waitSeconds, language)
    return key === 'other' ? t(`fallbacks.${fallback}`) : t(`errors.${key}`, { phone: agent.phone, when })
  }
}
