import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatNumber, formatYears } from '#domain/format/format.ts'
import { type CoverageNeed, incomeRule } from '#domain/needs/coverage-need.ts'
import type { NeedsAmounts } from '#domain/needs/needs-answers.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './needs.module.css'

interface WorkedOutProps {
  amounts: NeedsAmounts
  need: CoverageNeed
  /** Something typed cannot be read, so there is no answer yet. */
  hasIssue: boolean
}

/** How the answer comes about: each part, what is already there, and the rule of thumb beside it. */
export function WorkedOut({ amounts, need, hasIssue }: WorkedOutProps) {
  const { t, i18n } = useTranslation('needs')
  const headingId = useId()
  const language = toLanguage(i18n.language)
  const money = (amount: number) => formatCoverage(amount, language)
  const times = {
    income: { amount: money(amounts.yearlyIncome), years: formatYears(amounts.incomeYears, language) },
    education: { amount: money(amounts.educationCost), count: formatNumber(amounts.children, language) },
  }
  return (
    <section className={styles.sum} aria-labelledby={headingId}>
      <h3 className={typography.h3} id={headingId}>
        {t('sum.title')}
      </h3>
      {need.parts.length + need.have.length === 0 ? (
        <p className={typography.soft}>{t('sum.empty')}</p>
      ) : (
        <table aria-labelledby={headingId}>
          <tbody>
            {need.parts.map(({ id, amount }) => (
              <SumRow
                key={id}
                name={t(`sum.${id}`)}
                note={id === 'income' || id === 'education' ? t(`sum.${id}Times`, times[id]) : undefined}
                amount={money(amount)}
              />
            ))}
            {need.have.map(({ id, amount }) => (
              <SumRow key={id} name={t(`sum.${id}`)} amount={`−${money(amount)}`} />
            ))}
            {hasIssue ? null : <SumRow name={t('sum.need')} amount={money(need.need)} isTotal />}
          </tbody>
        </table>
      )}
      {hasIssue ? null : <Rule rule={need.rule} hasInsurance={amounts.existingCoverage > 0} />}
      <p className={classNames(typography.micro, typography.soft)}>{t('sum.privacy')}</p>
    </section>
  )
}

interface SumRowProps {
  name: string
  note?: string | undefined
  amount: string
  isTotal?: boolean
}

function SumRow({ name, note, amount, isTotal }: SumRowProps) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">
        {name} {note ? <small>{note}</small> : null}
      </th>
      <td className={typography.num}>{amount}</td>
    </tr>
  )
}

/** The rule of thumb as a check, and what it says of the answer. */
function Rule({ rule, hasInsurance }: { rule: CoverageNeed['rule']; hasInsurance: boolean }) {
  const { t, i18n } = useTranslation('needs')
  const money = (amount: number) => formatCoverage(amount, toLanguage(i18n.language))
  return (
    <div className={styles.rule}>
      <h4>{t('rule.title')}</h4>
      {rule ? (
        <p>
          {t('rule.range', { ...incomeRule, from: money(rule.low), to: money(rule.high) })}{' '}
          {t(hasInsurance ? 'rule.ownWithInsurance' : 'rule.own', { coverage: money(rule.coverage) })}{' '}
          {t(`rule.${rule.verdict}`)}
        </p>
      ) : (
        <p>{t('rule.none', incomeRule)}</p>
      )}
    </div>
  )
}
