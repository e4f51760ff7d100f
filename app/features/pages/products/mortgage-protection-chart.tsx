import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data-table.tsx'
import { Accordion, Disclosure } from '#app/ui/layout/disclosure.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { facts } from '#content/facts.ts'
import { yearlyBalances } from '#domain/examples/growth/loan-balance.ts'
import { formatCoverage, formatNumber, formatYears } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './product-figures.module.css'

const coverage = facts.mortgageExampleCoverage.value
const years = facts.mortgageExampleYears.value
const interestPercent = facts.mortgageExampleInterest.value
const owed = yearlyBalances({ amount: coverage, years, interestPercent })
const ticks = [0, 10, 20, 30]
const half = years / 2
const corners = owed.map((balance, year) => `${year},${100 - (100 * balance) / coverage}`)

const at = (year: number): CSSProperties & Record<'--at', number> => ({ '--at': year / years })

/** The balance of a loan falls under a level line of coverage: what lies between is left for the family. */
export function MortgageProtectionChart() {
  const { t } = usePageWords('page-mortgage-protection')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const money = (amount: number) => formatCoverage(amount, language)
  const owedAtHalf = owed[half] ?? 0
  return (
    <figure className={styles.loanChart}>
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
          <rect className={styles.isLeft} width={years} height="100" />
          <polygon className={styles.isOwed} points={`0,100 ${corners.join(' ')}`} />
          <line x2={years} />
        </svg>
        <p className={classNames(styles.loanYears, typography.micro, typography.soft)} aria-hidden="true">
          {ticks.map((year) => (
            <span key={year} style={at(year)}>
              {year === 0 ? t('chart.start') : t('chart.year', { year: formatNumber(year, language) })}
            </span>
          ))}
        </p>
      </div>
      <ul className={styles.chartKey}>
        <li className={styles.isLine}>{t('chart.line', { coverage: money(coverage) })}</li>
        <li>{t('chart.left')}</li>
        <li className={styles.isBlue}>{t('chart.owed')}</li>
      </ul>
      <p className={classNames(typography.small, typography.soft)}>{t('chart.note')}</p>
      <BalanceTable />
    </figure>
  )
}

function BalanceTable() {
  const { t, list } = usePageWords('page-mortgage-protection')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
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
