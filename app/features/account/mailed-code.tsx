import type { SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { needsCode } from '#app/state/session/client-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { FailureBox } from './failure-box.tsx'
import { type ScreenProps, useAccountWork } from './use-account-work.ts'
import { typedIn, useFormProblems } from './use-form-problems.ts'

const none: { code?: true } = {}
const codeLength = 6

interface MailedCodeProps {
  email: string
  mail: 'signup' | 'recovery'
  onHold: ScreenProps['onHold']
  /** The code was right: a session is open that owes nothing. */
  onDone: (client: SupabaseClient) => Promise<void>
}

/** The six digits of a mail, for who reads it on another device than this one. */
export function MailedCode({ email, mail, onHold, onDone }: MailedCodeProps) {
  const { t } = useTranslation('auth')
  const { busy, failure, run } = useAccountWork<'form'>(onHold)
  const { form, problems, accept } = useFormProblems(none, failure !== undefined)
  const isWrong = failure?.key === 'linkExpired'
  useEffect(() => {
    // A refused code leads back to its field.
    if (failure?.key === 'linkExpired') form.current?.querySelector('input')?.select()
  }, [failure, form])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const token = typedIn(event.currentTarget)('code').replace(/\D/g, '')
    if (busy || !accept(token.length === codeLength ? none : { code: true })) return
    void run('form', async (client) => {
      const { error } = await client.auth.verifyOtp({ email, token, type: mail })
      if (error) throw error
      if (await needsCode(client)) return 'stay'
      await onDone(client)
      return 'leave'
    })
  }

  const problem = problems.code ? t('mailedCode.incomplete') : isWrong ? t('mailedCode.wrong') : undefined
  return (
    <form className="auth-form auth-mailed" method="post" noValidate ref={form} onSubmit={submit}>
      <Field label={t('mailedCode.label')} hint={t('mailedCode.hint')} error={problem} isRequired>
        {(control) => (
          <TextInput
            {...control}
            className="num auth-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
      {failure && !isWrong ? <FailureBox failure={failure} /> : null}
      <Button type="submit" variant="quiet" isBlock isBusy={busy !== undefined}>
        {busy ? t('processing') : t('mailedCode.submit')}
      </Button>
    </form>
  )
}
