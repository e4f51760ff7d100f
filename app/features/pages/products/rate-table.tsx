import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/layout/data-table.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { PriceRange, RangesAtAge, RatesAtAge } from '#domain/examples/prices/example-prices.ts'
import { formatMoney, formatNumber } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'
import styles from './products.module.css'

export interface RateTableContent {
  id: string
  /** What its button says; a lone table has no button. */
  name?: string
  caption: string
  rows: readonly (RatesAtAge | RangesAtAge)[]
}

interface RateTableProps {
  table: RateTableContent
  language: Language
  /** Another one is chosen. Without scripts, which could show it, it stands there all the same. */
  isHidden: boolean
}

export function RateTable({ table, language, isHidden }: RateTableProps) {
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
