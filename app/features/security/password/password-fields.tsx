import { useTranslation } from 'react-i18next'
import { type SecurityErrorCode, useSecurityErrorMessage } from '#app/features/security/errors.ts'
import styles from '#app/features/security/security.module.css'
import { type FormField, useForm } from '#app/fields/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { PasswordInput } from '#app/ui/fields/input/password-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'
import { type DraftField, draftFields, draftIssues, type PasswordDraft } from './password-draft.ts'

interface PasswordFieldsProps {
  email: string
  draft: PasswordDraft
  hasPassword: boolean
  failure: SecurityErrorCode | undefined
  isBusy: boolean
  onDraft: (draft: PasswordDraft) => void
  onSend: () => void
  onCancel: () => void
}

/** What the service refuses belongs to the field where it can be put right. */
const fieldOf: Readonly<Partial<Record<SecurityErrorCode, DraftField>>> = {
  invalidCredentials: 'current',
  passwordNeeded: 'current',
  samePassword: 'password',
  weakPassword: 'password',
  commonPassword: 'password',
  passwordLength: 'password',
}

/** The current password, the new one, and the new one again. */
export function PasswordFields(props: PasswordFieldsProps) {
  const { email, draft, hasPassword, failure, isBusy, onDraft, onSend, onCancel } = props
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const refusedField = failure && fieldOf[failure]
  const { submit: send, field } = useForm({
    fields: draftFields,
    read: () => draft,
    isLive: true,
    validate: () =>
      messagesByField(draftIssues(draft, hasPassword), ({ code }) => t(`password.problems.${code}`)),
    send: onSend,
    isBusy,
    refusal: refusedField && { field: refusedField, text: wordsOf(failure) },
    hasFailed: failure !== undefined,
    firstFocus: hasPassword ? 'current' : 'password',
  })
  const shared = (name: DraftField) => ({ name, value: draft[name], onValue, ...field(name) })
  const onValue = (name: DraftField, value: string) => onDraft({ ...draft, [name]: value })
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? <DraftPasswordField {...shared('current')} /> : null}
      <DraftPasswordField {...shared('password')} hint={t('password.hint')} />
      <DraftPasswordField {...shared('confirmPassword')} />
      {failure && !refusedField ? <Alert tone="danger">{wordsOf(failure)}</Alert> : null}
      <p className={classNames(typography.small, typography.soft)}>{t('password.others')}</p>
      <div className={layout.row} data-slot="row">
        <Button type="submit" isBusy={isBusy}>
          {hasPassword ? t('password.changeLong') : t('password.setLong')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

interface PasswordFieldProps extends FormField {
  name: DraftField
  hint?: string | undefined
  value: string
  onValue: (name: DraftField, value: string) => void
}

/** One of the passwords, with the button that shows it. */
export function DraftPasswordField({ name, hint, value, onValue, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('security')
  const label = t(`password.fields.${name}`)
  return (
    <Field label={label} hint={hint} isRequired {...field}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          show={t('password.show')}
          hide={t('password.hide')}
          showLong={t('password.showLong', { field: label })}
          hideLong={t('password.hideLong', { field: label })}
          value={value}
          onChange={(event) => onValue(name, event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
