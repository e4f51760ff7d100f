import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** While an answer is refused, the document's title says so first, for those who hear it before the page. */
export function useErrorTitle(hasError: boolean): void {
  const { t } = useTranslation('common')
  useEffect(() => {
    if (!hasError) return
    const title = document.title
    const announced = t('errorInTitle', { title })
    document.title = announced
    return () => {
      // With another language the page has already named itself anew.
      if (document.title === announced) document.title = title
    }
  }, [hasError, t])
}
