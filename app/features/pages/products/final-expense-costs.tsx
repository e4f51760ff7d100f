import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { facts } from '#content/facts.ts'
import { formatCoverage } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './product-figures.module.css'

const bills = [
  { id: 'cremation', low: facts.funeralWithCremation.value, high: facts.funeralWithCremation.value },
  { id: 'burial', low: facts.funeralWithBurial.value, high: facts.funeralWithBurial.value },
  { id: 'all', ...facts.funeralCost.value },
]
const longest = Math.max(...bills.map(({ high }) => high))
const share = (amount: number) => `${(100 * amount) / longest}%`

/** What a funeral and all last bills come to, as bars beside their amounts. */
export function FinalExpenseCosts() {
  const { t } = usePageWords('page-final-expense')
  const { i18n } = useTranslation()
  const money = (amount: number) => formatCoverage(amount, toLanguage(i18n.language))
  return (
    <figure>
      <figcaption className={typography.h3}>{t('costs.title')}</figcaption>
      <dl className={styles.costBars}>
        {bills.map(({ id, low, high }) => (
          <div key={id}>
            <dt>{t(`costs.${id}`)}</dt>
            <dd>
              <span className={classNames(typography.num, styles.num)} data-slot="num">
                {low === high ? money(low) : t('costs.range', { low: money(low), high: money(high) })}
              </span>
              <svg aria-hidden="true">
                <rect className={styles.isRange} width={share(high)} height="100%" />
                <rect width={share(low)} height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classNames(typography.small, typography.soft)}>{t('costs.note')}</p>
    </figure>
  )
}
