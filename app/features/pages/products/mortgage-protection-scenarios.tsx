import { examples } from 'virtual:examples/mortgage-protection'
import { useTranslation } from 'react-i18next'
import { RatesBasis } from '#app/features/pages/blocks/rates-basis.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { MortgageScenario } from '#domain/examples/mortgage-protection.ts'
import { formatCoverage, formatMoney, formatNumber, formatYears } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './product-figures.module.css'

/** Three made-up homes: what is owed, what covers it, and what that costs. */
export function MortgageProtectionScenarios() {
  const { t } = usePageWords('page-mortgage-protection')
  const shared = useTranslation()
  return (
    <section className={layout.section} id="examples">
      <div className={classNames(layout.wrap, layout.stack)}>
        <div className={layout.read}>
          <h2>{t('scenarios.title')}</h2>
          <p>{t('scenarios.text')}</p>
        </div>
        <p>
          <Badge>{shared.t('pages-shared:rates.illustrative')}</Badge>
        </p>
        <ul className={styles.homes}>
          {examples.scenarios.map((scenario) => (
            <Home key={scenario.id} scenario={scenario} />
          ))}
        </ul>
        <RatesBasis basis={examples.basis} />
      </div>
    </section>
  )
}

function Home({ scenario }: { scenario: MortgageScenario }) {
  const { t } = usePageWords('page-mortgage-protection')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const money = (amount: number) => formatCoverage(amount, language)
  const { id, mortgage, termYears, coverage, age, sex, monthlyPremium } = scenario
  const who = sex === 'Female' ? 'scenarios.woman' : 'scenarios.man'
  const figures = [
    { term: t('scenarios.mortgage'), detail: money(mortgage) },
    { term: t('scenarios.coverage'), detail: money(coverage) },
    { term: t('scenarios.term'), detail: formatYears(termYears, language) },
    { term: t('scenarios.premium'), detail: formatMoney(monthlyPremium, language) },
  ]
  return (
    <li>
      <div>
        <h3>{t(`scenarios.${id}.title`)}</h3>
        <p className={typography.soft}>{t(who, { age: formatNumber(age, language) })}</p>
        <p className={styles.highlight}>
          {t(`scenarios.${id}.highlight`, { extra: money(coverage - mortgage) })}
        </p>
      </div>
      <dl>
        {figures.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={typography.num} data-slot="num">
              {detail}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
