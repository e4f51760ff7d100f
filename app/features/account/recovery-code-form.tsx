import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { FailureBox } from './failure-box.tsx'
import type { AccountWork } from './use-account-work.ts'
import { typedIn, useFormProblems } from './use-form-problems.ts'

const none: { recoveryCode?: true } = {}

interface RecoveryCodeFormProps {
  work: AccountWork<'form' | 'recovery' | 'other'>
  onCode: (code: string) => void
  onBack: () => void
}

/** One of the codes that were saved when the app was turned on, in the place of a code from the app. */
export function RecoveryCodeForm({ work: { busy, failure }, onCode, onBack }: RecoveryCodeFormProps) {
  const { t } = useTranslation('auth')
  const own = failure?.of === 'recovery' ? failure : undefined
  const { form, problems, accept } = useFormProblems(none, own !== undefined)
  const input = useRef<HTMLInputElement>(null)
  const isWrong = own?.key === 'wrongCode'
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (isWrong && busy === undefined) input.current?.select()
  }, [isWrong, busy])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = typedIn(event.currentTarget)('recoveryCode').trim()
    if (busy || !accept(code === '' ? { recoveryCode: true } : none)) return
    onCode(code)
  }

  const problem = problems.recoveryCode
    ? t('recoveryCode.missing')
    : isWrong
      ? t('recoveryCode.wrong')
      : undefined
  return (
    <form className="auth-form" method="post" noValidate ref={form} onSubmit={submit}>
      <Field label={t('recoveryCode.label')} hint={t('recoveryCode.hint')} error={problem} isRequired>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            className="num"
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {own && !isWrong ? <FailureBox failure={own} /> : null}
      <Button type="submit" isBlock isBusy={busy !== undefined}>
        {busy === 'recovery' ? t('processing') : t('recoveryCode.submit')}
      </Button>
      <Button variant="quiet" isBlock isBusy={busy !== undefined} onClick={onBack}>
        {t('recoveryCode.back')}
      </Button>
    </form>
  )
}
