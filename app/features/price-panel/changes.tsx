import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import { type PriceChange, priceChanges } from '#domain/quotes/comparison/price-changes.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { PanelProps } from './parts.tsx'
import styles from './price-panel.module.css'

/** What another health class, tobacco, term or amount would do to the price; in words where no figures are known. */
export function Changes({ quote, source }: PanelProps) {
  const { t, i18n } = useTranslation('price-panel')
  const language = toLanguage(i18n.language)
  const { healthClass, tobacco, term, coverage } = priceChanges(quote)
  const isKnown = source !== 'sample' && [healthClass, tobacco, term, coverage].some((list) => list.length)
  const className = (name: string) => t(`common:healthClasses.${name}`, { defaultValue: name })
  const assumed = <AssumedClass quote={quote} classes={healthClass} />
  return (
    <div>
      <h3 className={typography.h3}>{t('changes.title')}</h3>
      {isKnown ? (
        <>
          <Effect
            name={t('changes.healthClass')}
            changes={healthClass}
            label={({ at, place }) => t(`changes.class.${place}`, { class: className(at) })}
          >
            {assumed}
          </Effect>
          <Effect
            name={t('changes.tobacco')}
            changes={tobacco}
            label={({ at }) => t(at ? 'common:yes' : 'common:no')}
          />
          <Effect name={t('changes.term')} changes={term} label={({ at }) => formatYears(at, language)} />
          <Effect
            name={t('changes.coverage')}
            changes={coverage}
            label={({ at }) => formatCoverage(at, language)}
          />
        </>
      ) : (
        <div className={styles.effect}>
          <p>{t('changes.unknown')}</p>
          {assumed}
        </div>
      )}
    </div>
  )
}

/** Premiums that law or the contract's own charges make, whatever the class. */
const classlessBases: readonly unknown[] = ['iul-min-non-mec', 'iul-max-non-mec', 'iul-cash-value']

/** The class that the price assumes, and why it may be another one. */
function AssumedClass({ quote, classes }: { quote: Quote; classes: readonly PriceChange<string>[] }) {
  const { t, i18n } = useTranslation('price-panel')
  const language = toLanguage(i18n.language)
  const { healthClass } = quote
  const words = { class: t(`common:healthClasses.${healthClass}`, { defaultValue: healthClass }) }
  if (classes.length === 0 && classlessBases.includes(quote.premiumBasis))
    return <p className={classNames(typography.small, typography.soft)}>{t('assumed.noMatter', words)}</p>
  const premiums = classes.map(({ monthlyPremium }) => monthlyPremium)
  const range = premiums.length > 0 && {
    low: formatMoney(Math.min(...premiums), language),
    high: formatMoney(Math.max(...premiums), language),
  }
  return (
    <p className={classNames(typography.small, typography.soft)}>
      {t('assumed.text', words)} {range ? t('assumed.range', range) : null}
    </p>
  )
}

interface EffectProps<At> {
  name: string
  changes: readonly PriceChange<At>[]
  label: (change: PriceChange<At>) => string
  /** Stands below the prices, and stands also without them. */
  children?: ReactNode
}

function Effect<At extends string | number | boolean>({ name, changes, label, children }: EffectProps<At>) {
  const { t } = useTranslation('price-panel')
  const headingId = useId()
  if (changes.length === 0 && !children) return null
  return (
    <section className={styles.effect} aria-labelledby={headingId}>
      <h4 id={headingId}>{name}</h4>
      {changes.length === 0 ? null : (
        <table aria-label={t('changes.caption', { name })}>
          <tbody>
            {changes.map((change) => (
              <EffectRow key={String(change.at)} change={change} label={label(change)} />
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  )
}

function EffectRow({ change, label }: { change: PriceChange<unknown>; label: string }) {
  const { t, i18n } = useTranslation('price-panel')
  const isOwn = change.place === 'own'
  return (
    <tr className={isOwn ? styles.me : undefined}>
      <th scope="row">
        {label} {isOwn ? <span className={styles.you}>{t('changes.you')}</span> : null}
      </th>
      <td className={styles.bar} aria-hidden="true">
        <i style={{ width: `${change.length * 100}%` }} />
      </td>
      <td className={classNames(typography.num, styles.num)}>
        {formatMoney(change.monthlyPremium, toLanguage(i18n.language))}
      </td>
    </tr>
  )
}
