import { useEffect, useRef } from 'react'
import styles from '#app/features/account/account.module.css'
import { Alert } from '#app/ui/alert.tsx'
import type { AuthErrorKey } from '#domain/account/auth-errors.ts'
import type { Failure } from './failure.ts'
import { useFailureText } from './use-failure-text.ts'

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
