import { examples } from 'virtual:examples/mortgage-protection'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { RatesBasis } from '#app/features/pages/blocks/rates-basis.tsx'
import { Story } from '#app/features/pages/blocks/story.tsx'
import { WordTable } from '#app/features/pages/blocks/word-table.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data/data-table.tsx'
import { Accordion, Disclosure } from '#app/ui/layout/disclosure.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { facts } from '#content/facts.ts'
import { yearlyBalances } from '#domain/examples/growth/loan-balance.ts'
import type { MortgageScenario } from '#domain/examples/mortgage-protection.ts'
import { formatCoverage, formatMoney, formatNumber, formatYears } from '#domain/format/format.ts'
import { paths } from '#domain/site/paths.ts'
import productFiguresStyles from './product-figures.module.css'
import styles from './products.module.css'

export default function MortgageProtectionPage() {
  const words = usePageWords('page-mortgage-protection')
  const { t, list } = words
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#examples', label: t('hero.examples') }}
      />
      <Explain title={t('explain.title')} paragraphs={list('explain.paragraphs')}>
        <MortgageProtectionChart />
      </Explain>
      <Benefits words={words} />
      <MortgageProtectionScenarios />
      <MortgageProtectionPmi />
      <Story id="mortgage" words={words} />
      <PageVideo title={t('video.title')} picture="keys" />
      <Considerations words={words}>
        <p className={styles.waysOn}>
          <ArrowLink to={paths.termLife}>{t('considerations.termLife')}</ArrowLink>
          <ArrowLink to={paths.beneficiaryGuide}>{t('considerations.beneficiaries')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-mortgage-protection" />
      <PageClosing />
    </>
  )
}

/** Term life for the mortgage beside private mortgage insurance, which protects the lender. */
function MortgageProtectionPmi() {
  const { t, list, items } = usePageWords('page-mortgage-protection')
  return (
    <section className={layout.section} data-ground="blue">
      <div className={classNames(layout.wrap, productFiguresStyles.stackBlock)}>
        <div className={layout.read}>
          <h2>{t('pmi.title')}</h2>
          <p>{t('pmi.text')}</p>
        </div>
        <WordTable
          caption={t('pmi.caption')}
          columns={list('pmi.columns')}
          rows={items('pmi.rows', ['head', 'life', 'pmi']).map(({ head, life, pmi }) => ({
            id: head,
            cells: [head, life, pmi],
          }))}
        />
        <p className={classNames(layout.read, typography.small, typography.soft)}>{t('pmi.note')}</p>
      </div>
    </section>
  )
}

/** Three made-up homes: what is owed, what covers it, and what that costs. */
function MortgageProtectionScenarios() {
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
        <ul className={productFiguresStyles.homes}>
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
  const { t, language } = usePageWords('page-mortgage-protection')
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
        <p className={productFiguresStyles.highlight}>
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

const coverage = facts.mortgageExampleCoverage.value

const years = facts.mortgageExampleYears.value

const interestPercent = facts.mortgageExampleInterest.value

const owed = yearlyBalances({ amount: coverage, years, interestPercent })

const ticks = [0, 10, 20, 30]

const half = years / 2

const corners = owed.map((balance, year) => `${year},${100 - (100 * balance) / coverage}`)

const at = (year: number): CSSProperties & Record<'--at', number> => ({ '--at': year / years })

/** The balance of a loan falls under a level line of coverage: what lies between is left for the family. */
function MortgageProtectionChart() {
  const { t, language } = usePageWords('page-mortgage-protection')
  const money = (amount: number) => formatCoverage(amount, language)
  const owedAtHalf = owed[half] ?? 0
  return (
    <figure className={productFiguresStyles.loanChart}>
      <figcaption className={typography.h3}>{t('chart.title')}</figcaption>
      <div>
        <svg
          viewBox={`0 0 ${years} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('chart.label', {
            coverage: money(coverage),
            years: formatNumber(years, language),
            half: formatNumber(half, language),
            owed: money(owedAtHalf),
            left: money(coverage - owedAtHalf),
          })}
        >
          <rect className={productFiguresStyles.isLeft} width={years} height="100" />
          <polygon className={productFiguresStyles.isOwed} points={`0,100 ${corners.join(' ')}`} />
          <line x2={years} />
        </svg>
        <p
          className={classNames(productFiguresStyles.loanYears, typography.micro, typography.soft)}
          aria-hidden="true"
        >
          {ticks.map((year) => (
            <span key={year} style={at(year)}>
              {year === 0 ? t('chart.start') : t('chart.year', { year: formatNumber(year, language) })}
            </span>
          ))}
        </p>
      </div>
      <ul className={productFiguresStyles.chartKey}>
        <li className={productFiguresStyles.isLine}>{t('chart.line', { coverage: money(coverage) })}</li>
        <li>{t('chart.left')}</li>
        <li className={productFiguresStyles.isBlue}>{t('chart.owed')}</li>
      </ul>
      <p className={classNames(typography.small, typography.soft)}>{t('chart.note')}</p>
      <BalanceTable />
    </figure>
  )
}

function BalanceTable() {
  const { t, list, language } = usePageWords('page-mortgage-protection')
  return (
    <Accordion>
      <Disclosure summary={t('chart.summary')}>
        <DataTable
          caption={t('chart.caption', { coverage: formatCoverage(coverage, language) })}
          columns={list('chart.columns')}
          rows={owed.flatMap((balance, year) =>
            year % 5 === 0
              ? {
                  id: year,
                  cells: [
                    year === 0 ? t('chart.start') : formatYears(year, language),
                    formatCoverage(balance, language),
                    formatCoverage(coverage - balance, language),
                  ],
                }
              : [],
          )}
        />
      </Disclosure>
    </Accordion>
  )
}
