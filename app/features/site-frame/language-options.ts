import type { ComponentType } from 'react'
import { FlagSpain, FlagUnitedStates } from '#app/art/flags.tsx'
import type { Language } from '#domain/site/language.ts'

export interface LanguageOption {
  code: Language
  /** In its own language, so that whoever looks for it can read it. */
  name: string
  Flag: ComponentType
}

export const languageOptions = [
  { code: 'en', name: 'English', Flag: FlagUnitedStates },
  { code: 'es', name: 'Español', Flag: FlagSpain },
] as const satisfies readonly LanguageOption[]
