import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '#app/fields/use-form.ts'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { codeDigits, isWholeCode } from '#domain/account/one-time-code.ts'
import styles from './security.module.css'

interface CodeFormProps {
  label: string
  /** Said when fewer or more than six digits were typed. */
  incomplete: string
  /** Why the last code was refused. */
  error: string | undefined
  submit: string
  variant?: ButtonVariant
  isBusy: boolean
  /** Whether the field takes the focus when it appears. */
  takesFocus?: boolean
  onCode: (code: string) => void
  /** Without it there is nothing to turn back from. */
  onCancel: (() => void) | undefined
  /** Another way on, beside the button. */
  otherWay?: ReactNode
  /** Between the field and the buttons. */
  children?: ReactNode
}

/** Asks for a code of six digits. */
export function CodeForm(props: CodeFormProps) {
  const {
    label,
    incomplete,
    error,
    submit,
    variant = 'primary',
    isBusy,
    takesFocus,
    onCode,
    onCancel,
  } = props
  const { t } = useTranslation('security')
  const [typed, setTyped] = useState('')
  const { submit: send, field } = useForm({
    fields: ['code'],
    read: () => ({ typed }),
    isLive: true,
    validate: () => ({ code: isWholeCode(typed) ? undefined : incomplete }),
    send: () => onCode(codeDigits(typed)),
    isBusy,
    refusal: error === undefined ? undefined : { field: 'code', text: error },
    firstFocus: takesFocus ? 'code' : undefined,
  })

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Field label={label} isRequired {...field('code')}>
        {(control) => (
          <TextInput
            {...control}
            className={classNames(styles.code, typography.num)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      {props.children}
      <div className={layout.row} data-slot="row">
        <Button type="submit" variant={variant} isBusy={isBusy}>
          {submit}
        </Button>
        {props.otherWay}
        {onCancel ? (
          <Button variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

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
