import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatDate } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './legal.module.css'

/** The day that the operator fixed for the legal pages, or the current one. */
export function LastUpdated() {
  const { t, i18n } = useTranslation('pages-shared')
  const { legalPagesDate, today } = useSite()
  const isoDate = legalPagesDate ?? today
  const date = formatDate(isoDate, toLanguage(i18n.language))
  return (
    <p className={classNames(typography.small, typography.soft, styles.legalDate)}>
      <time dateTime={isoDate}>{t('updated', { date })}</time>
    </p>
  )
}
