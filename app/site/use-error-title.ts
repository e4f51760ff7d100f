import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** While an answer is refused, the document's title says so first, for those who hear it before the page. */
export function useErrorTitle(hasError: boolean): void {
  const { t } = useTranslation('common')
  useEffect(() => {
    if (!hasError) return
    const title = document.title
    document.title = t('errorInTitle', { title })
    return () => {
      document.title = title
    }
  }, [hasError, t])
}
