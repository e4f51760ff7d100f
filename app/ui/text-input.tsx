import './field.css'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A line of text. Spread a field's control props on it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames('input', className)} />
}
