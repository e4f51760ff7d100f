import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { countDigits, formatPhoneInput } from '#domain/people/contact/phone.ts'

/** Where the caret belongs in a formatted number when `digits` digits stood before it while it was edited. */
export function caretAfterDigits(formatted: string, digits: number): number {
  if (digits === 0) return 0
  const index = Array.from(formatted).findIndex((_, at) => countDigits(formatted.slice(0, at + 1)) === digits)
  return index < 0 ? formatted.length : index + 1
}

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  value: string
  onPhone: (phone: string) => void
}

/** A US phone number, formatted while it is typed. */
export function PhoneInput({ value: phone, onPhone, ...rest }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(undefined)

  // Formatting rewrites the text and would throw the caret to its end in the middle of a correction.
  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current
    digitsBeforeCaret.current = undefined
    if (digits === undefined) return
    const caret = caretAfterDigits(phone, digits)
    input.current?.setSelectionRange(caret, caret)
  })

  return (
    <TextInput
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      className={typography.num}
      value={phone}
      onChange={(event) => {
        const { value, selectionStart } = event.currentTarget
        const isAtEnd = selectionStart === null || selectionStart === value.length
        digitsBeforeCaret.current = isAtEnd ? undefined : countDigits(value.slice(0, selectionStart))
        onPhone(formatPhoneInput(value))
      }}
    />
  )
}
