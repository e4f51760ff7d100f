import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { FailureName } from './failure.ts'
import {
  type DraftField,
  type DraftProblems,
  draftProblems,
  firstWrong,
  type PasswordDraft,
} from './password-draft.ts'
import { useFailureWords } from './use-failure-words.ts'

interface PasswordFieldsProps {
  email: string
  draft: PasswordDraft
  hasPassword: boolean
  failure: FailureName | undefined
  isBusy: boolean
  onDraft: (draft: PasswordDraft) => void
  onSend: () => void
  onCancel: () => void
}

/** What the service refuses belongs to the field where it can be put right. */
const fieldOf: Readonly<Partial<Record<FailureName, DraftField>>> = {
  invalidCredentials: 'current',
  passwordNeeded: 'current',
  samePassword: 'password',
  weakPassword: 'password',
  commonPassword: 'password',
  passwordLength: 'password',
}

function focusOn(form: RefObject<HTMLFormElement | null>, field: DraftField | undefined) {
  if (field) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
}

/** The current password, the new one, and the new one again. */
export function PasswordFields(props: PasswordFieldsProps) {
  const { email, draft, hasPassword, failure, isBusy, onDraft, onSend, onCancel } = props
  const { t } = useTranslation('security')
  const wordsOf = useFailureWords()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<DraftProblems>({})
  const refusedField = failure && fieldOf[failure]
  useEffect(() => focusOn(form, hasPassword ? 'current' : 'password'), [hasPassword])
  useEffect(() => focusOn(form, refusedField), [refusedField])

  function send(event: FormEvent) {
    event.preventDefault()
    const wrong = draftProblems(draft, hasPassword)
    setProblems(wrong)
    const first = firstWrong(wrong)
    if (first) focusOn(form, first)
    else onSend()
  }

  const refusal = (field: DraftField) => (failure && field === refusedField ? wordsOf(failure) : undefined)
  const shared = (field: DraftField) => {
    return { field, value: draft[field], problem: problems[field], refusal: refusal(field), onValue }
  }
  const onValue = (field: DraftField, value: string) => onDraft({ ...draft, [field]: value })
  return (
    <form className="sec-form" noValidate ref={form} onSubmit={send}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? <PasswordField {...shared('current')} /> : null}
      <PasswordField {...shared('password')} hint={t('password.hint')} />
      <PasswordField {...shared('confirmPassword')} />
      {failure && !refusedField ? <Alert tone="danger">{wordsOf(failure)}</Alert> : null}
      <p className="small soft">{t('password.others')}</p>
      <div className="row">
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

interface PasswordFieldProps {
  field: DraftField
  hint?: string
  value: string
  problem: DraftProblems[DraftField]
  /** Why the service did not take it. */
  refusal: string | undefined
  onValue: (field: DraftField, value: string) => void
}

function PasswordField({ field, hint, value, problem, refusal, onValue }: PasswordFieldProps) {
  const { t } = useTranslation('security')
  const label = t(`password.fields.${field}`)
  const isCurrent = field === 'current'
  const problemWords = isCurrent ? t('password.problems.currentRequired') : t(`password.problems.${problem}`)
  return (
    <Field label={label} hint={hint} isRequired error={problem ? problemWords : refusal}>
      {(control) => (
        <PasswordInput
          {...control}
          name={field}
          autoComplete={isCurrent ? 'current-password' : 'new-password'}
          show={t('password.show')}
          hide={t('password.hide')}
          showLong={t('password.showLong', { field: label })}
          hideLong={t('password.hideLong', { field: label })}
          value={value}
          onChange={(event) => onValue(field, event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
