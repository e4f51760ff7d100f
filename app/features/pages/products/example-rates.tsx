import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { RatesBasis } from '#app/features/pages/blocks/rates-basis.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import { DataTable } from '#app/ui/layout/data/data-table.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type {
  ExampleBasis,
  PriceRange,
  RangesAtAge,
  RatesAtAge,
} from '#domain/examples/prices/example-prices.ts'
import { formatMoney, formatNumber } from '#domain/format/format.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { type Language, toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './products.module.css'

interface ExampleRatesProps {
  title: string
  paragraphs: readonly string[]
  /** One table, or several with a button each. */
  tables: readonly RateTableContent[]
  /** What the buttons choose, such as the term length; and which table stands there first. */
  choice?: { label: string; first: string }
  basis: ExampleBasis
  /** What the instant quote opens with. */
  product: ProductType
  /** What else these figures rest on, under the table. */
  note?: ReactNode
}

/** Example prices by age and sex, labelled as illustrative, with what they rest on (product pages). */
export function ExampleRates({ title, paragraphs, tables, choice, basis, product, note }: ExampleRatesProps) {
  const { t, i18n } = useTranslation('pages-shared')
  const language = toLanguage(i18n.language)
  const labelId = useId()
  const [shown, setShown] = useState(choice?.first ?? tables[0]?.id)
  return (
    <section className={layout.section} id="rates">
      <div className={classNames(layout.wrap, blocksStyles.split, blocksStyles.wideRight)}>
        <div className={layout.stack}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {choice ? (
            <div className={styles.rateChoice}>
              <p data-slot="label" id={labelId}>
                {choice.label}
              </p>
              <QuickPicks
                labelledBy={labelId}
                options={tables.map(({ id, name }) => ({ value: id, label: name }))}
                value={shown}
                onPick={setShown}
              />
            </div>
          ) : null}
          <p>
            <ArrowLink to={`${paths.instantQuotes}?product=${product}`}>{t('rates.instant')}</ArrowLink>
          </p>
        </div>
        <div className={styles.rateTables}>
          {tables.map((table) => (
            <ExampleRateTable
              key={table.id}
              table={table}
              language={language}
              isHidden={table.id !== shown}
            />
          ))}
          {note ? <p className={classNames(typography.small, typography.soft)}>{note}</p> : null}
          <RatesBasis basis={basis} />
        </div>
      </div>
    </section>
  )
}

export interface RateTableContent {
  id: string
  /** What its button says; a lone table has no button. */
  name?: string
  caption: string
  rows: readonly (RatesAtAge | RangesAtAge)[]
}

interface ExampleRateTableProps {
  table: RateTableContent
  language: Language
  /** Another one is chosen. Without scripts, which could show it, it stands there all the same. */
  isHidden: boolean
}

function ExampleRateTable({ table, language, isHidden }: ExampleRateTableProps) {
  const { t } = useTranslation('pages-shared')
  const price = (of: number | PriceRange) => <Price of={of} language={language} />
  return (
    <div hidden={isHidden}>
      <DataTable
        caption={
          <span className={styles.rateCaption}>
            {table.caption} <Badge>{t('rates.illustrative')}</Badge>
          </span>
        }
        columns={[t('rates.age'), t('rates.woman'), t('rates.man')]}
        rows={table.rows.map(({ age, female, male }) => ({
          id: age,
          cells: [formatNumber(age, language), price(female), price(male)],
        }))}
      />
    </div>
  )
}

function Price({ of, language }: { of: number | PriceRange; language: Language }) {
  if (typeof of === 'number') return formatMoney(of, language)
  return (
    <>
      <span className={typography.num}>{formatMoney(of.low, language)}–</span>
      <wbr />
      <span className={typography.num}>{formatMoney(of.high, language)}</span>
    </>
  )
}
