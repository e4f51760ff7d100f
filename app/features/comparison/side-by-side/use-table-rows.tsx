import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRatingWords } from '#app/leads/plan-card/rating-words.ts'
import { Stars } from '#app/ui/stars.tsx'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import {
  cashValueAt,
  classRange,
  sharedCashValueAges,
  sharedValue,
  totalOverTerm,
} from '#domain/quotes/comparison/comparison-rows.ts'
import { isCheaperPaidOnce, type Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'

interface Fact {
  id: string
  label: string
  /** What a plan says about it; undefined where it says nothing. */
  words: (quote: Quote) => string | undefined
  /** The cell, where it is more than its words. */
  cell?: (quote: Quote) => ReactNode
}

interface TableRow {
  id: string
  label: string
  differs: boolean
  cells: readonly { quoteId: string; content: ReactNode }[]
}

/** The rows below the price: only those about which at least one plan tells something. */
export function useTableRows(quotes: readonly Quote[]): TableRow[] {
  const { t } = useTranslation('comparison')
  return useFacts(quotes).flatMap(({ id, label, words, cell }) => {
    const told = quotes.map((quote) => words(quote))
    if (told.every((text) => text === undefined)) return []
    const cells = quotes.map((quote) => ({
      quoteId: quote.quoteId,
      content: words(quote) === undefined ? t('table.none') : (cell?.(quote) ?? words(quote)),
    }))
    return [{ id, label, differs: sharedValue(told) === undefined, cells }]
  })
}

function useFacts(quotes: readonly Quote[]): Fact[] {
  const { t, i18n } = useTranslation('comparison')
  const ratings = useRatingWords()
  const language = toLanguage(i18n.language)
  const money = (usd: number | undefined) => (usd === undefined ? undefined : formatCoverage(usd, language))
  const years = (count: number | undefined) =>
    count === undefined ? undefined : formatYears(count, language)
  const term = years(sharedValue(quotes.map(({ termYears }) => termYears)))
  const isPaidOnce = quotes.every(isCheaperPaidOnce)

  return [
    {
      id: 'annual',
      label: t(isPaidOnce ? 'table.rows.annualPaidOnce' : 'table.rows.annual'),
      words: ({ annualPremium }) => formatMoney(annualPremium, language),
    },
    {
      id: 'total',
      label: term === undefined ? t('table.rows.totalOverTerm') : t('table.rows.total', { years: term }),
      words: (quote) => money(totalOverTerm(quote)),
    },
    { id: 'coverage', label: t('card.coverage'), words: ({ coverage }) => money(coverage) },
    { id: 'term', label: t('card.term'), words: ({ termYears }) => years(termYears) },
    {
      id: 'class',
      label: t('card.healthClass'),
      words: ({ healthClass }) => t(`common:healthClasses.${healthClass}`, { defaultValue: healthClass }),
    },
    {
      id: 'range',
      label: t('table.rows.range'),
      words: (quote) => {
        const range = classRange(quote)
        const amount = (usd: number) => formatMoney(usd, language)
        return range && t('table.range', { low: amount(range.low), high: amount(range.high) })
      },
    },
    {
      id: 'rating',
      label: t('table.rows.rating'),
      words: ({ stars }) => t('card.stars', { count: stars }),
      cell: ({ stars }) => (
        <Stars rating={stars} label={t('card.starsLabel', { count: stars })}>
          {t('card.stars', { count: stars })}
        </Stars>
      ),
    },
    {
      id: 'decision',
      label: t('table.rows.decision'),
      words: ({ instantDecision }) => t(instantDecision ? 'card.instantDecision' : 'table.reviewed'),
    },
    {
      id: 'strength',
      label: t('table.rows.strength'),
      words: ({ carrierName }) => ratings(carrierName).strength,
    },
    ...useGuaranteedFacts(quotes),
  ]
}

/** What a life-long plan promises for its premium. A term plan's promise is its term. */
function useGuaranteedFacts(quotes: readonly Quote[]): Fact[] {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  if (quotes.every(({ termYears }) => termYears !== undefined)) return []
  return [
    {
      id: 'basis',
      label: t('card.premiumShown'),
      words: ({ premiumBasis }) => premiumBasis && t(`basis.${premiumBasis}`),
    },
    {
      id: 'premiumYears',
      label: t('table.rows.premiumYears'),
      words: ({ guarantees }) => guarantees && formatYears(guarantees.premium_years, language),
    },
    {
      id: 'guaranteedTo',
      label: t('table.rows.guaranteedTo'),
      words: ({ guarantees }) => {
        const age = guarantees?.guaranteed_to_age ?? undefined
        return age === undefined ? undefined : t('table.toAge', { age })
      },
    },
    ...sharedCashValueAges(quotes).map((age) => ({
      id: `cashValue${age}`,
      label: t('table.rows.cashValue', { age }),
      words: (quote: Quote) => {
        const amount = cashValueAt(quote, age)
        return amount === undefined ? undefined : formatCoverage(amount, language)
      },
    })),
  ]
}
