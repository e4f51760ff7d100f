import { examples } from 'virtual:examples/index-universal-life'
import { useTranslation } from 'react-i18next'
import { CreditChart } from '#app/features/pages/charts/credit-chart.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data-table.tsx'
import { Accordion, Disclosure } from '#app/ui/layout/disclosure.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber, formatPercent } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './products.module.css'

const { years, floorPercent, capPercent, averageIndexPercent, averageCreditedPercent } = examples.credit
/** Holds all of the made-up years. */
const scale = { from: -15, to: 26, ticks: [-10, 0, 10, 20] }

/** What a floor and a cap make of made-up index years: a chart, and its figures in a table. */
export function IndexUniversalLifeCredit() {
  const { t } = usePageWords('page-index-universal-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const percent = (value: number) => formatPercent(value, language, Number.isInteger(value) ? 0 : 1)
  const named = years.map((year, place) => ({ ...year, year: formatNumber(place + 1, language) }))
  const values = {
    floor: percent(floorPercent),
    cap: percent(capPercent),
    index: percent(averageIndexPercent),
    credited: percent(averageCreditedPercent),
  }
  return (
    <figure className={styles.creditFigure}>
      <p>
        <Badge>{t('how.picture.badge')}</Badge>
      </p>
      <CreditChart
        label={t('how.picture.label', values)}
        years={named}
        y={{ ...scale, format: percent }}
        floor={{ percent: floorPercent, name: t('how.picture.floor', values) }}
        cap={{ percent: capPercent, name: t('how.picture.cap', values) }}
        names={{ index: t('how.picture.index'), credited: t('how.picture.credited') }}
      />
      <figcaption className={classNames(typography.small, typography.soft)}>
        {t('how.picture.caption', values)}
      </figcaption>
      <Accordion>
        <Disclosure summary={t('how.picture.figures')}>
          <DataTable
            caption={t('how.picture.table')}
            columns={[t('how.picture.year'), t('how.picture.index'), t('how.picture.credited')]}
            rows={named.map(({ year, indexPercent, creditedPercent }) => ({
              id: year,
              cells: [
                year,
                formatPercent(indexPercent, language, 1),
                formatPercent(creditedPercent, language, 1),
              ],
            }))}
          />
        </Disclosure>
      </Accordion>
    </figure>
  )
}
