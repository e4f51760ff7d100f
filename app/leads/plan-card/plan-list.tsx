import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { formatCoverage } from '#domain/format/format.ts'
import { type BarScale, openOrderCount } from '#domain/quotes/comparison/likely-bars.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './plan-list.module.css'

/** The list in which plans stand: one below the other across the whole screen of a phone, else in two or three columns. */
export function PlanList({ isPreview, children }: { isPreview?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.plans, isPreview && styles.preview)} data-slot="plan-list">
      <ol className={styles.list}>{children}</ol>
    </div>
  )
}

/** A place of the list; the card in it is set by its width. */
export function PlanPlace({ children }: { children: ReactNode }) {
  return <li className={styles.place}>{children}</li>
}

/** What every price on the page is and is not, above the first of them. */
export const PriceDisclosure = memo(() => {
  const { t } = useTranslation('comparison')
  return <p className={styles.disclosure}>{t('disclosure.short')}</p>
})

interface ListEndProps {
  quotes: readonly Quote[]
  scale: BarScale | undefined
  isSample: boolean
}

/** Below the plans: what the bars show, how open the order is, and what every price is and is not, in full. */
export const ListEnd = memo(({ quotes, scale, isSample }: ListEndProps) => {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const open = openOrderCount(quotes)
  const amount = (usd: number) => formatCoverage(usd, language)
  const sentences = [
    ...(scale && !isSample ? [t('bars.scale', { low: amount(scale.low), high: amount(scale.high) })] : []),
    ...(open > 1 && scale && !isSample ? [t('bars.open', { count: open, all: quotes.length })] : []),
    ...(isSample ? [t('bars.sample')] : quotes.some((quote) => quote.isModeled) ? [t('bars.modeled')] : []),
    t('disclosure.text'),
  ]
  return (
    <p className={styles.end}>
      {sentences.join(' ')} <Link to={paths.howWeEstimate}>{t('disclosure.link')}</Link>
    </p>
  )
})
