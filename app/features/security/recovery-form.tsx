import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '#app/fields/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { TextInput } from '#app/ui/text-input.tsx'
import typography from '#app/ui/typography.module.css'
import styles from './security.module.css'

interface RecoveryFormProps {
  /** Why the last code was refused. */
  error: string | undefined
  submit: string
  isBusy: boolean
  onCode: (code: string) => void
  /** Another way on, beside the button. */
  otherWay: ReactNode
}

/** Asks for one of the recovery codes. */
export function RecoveryForm({ error, submit, isBusy, onCode, otherWay }: RecoveryFormProps) {
  const { t } = useTranslation('security')
  const [typed, setTyped] = useState('')
  const { submit: send, field } = useForm({
    fields: ['code'],
    read: () => ({ code: typed.trim() }),
    isLive: true,
    validate: ({ code }) => ({ code: code === '' ? t('recovery.codeMissing') : undefined }),
    send: ({ code }) => onCode(code),
    isBusy,
    refusal: error === undefined ? undefined : { field: 'code', text: error },
    firstFocus: 'code',
  })

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Field label={t('recovery.code')} hint={t('recovery.codeHint')} isRequired {...field('code')}>
        {(control) => (
          <TextInput
            {...control}
            className={typography.num}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={layout.row} data-slot="row">
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        {otherWay}
      </div>
    </form>
  )
}
