import { examples } from 'virtual:examples/affordable-insurance'
import { useTranslation } from 'react-i18next'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { RatesBasis } from '#app/features/pages/blocks/rates-basis.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { formatCoverage, formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './affordable.module.css'
import { CostsByAge, CostsByHealth } from './affordable-cost-tables.tsx'

const { byHealth, coverage, termYears, basis } = examples
const standard = byHealth.rows.filter(({ healthClass }) => healthClass === basis.healthClass)
const without = standard.find(({ tobacco }) => !tobacco)
const withTobacco = standard.find(({ tobacco }) => tobacco)
const tobaccoTimes = without && withTobacco ? Math.round((withTobacco.female / without.female) * 10) / 10 : 0

/** What coverage costs at three ages over all carriers, and what health and tobacco make of it at one. */
export function AffordableCosts() {
  const { t } = usePageWords('page-affordable-insurance')
  const { t: shared, i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const plan = {
    coverage: formatCoverage(coverage, language),
    years: formatNumber(termYears, language),
  }
  const age = formatNumber(byHealth.age, language)
  return (
    <section className={layout.section} id="rates">
      <div className={classNames(layout.wrap, blocksStyles.split, blocksStyles.wideRight)}>
        <div className={layout.stack}>
          <h2>{t('costs.title')}</h2>
          <p>{t('costs.lead', plan)}</p>
          <p>{t('costs.compare')}</p>
          {tobaccoTimes > 1 ? (
            <p>{t('costs.tobaccoTimes', { age, times: formatNumber(tobaccoTimes, language) })}</p>
          ) : null}
          <p>
            <ArrowLink to={`${paths.instantQuotes}?product=Term`}>
              {shared('pages-shared:rates.instant')}
            </ArrowLink>
          </p>
        </div>
        <div className={styles.costTables}>
          <CostsByAge plan={plan} language={language} />
          <RatesBasis basis={basis} of="range" />
          <CostsByHealth language={language} />
        </div>
      </div>
    </section>
  )
}
