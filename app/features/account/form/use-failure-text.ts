import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { formatWait } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { Failure } from './failure.ts'

/** What to say of a failure, in the language on screen. */
export function useFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation('auth')
  const { agent } = useSite()
  return ({ key, message, fallback, waitSeconds }) => {
    const language = toLanguage(i18n.language)
    if (message !== undefined && language === 'en') return message
    const when = waitSeconds === undefined ? t('errors.soon') : formatWait(waitSeconds, language)
    return key === 'other' ? t(`fallbacks.${fallback}`) : t(`errors.${key}`, { phone: agent.phone, when })
  }
}
