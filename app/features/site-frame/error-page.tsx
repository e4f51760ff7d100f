import { useTranslation } from 'react-i18next'
import { useSiteIfKnown } from '#app/site/use-site.ts'
import { ErrorScreen } from './error-screen.tsx'

/** What a visitor sees when a page breaks in the browser or at the server. */
export function ErrorPage() {
  const { t } = useTranslation('site-frame')
  const brand = useSiteIfKnown()?.brand.name
  return (
    <>
      <title>{brand ? `${t('meta.error.title')} | ${brand}` : t('meta.error.title')}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen />
    </>
  )
}
