import type { SupabaseClient } from '@supabase/supabase-js'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { CodeField } from '#app/fields/code-field.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { needsCode } from '#app/state/session/client-session.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { codeDigits, isWholeCode } from '#domain/account/one-time-code.ts'
import { type ScreenProps, useAccountWork } from './account-work.ts'
import { ErrorBox } from './error-box.tsx'

interface MailedCodeProps {
  email: string
  mail: 'signup' | 'recovery'
  onHold: ScreenProps['onHold']
  /** The code was right: a session is open. After a sign-up it owes nothing; of a recovery the next screen asks for more. */
  onDone: (client: SupabaseClient) => Promise<void>
}

/** The six digits of a mail, for who reads it on another device than this one. */
export function MailedCode({ email, mail, onHold, onDone }: MailedCodeProps) {
  const { t } = useTranslation('auth')
  const { busy, failure, run } = useAccountWork<'form'>(onHold)
  const isWrong = failure?.key === 'linkExpired'
  const { submit, field } = useForm({
    fields: ['code'],
    read: (typed) => ({ token: codeDigits(typed('code')) }),
    validate: ({ token }) => ({ code: isWholeCode(token) ? undefined : t('mailedCode.incomplete') }),
    send: ({ token }) =>
      run('form', async (client) => {
        const { error } = await client.auth.verifyOtp({ email, token, type: mail })
        if (error) throw error
        if (mail === 'signup' && (await needsCode(client))) return 'stay'
        await onDone(client)
        return 'leave'
      }),
    isBusy: busy !== undefined,
    refusal: isWrong ? { field: 'code', text: t('mailedCode.wrong') } : undefined,
    hasFailed: failure !== undefined,
  })
  return (
    <form className={classNames(styles.form, styles.mailed)} method="post" noValidate onSubmit={submit}>
      <CodeField label={t('mailedCode.label')} hint={t('mailedCode.hint')} {...field('code')} />
      {failure && !isWrong ? <ErrorBox error={failure} /> : null}
      <Button type="submit" variant="quiet" isBlock isBusy={busy !== undefined}>
        {busy ? t('processing') : t('mailedCode.submit')}
      </Button>
    </form>
  )
}
