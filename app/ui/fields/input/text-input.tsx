import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from '#app/ui/fields/field.module.css'

/** A line of text. Spread a field's control props on it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(styles.input, className)} data-slot="input" />
}
