import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatPercent, formatYears } from '#domain/format/format.ts'
import type { PlanGuarantees } from '#domain/quotes/price-details.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { PanelProps } from './parts.tsx'
import styles from './price-panel.module.css'

/** Which premium is shown and what it buys for sure; nothing where neither is known. */
export function Guarantees({ quote, source }: PanelProps) {
  const { t } = useTranslation('price-panel')
  const { premiumBasis, guarantees } = quote
  if (source === 'sample' || (!premiumBasis && !guarantees)) return null
  const isNothingSure = guarantees !== undefined && !guarantees.guaranteed_to_age
  const hasTable = guarantees !== undefined && guarantees.cash_values.length + guarantees.outlook.length > 0
  const facts = guarantees ? <Facts guarantees={guarantees} termYears={quote.termYears} /> : null
  return (
    <div className={styles.sure}>
      <div>
        <h3 className={typography.h3}>{t(isNothingSure ? 'sure.nothing' : 'sure.title')}</h3>
        {premiumBasis ? <p>{t(`basis.${premiumBasis}`)}</p> : null}
        {hasTable ? facts : null}
        {isNothingSure ? null : (
          <p className={classNames(typography.small, styles.small, typography.soft)}>
            {t(source === 'model' ? 'sure.typical' : 'sure.contract')}
          </p>
        )}
      </div>
      {hasTable ? (
        <div>
          <CashValues values={guarantees.cash_values} />
          <Outlook outlook={guarantees.outlook} />
        </div>
      ) : (
        facts
      )}
    </div>
  )
}

interface FactsProps {
  guarantees: PlanGuarantees
  /** A term is told in years: carriers that count the nearest birthday end it at another age than the visitor does. */
  termYears: number | undefined
}

function Facts({ guarantees, termYears }: FactsProps) {
  const { t, i18n } = useTranslation('price-panel')
  const language = toLanguage(i18n.language)
  const age = guarantees.guaranteed_to_age
  return (
    <ul className={styles.sureList}>
      <li>{t('sure.years', { years: formatYears(guarantees.premium_years, language) })}</li>
      <li>
        {termYears !== undefined
          ? t('sure.forTerm', { years: formatYears(termYears, language) })
          : age
            ? t('sure.toAge', { age })
            : t('sure.toNoAge')}
      </li>
    </ul>
  )
}

function CashValues({ values }: { values: PlanGuarantees['cash_values'] }) {
  const { t, i18n } = useTranslation('price-panel')
  const language = toLanguage(i18n.language)
  if (values.length === 0) return null
  return (
    <table className={styles.sureTable}>
      <caption>{t('cash.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cash.age')}</th>
          <th scope="col">{t('cash.value')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ age, amount }) => (
          <tr key={age}>
            <th scope="row">{age}</th>
            <td className={typography.num} data-slot="num">
              {formatCoverage(amount, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How long a variable policy would last: never a promise, so it says so in its title and its text. */
function Outlook({ outlook }: { outlook: PlanGuarantees['outlook'] }) {
  const { t, i18n } = useTranslation('price-panel')
  const language = toLanguage(i18n.language)
  if (outlook.length === 0) return null
  return (
    <div>
      <h4>{t('outlook.title')}</h4>
      <p className={classNames(typography.small, styles.small, typography.soft)}>{t('outlook.text')}</p>
      <ul className={styles.sureList}>
        {outlook.map(({ yearly_return, lasts_to_age }) => (
          <li key={yearly_return}>
            {t('outlook.entry', {
              percent: formatPercent(yearly_return * 100, language),
              age: lasts_to_age,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
