import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

/** What every price on the page is and is not. */
export function PriceDisclosure() {
  const { t } = useTranslation('comparison')
  return (
    <p className="disc micro">
      {t('disclosure.text')} <Link to={paths.howWeEstimate}>{t('disclosure.link')}</Link>
    </p>
  )
}
