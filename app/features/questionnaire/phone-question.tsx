import { useLayoutEffect, useRef } from 'react'
import { TextInput } from '#app/ui/text-input.tsx'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { countDigits, formatPhoneInput } from '#domain/people/phone.ts'
import { caretAfterDigits } from './phone-caret.ts'
import type { RendererProps } from './renderer.ts'

/** A US phone number, formatted while it is typed. */
export function PhoneQuestion({ question, form, change, trouble, ...ids }: RendererProps<'phone'>) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(undefined)
  const phone = primaryPerson(form)[question.field]

  // Formatting rewrites the text and would throw the caret to its end in the middle of a correction.
  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current
    digitsBeforeCaret.current = undefined
    if (digits === undefined) return
    const caret = caretAfterDigits(phone, digits)
    input.current?.setSelectionRange(caret, caret)
  })

  return (
    <div className="field q-medium">
      <TextInput
        ref={input}
        type="tel"
        inputMode="tel"
        aria-labelledby={ids.labelledBy}
        aria-describedby={ids.describedBy}
        aria-invalid={trouble ? true : undefined}
        name={question.id}
        autoComplete={question.autoComplete}
        className="num"
        value={phone}
        onChange={(event) => {
          const { value, selectionStart } = event.currentTarget
          const isAtEnd = selectionStart === null || selectionStart === value.length
          digitsBeforeCaret.current = isAtEnd ? undefined : countDigits(value.slice(0, selectionStart))
          change((current) => updatePrimaryPerson(current, { [question.field]: formatPhoneInput(value) }))
        }}
      />
    </div>
  )
}
