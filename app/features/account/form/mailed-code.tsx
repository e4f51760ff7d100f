import type { SupabaseClient } from '@supabase/supabase-js'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { useForm } from '#app/fields/use-form.ts'
import { needsCode } from '#app/state/session/client-session.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { type ScreenProps, useAccountWork } from './account-work.ts'
import { FailureBox } from './error-box.tsx'

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
  const isWrong = failure?.key === 'linkExpired'
  const {
    ref: form,
    submit,
    field,
  } = useForm({
    fields: ['code'],
    read: (typed) => ({ token: typed('code').replace(/\D/g, '') }),
    validate: ({ token }) => ({ code: token.length === codeLength ? undefined : t('mailedCode.incomplete') }),
    send: ({ token }) =>
      run('form', async (client) => {
        const { error } = await client.auth.verifyOtp({ email, token, type: mail })
        if (error) throw error
        if (await needsCode(client)) return 'stay'
        await onDone(client)
        return 'leave'
      }),
    isBusy: busy !== undefined,
    refusal: isWrong ? { field: 'code', text: t('mailedCode.wrong') } : undefined,
    hasFailed: failure !== undefined,
  })
  return (
    <form
      className={classNames(styles.form, styles.mailed)}
      method="post"
      noValidate
      ref={form}
      onSubmit={submit}
    >
      <Field label={t('mailedCode.label')} hint={t('mailedCode.hint')} {...field('code')} isRequired>
        {(control) => (
          <TextInput
            {...control}
            className={classNames(typography.num, styles.code)}
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
