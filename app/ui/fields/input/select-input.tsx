import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from '#app/ui/fields/field.module.css'

interface SelectInputProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[]
  /** The words of the first, empty option. */
  placeholder?: string | undefined
}

export function SelectInput({ options, placeholder, className, ...rest }: SelectInputProps) {
  return (
    <select {...rest} className={classNames(styles.select, className)} data-slot="select">
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
