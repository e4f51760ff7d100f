import { examples } from 'virtual:examples/index-universal-life'
import { useTranslation } from 'react-i18next'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import {
  formatCoverage,
  formatMoney,
  formatNumber,
  formatPercent,
  formatYears,
} from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { IndexUniversalLifeGrowthChart } from './index-universal-life-growth-chart.tsx'
import { IndexUniversalLifeGrowthTable } from './index-universal-life-growth-table.tsx'
import styles from './products.module.css'

const { issueAge, coverage, annualPremium, years, charges, scenarios } = examples.growth

/** How the account of a generic policy would grow at level credits: guaranteed, and hypothetical. */
export function IndexUniversalLifeGrowth() {
  const { t } = usePageWords('page-index-universal-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const rate = (id: (typeof scenarios)[number]['id']) =>
    formatPercent(scenarios.find((scenario) => scenario.id === id)?.creditedPercent ?? 0, language)
  return (
    <section className={layout.section} id="growth">
      <div className={classNames(layout.wrap, styles.growth)}>
        <div className={blocksStyles.split}>
          <div className={classNames(layout.read, layout.stack)}>
            <h2>{t('growth.title')}</h2>
            <p>
              {t('growth.example', {
                coverage: formatCoverage(coverage, language),
                age: formatNumber(issueAge, language),
                premium: formatCoverage(annualPremium, language),
                years: formatYears(years, language),
              })}
            </p>
            <p>{t('growth.guaranteed', { rate: rate('guaranteed') })}</p>
            <p>{t('growth.hypothetical', { low: rate('low'), middle: rate('middle') })}</p>
          </div>
          <Alert tone="info" title={t('growth.only.title')}>
            {t('growth.only.text')}
          </Alert>
        </div>
        <div className={blocksStyles.split}>
          <IndexUniversalLifeGrowthChart />
          <div>
            <IndexUniversalLifeGrowthTable />
            <p className={classNames(typography.small, typography.soft)}>
              {t('growth.charges', {
                load: formatPercent(charges.premiumLoadPercent, language),
                fee: formatMoney(charges.monthlyFee, language),
                unit: formatMoney(charges.unitCharge, language),
                thousand: formatCoverage(1000, language),
                unitYears: formatYears(charges.unitYears, language),
                surrender: formatMoney(charges.surrenderCharge, language),
                surrenderYears: formatYears(charges.surrenderYears, language),
              })}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
