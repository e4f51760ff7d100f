import { examples } from 'virtual:examples/affordable-insurance'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/layout/data-table.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { PriceRange } from '#domain/examples/prices/example-prices.ts'
import { formatCoverage, formatNumber } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'
import styles from './affordable.module.css'

const { costs, byHealth } = examples

interface CostTableProps {
  language: Language
}

/** From the lowest carrier to the highest, for a woman and a man at each age. */
export function CostsByAge({ language, plan }: CostTableProps & { plan: Record<string, string> }) {
  const { t } = usePageWords('page-affordable-insurance')
  const range = (of: PriceRange) => <Range of={of} language={language} />
  return (
    <DataTable
      caption={<Caption>{t('costs.byAge', plan)}</Caption>}
      columns={[t('costs.age'), t('costs.woman'), t('costs.man')]}
      rows={costs.map(({ age, female, male }) => ({
        id: age,
        cells: [formatNumber(age, language), range(female), range(male)],
      }))}
    />
  )
}

/** The lowest price at one age in better classes, and with tobacco. */
export function CostsByHealth({ language }: CostTableProps) {
  const { t } = usePageWords('page-affordable-insurance')
  const { t: common } = useTranslation()
  return (
    <DataTable
      caption={<Caption>{t('costs.byHealth', { age: formatNumber(byHealth.age, language) })}</Caption>}
      columns={[t('costs.health'), t('costs.woman'), t('costs.man')]}
      rows={byHealth.rows.map(({ healthClass, tobacco, female, male }) => {
        const name = common(`common:healthClasses.${healthClass}`)
        return {
          id: `${healthClass} ${tobacco}`,
          cells: [
            tobacco ? t('costs.tobacco', { healthClass: name }) : name,
            formatCoverage(female, language),
            formatCoverage(male, language),
          ],
        }
      })}
    />
  )
}

function Caption({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <span className={styles.costCaption}>
      {children} <Badge>{t('pages-shared:rates.illustrative')}</Badge>
    </span>
  )
}

function Range({ of, language }: CostTableProps & { of: PriceRange }) {
  return (
    <>
      <span className={typography.num}>{formatCoverage(of.low, language)}–</span>
      <wbr />
      <span className={typography.num}>{formatCoverage(of.high, language)}</span>
    </>
  )
}
