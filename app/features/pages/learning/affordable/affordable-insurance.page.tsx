import { examples } from 'virtual:examples/affordable-insurance'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { RatesBasis } from '#app/features/pages/blocks/rates-basis.tsx'
import { GuidePage } from '#app/features/pages/learning/guide/guide-page.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data/data-table.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { PriceRange } from '#domain/examples/prices/example-prices.ts'
import { formatCoverage, formatList, formatNumber } from '#domain/format/format.ts'
import { type Language, toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './affordable.module.css'
import { AffordableBands } from './affordable-bands.tsx'
import { aboveStated } from './affordable-outside.ts'
import { RangeBars } from './affordable-range-bars.tsx'

/** What coverage costs: the guide to paying less, what people guess, and prices by age, health and tobacco. */
export default function AffordableInsurancePage() {
  const { t } = usePageWords('page-affordable-insurance')
  return (
    <GuidePage
      id="affordable-insurance"
      opening={{ title: t('hero.title'), lead: t('hero.lead') }}
      more={{ hash: '#rates', label: t('hero.more') }}
    >
      <AffordableReality />
      <AffordableCosts />
      <AffordableBands />
    </GuidePage>
  )
}

const { costs, byHealth, coverage, termYears, basis } = examples

const standard = byHealth.rows.filter(({ healthClass }) => healthClass === basis.healthClass)

const without = standard.find(({ tobacco }) => !tobacco)

const withTobacco = standard.find(({ tobacco }) => tobacco)

const tobaccoTimes = without && withTobacco ? Math.round((withTobacco.female / without.female) * 10) / 10 : 0

/** What coverage costs at three ages over all carriers, and what health and tobacco make of it at one. */
function AffordableCosts() {
  const { t } = usePageWords('page-affordable-insurance')
  const { t: shared, i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const plan = {
    coverage: formatCoverage(coverage, language),
    years: formatNumber(termYears, language),
  }
  const age = formatNumber(byHealth.age, language)
  return (
    <section className={layout.section} id="rates">
      <div className={classNames(layout.wrap, blocksStyles.split, blocksStyles.wideRight)}>
        <div className={layout.stack}>
          <h2>{t('costs.title')}</h2>
          <p>{t('costs.lead', plan)}</p>
          <p>{t('costs.compare')}</p>
          {tobaccoTimes > 1 ? (
            <p>{t('costs.tobaccoTimes', { age, times: formatNumber(tobaccoTimes, language) })}</p>
          ) : null}
          <p>
            <ArrowLink to={`${paths.instantQuotes}?product=Term`}>
              {shared('pages-shared:rates.instant')}
            </ArrowLink>
          </p>
        </div>
        <div className={styles.costTables}>
          <CostsByAge plan={plan} language={language} />
          <RatesBasis basis={basis} of="range" />
          <CostsByHealth language={language} />
        </div>
      </div>
    </section>
  )
}

interface CostTableProps {
  language: Language
}

/** From the lowest carrier to the highest, for a woman and a man at each age. */
function CostsByAge({ language, plan }: CostTableProps & { plan: Record<string, string> }) {
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
function CostsByHealth({ language }: CostTableProps) {
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

const { assumed, actual, outside } = examples.realityCheck

const above = aboveStated(outside)

const prices = examples.costs.flatMap(({ female, male }) => [female, male])

const ours: PriceRange = {
  low: Math.min(...prices.map(({ low }) => low)),
  high: Math.max(...prices.map(({ high }) => high)),
}

const ages = examples.costs.map(({ age }) => age)

/** What people think that coverage costs, what it often costs, and where our own examples cost more than that. */
function AffordableReality() {
  const { t, language } = usePageWords('page-affordable-insurance')
  const money = (amount: number) => formatCoverage(amount, language)
  const range = ({ low, high }: PriceRange) => t('reality.range', { low: money(low), high: money(high) })
  const own = {
    from: formatNumber(Math.min(...ages), language),
    to: formatNumber(Math.max(...ages), language),
  }
  const paragraphs = [
    t('reality.guess'),
    above
      ? t('reality.above', {
          ages: formatList(
            above.ages.map((age) => formatNumber(age, language)),
            language,
          ),
          highest: money(above.highest),
        })
      : '',
    above && above.highest < assumed.low ? t('reality.belowGuess') : '',
    t('reality.fine'),
  ]
  return (
    <Explain title={t('reality.title')} paragraphs={joined(paragraphs)} ground="sunk" id="reality">
      <figure>
        <figcaption className={typography.h3}>{t('reality.picture')}</figcaption>
        <RangeBars
          to={assumed.high}
          bars={[
            { id: 'assumed', label: t('reality.assumed'), value: range(assumed), ...assumed, look: 'guess' },
            { id: 'actual', label: t('reality.actual'), value: range(actual), ...actual, look: 'stated' },
            { id: 'ours', label: t('reality.examples', own), value: range(ours), ...ours, look: 'ours' },
          ]}
        />
      </figure>
    </Explain>
  )
}

/** The first sentence as one paragraph, what limits it as the other. */
function joined([first = '', ...rest]: readonly string[]): string[] {
  return [first, rest.filter((text) => text).join(' ')]
}
