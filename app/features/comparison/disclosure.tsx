import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { paths } from '#domain/site/paths.ts'

/** What every price on the page is and is not. */
export function PriceDisclosure() {
  const { t } = useTranslation('comparison')
  return (
    <p className="disc micro">
      {t('disclosure.text')} <Link to={paths.howWeEstimate}>{t('disclosure.link')}</Link>
    </p>
  )
}
