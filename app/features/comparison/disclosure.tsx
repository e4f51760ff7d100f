import { useTranslation } from 'react-i18next'
import sideBySideStyles from '#app/features/comparison/side-by-side/side-by-side.module.css'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './comparison.module.css'

/** What every price on the page is and is not. */
export function PriceDisclosure() {
  const { t } = useTranslation('comparison')
  return (
    <p className={classNames(styles.disclosure, sideBySideStyles.disclosure, typography.micro)}>
      {t('disclosure.text')} <Link to={paths.howWeEstimate}>{t('disclosure.link')}</Link>
    </p>
  )
}
