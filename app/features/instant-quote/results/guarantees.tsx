import { useTranslation } from 'react-i18next'
import { formatCoverage, formatList, formatPercent, formatYears } from '#domain/format/format.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'

/** What a plan for life promises; term plans say all of it by their years. A VUL's outlook is named as none. */
export function Guarantees({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('instant-quote')
  const { guarantees, termYears } = quote
  if (guarantees === undefined || termYears !== undefined) return null
  const language = toLanguage(i18n.language)
  const years = formatYears(guarantees.premium_years, language)
  const age = guarantees.guaranteed_to_age
  const cashValue = guarantees.cash_values.at(-1)
  const outlook = guarantees.outlook.map(({ lasts_to_age, yearly_return }) =>
    t('promise.outlookEntry', {
      age: lasts_to_age,
      percent: formatPercent(yearly_return * 100, language),
    }),
  )
  return (
    <>
      <span>{age === null ? t('promise.open', { years }) : t('promise.guaranteed', { years, age })}</span>
      {cashValue ? (
        <span>
          {t('promise.cashValue', { age: cashValue.age, amount: formatCoverage(cashValue.amount, language) })}
        </span>
      ) : null}
      {outlook.length > 0 ? (
        <span>{t('promise.outlook', { entries: formatList(outlook, language) })}</span>
      ) : null}
    </>
  )
}
