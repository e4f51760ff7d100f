import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/routing/router.tsx'

/** What every price on the page is and is not. */
export function PriceDisclosure() {
  const { t } = useTranslation('comparison')
  return (
    <p className="disc micro">
      {t('disclosure.text')} <Link to={paths.howWeEstimate}>{t('disclosure.link')}</Link>
    </p>
  )
}
