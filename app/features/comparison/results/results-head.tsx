import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage } from '#domain/format/format.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import type { FilteredQuotes } from '#domain/quotes/comparison/filter-quotes.ts'
import { toLanguage } from '#domain/site/language.ts'

interface ResultsHeadProps {
  id: string
  planType: PlanType
  /** USD. */
  coverage: number
  filtered: FilteredQuotes
}

/** How many plans were found, how many of them are in sight, how they are sorted and for how much they are. */
export function ResultsHead({ id, planType, coverage, filtered }: ResultsHeadProps) {
  const { t, i18n } = useTranslation('comparison')
  const shown = filtered.shown.length
  const count = shown + filtered.hiddenCount
  const plan = t(`plans.${planType}.inText`)
  return (
    <div className={styles.resultsHead}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {filtered.hiddenCount > 0
            ? t('results.shownOf', { shown, count, plan })
            : t('results.found', { count, plan })}
        </h2>
        <p className={typography.soft}>{t('results.sorted')}</p>
      </div>
      <p className={classNames(typography.soft, typography.num)}>
        {t('results.coverage')} <strong>{formatCoverage(coverage, toLanguage(i18n.language))}</strong>
      </p>
    </div>
  )
}
