import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** An email address. Keyboards neither capitalize nor mend what is typed. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput autoComplete="email" {...props} type="email" autoCapitalize="none" spellCheck={false} />
}
