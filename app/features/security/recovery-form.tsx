import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

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
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (error !== undefined && !isBusy) input.current?.select()
  }, [error, isBusy])

  function send(event: FormEvent) {
    event.preventDefault()
    const code = typed.trim()
    setMissing(code === '')
    if (code === '') input.current?.focus()
    else onCode(code)
  }

  return (
    <form className="sec-form" noValidate onSubmit={send}>
      <Field
        label={t('recovery.code')}
        hint={t('recovery.codeHint')}
        isRequired
        error={isMissing ? t('recovery.codeMissing') : isBusy ? undefined : error}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            className="num"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        {otherWay}
      </div>
    </form>
  )
}
