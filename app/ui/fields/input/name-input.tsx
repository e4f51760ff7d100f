import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** A person's whole name. Keyboards begin its words with capitals and mend none of them. */
export function NameInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput autoComplete="name" {...props} autoCapitalize="words" spellCheck={false} />
}
