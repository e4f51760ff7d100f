import { examples } from 'virtual:examples/index-universal-life'
import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { Story } from '#app/features/pages/blocks/story.tsx'
import { CreditChart } from '#app/features/pages/charts/credit-chart.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { FitBand } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data/data-table.tsx'
import { Accordion, Disclosure } from '#app/ui/layout/disclosure.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatNumber, formatPercent } from '#domain/format/format.ts'
import { paths } from '#domain/site/paths.ts'
import { ExampleRates } from './example-rates.tsx'
import { IndexUniversalLifeGrowth } from './index-universal-life-growth.tsx'
import styles from './products.module.css'

export default function IndexUniversalLifePage() {
  const words = usePageWords('page-index-universal-life')
  const { t, list } = words
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.more') }}
      />
      <Explain title={t('how.title')} paragraphs={list('how.paragraphs')}>
        <IndexUniversalLifeCredit />
      </Explain>
      <Benefits words={words} />
      <IndexUniversalLifeRates />
      <FitBand words={words} />
      <IndexUniversalLifeGrowth />
      <Considerations words={words} ground="sunk">
        <p className={styles.waysOn}>
          <ArrowLink to={paths.wholeLife}>{t('considerations.whole')}</ArrowLink>
          <ArrowLink to={paths.termLife}>{t('considerations.term')}</ArrowLink>
        </p>
      </Considerations>
      <Story id="iul" words={words} />
      <PageVideo title={t('video.title')} video="iul" picture="stairs" />
      <PageSources namespace="page-index-universal-life" />
      <PageClosing />
    </>
  )
}

const { years, floorPercent, capPercent, averageIndexPercent, averageCreditedPercent } = examples.credit

/** Holds all of the made-up years. */
const scale = { from: -15, to: 26, ticks: [-10, 0, 10, 20] }

/** What a floor and a cap make of made-up index years: a chart, and its figures in a table. */
function IndexUniversalLifeCredit() {
  const { t, language } = usePageWords('page-index-universal-life')
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

/** What keeps index universal life guaranteed, by age and sex. */
function IndexUniversalLifeRates() {
  const { t, language } = usePageWords('page-index-universal-life')
  const values = {
    coverage: formatCoverage(examples.coverage, language),
    age: formatNumber(examples.guaranteedToAge, language),
  }
  return (
    <ExampleRates
      title={t('rates.title')}
      paragraphs={[t('rates.guarantee', values), t('rates.more')]}
      tables={[{ id: 'iul', caption: t('rates.caption', values), rows: examples.rows }]}
      basis={examples.basis}
      product="IUL"
    />
  )
}
