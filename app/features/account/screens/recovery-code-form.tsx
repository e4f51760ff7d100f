import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { FailureBox } from '#app/features/account/form/failure-box.tsx'
import type { AccountWork } from '#app/features/account/form/use-account-work.ts'
import { useForm } from '#app/fields/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import typography from '#app/ui/typography.module.css'

interface RecoveryCodeFormProps {
  work: AccountWork<'form' | 'recovery' | 'other'>
  onCode: (code: string) => void
  onBack: () => void
}

/** One of the codes that were saved when the app was turned on, in the place of a code from the app. */
export function RecoveryCodeForm({ work: { busy, failure }, onCode, onBack }: RecoveryCodeFormProps) {
  const { t } = useTranslation('auth')
  const own = failure?.of === 'recovery' ? failure : undefined
  const isWrong = own?.key === 'wrongCode'
  const {
    ref: form,
    submit,
    field,
  } = useForm({
    fields: ['recoveryCode'],
    read: (typed) => ({ code: typed('recoveryCode').trim() }),
    validate: ({ code }) => ({ recoveryCode: code === '' ? t('recoveryCode.missing') : undefined }),
    send: ({ code }) => onCode(code),
    isBusy: busy !== undefined,
    refusal: isWrong ? { field: 'recoveryCode', text: t('recoveryCode.wrong') } : undefined,
    hasFailed: own !== undefined,
    firstFocus: 'recoveryCode',
  })
  return (
    <form className={styles.form} method="post" noValidate ref={form} onSubmit={submit}>
      <Field
        label={t('recoveryCode.label')}
        hint={t('recoveryCode.hint')}
        {...field('recoveryCode')}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            className={typography.num}
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
