import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { Button } from '#app/ui/button.tsx'
import { formatList } from '#domain/format/format.ts'
import {
  type FilteredQuotes,
  hidingReasons,
  type QuoteFilters,
} from '#domain/quotes/comparison/filter-quotes.ts'
import { toLanguage } from '#domain/site/language.ts'

interface HiddenNoteProps {
  filtered: FilteredQuotes
  filters: QuoteFilters
  onShowAll: () => void
}

/** Says how many plans the filters hide, and for what; a filter never hides silently. */
export function HiddenNote({ filtered, filters, onShowAll }: HiddenNoteProps) {
  const { t, i18n } = useTranslation('comparison')
  const { hidden, hiddenCount } = filtered
  if (hiddenCount === 0) return null
  const reasons = hidingReasons
    .filter((reason) => hidden[reason] > 0)
    .map((reason) => t(`filter.hidden.${reason}`, { count: hidden[reason], stars: filters.minStars }))
  return (
    <div className={styles.hiddenNote}>
      <p>
        {t('filter.hidden.title', {
          count: hiddenCount,
          reasons: formatList(reasons, toLanguage(i18n.language)),
        })}
      </p>
      <Button variant="text" isSmall onClick={onShowAll}>
        {t('filter.showAll')}
      </Button>
    </div>
  )
}
