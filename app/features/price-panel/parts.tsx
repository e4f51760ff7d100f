import { HandCoins } from 'lucide'
import { Trans, useTranslation } from 'react-i18next'
import { LikelyWords } from '#app/leads/plan-lines/likely-words.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatMoney, formatPercent } from '#domain/format/format.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import type { priceSource } from '#domain/quotes/comparison/price-changes.ts'
import { type PricePart, priceParts } from '#domain/quotes/price-parts.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './price-panel.module.css'

export interface PanelProps {
  quote: Quote
  source: ReturnType<typeof priceSource>
}

/** The price, its parts where they are known, and how the agent is paid. */
export function Parts({ quote, source }: PanelProps) {
  const { t, i18n } = useTranslation('price-panel')
  const shares = source === 'sample' ? undefined : quote.priceDetails?.shares
  const parts = shares && priceParts(quote.monthlyPremium, shares)
  const price = formatMoney(quote.monthlyPremium, toLanguage(i18n.language))
  return (
    <div>
      <p className={styles.sum}>
        <Trans
          t={t}
          i18nKey="sum.monthly"
          values={{ price }}
          components={{
            price: <span className={typography.price} />,
            per: <span className={typography.per} />,
          }}
        />
      </p>
      <p className={classNames(typography.small, typography.soft, styles.likely)}>
        <LikelyWords likely={source === 'sample' ? undefined : classRange(quote)} />
      </p>
      {parts ? (
        <>
          <p className={classNames(typography.small, styles.madeOf)}>{t('sum.parts')}</p>
          <Bar parts={parts} />
          <PartsTable parts={parts} />
        </>
      ) : (
        <p>{t(`unknown.${source}`)}</p>
      )}
      <p className={classNames(typography.micro, typography.soft, styles.disc)}>{t('disclosure')}</p>
      <div className={styles.paid}>
        <h3 className={typography.h4}>
          <Icon of={HandCoins} /> {t('paid.title')}
        </h3>
        <p>{t(parts ? 'paid.fromExpenses' : 'paid.fromPrice')}</p>
      </div>
    </div>
  )
}

/** Only a drawing of the table below it. */
function Bar({ parts }: { parts: readonly PricePart[] }) {
  return (
    <div className={styles.pBar} aria-hidden="true">
      {parts.map(({ id, amount }) => (
        <i key={id} data-part={id} style={{ flexGrow: amount }} />
      ))}
    </div>
  )
}

function PartsTable({ parts }: { parts: readonly PricePart[] }) {
  const { t, i18n } = useTranslation('price-panel')
  const language = toLanguage(i18n.language)
  return (
    <table className={styles.table}>
      <caption className={layout.sr}>{t('parts.caption')}</caption>
      <thead className={layout.sr}>
        <tr>
          <th scope="col">{t('parts.part')}</th>
          <th scope="col">{t('parts.aMonth')}</th>
          <th scope="col">{t('parts.share')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, amount, percent }) => (
          <tr key={id}>
            <th scope="row">
              <div>
                <i className={styles.key} data-part={id} aria-hidden="true" />
                <span>
                  {t(`parts.${id}.name`)} <small>{t(`parts.${id}.text`)}</small>
                </span>
              </div>
            </th>
            <td className={typography.num} data-slot="num">
              {formatMoney(amount, language)}
            </td>
            <td className={classNames(typography.num, typography.soft, styles.soft)} data-slot="num">
              {formatPercent(percent, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
