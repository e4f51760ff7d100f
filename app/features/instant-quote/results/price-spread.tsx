import type { CSSProperties } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatCoverage, formatMoney } from '#domain/format/format.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import { type PriceLine, priceLine } from './price-line.ts'
import styles from './price-spread.module.css'

/** The lowest price, how far apart the carriers are, and where each stands on the line. */
export function PriceSpread({ quotes }: { quotes: readonly Quote[] }) {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const line = priceLine(quotes)
  return (
    <section className={styles.spread} data-ground="sunk">
      <div className={classNames(layout.wrap, line && styles.split)}>
        <div>
          <h2>
            <Trans
              t={t}
              i18nKey="results.from"
              values={{ price: formatMoney(quotes[0]?.monthlyPremium ?? 0, language, 0) }}
              components={{ price: <span className={typography.num} /> }}
            />
          </h2>
          <p className={typography.soft}>{useSpreadWords(quotes)}</p>
        </div>
        {line ? <Line line={line} quotes={quotes} /> : null}
      </div>
    </section>
  )
}

function useSpreadWords(quotes: readonly Quote[]): string {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const [first, last] = [quotes[0], quotes.at(-1)]
  if (!first || !last || quotes.length === 1) return t('spread.one')
  const count = new Set(quotes.map(({ carrierName }) => carrierName)).size
  const amounts = quotes.map(({ coverage }) => coverage)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (least !== most) {
    const range = { least: formatCoverage(least, language), most: formatCoverage(most, language) }
    return t('spread.amounts', { count, ...range })
  }
  const apart = Math.round(last.monthlyPremium) - Math.round(first.monthlyPremium)
  if (apart < 1) return t('spread.same', { count })
  const yearly = formatMoney(Math.round(12 * (last.monthlyPremium - first.monthlyPremium)), language, 0)
  return t('spread.within', { count, amount: formatMoney(apart, language, 0), yearly })
}

function at(x: number): CSSProperties & { '--x': string } {
  return { '--x': x.toFixed(1) }
}

function Line({ line, quotes }: { line: PriceLine; quotes: readonly Quote[] }) {
  const { t, i18n } = useTranslation('instant-quote')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  const words = {
    low: formatMoney(quotes[0]?.monthlyPremium ?? 0, language, 0),
    high: formatMoney(quotes.at(-1)?.monthlyPremium ?? 0, language, 0),
  }
  return (
    <div className={styles.dotplot} role="img" aria-label={t('spread.plot', words)}>
      {line.points.map(({ quoteId, carrierName, x, hasRoom }, place) => (
        <i key={quoteId} className={place === 0 ? styles.first : undefined} style={at(x)}>
          {hasRoom ? carrierLogo(carriers, carrierName).initials : null}
        </i>
      ))}
      {line.ticks.map(({ amount, x }) => (
        <span key={amount} style={at(x)}>
          {formatMoney(amount, language, 0)}
        </span>
      ))}
    </div>
  )
}
