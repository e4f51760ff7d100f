import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import styles from './code-field.module.css'
import type { FormField } from './use-form.ts'

interface CodeFieldProps extends FormField {
  label: string
  hint?: string
}

/** A one-time code of six digits, from a mail or an app. */
export function CodeField({ label, hint, ...field }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} {...field} isRequired>
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
  )
}
