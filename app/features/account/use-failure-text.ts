import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import type { Failure } from './failure.ts'

/** What to say of a failure, in the language on screen. */
export function useFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation('auth')
  return ({ key, message, fallback }) => {
    if (message !== undefined && toLanguage(i18n.language) === 'en') return message
    return key === 'other' ? t(`fallbacks.${fallback}`) : t(`errors.${key}`)
  }
}
