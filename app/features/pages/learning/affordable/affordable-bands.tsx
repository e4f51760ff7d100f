import { examples } from 'virtual:examples/learning'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/pages/blocks/blocks.module.css'
import { RatesBasis } from '#app/features/pages/blocks/rates-basis.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatList, formatNumber } from '#domain/format/format.ts'
import { type Language, toLanguage } from '#domain/site/language.ts'
import { type OutsideGroup, outsideGroups } from './affordable-outside.ts'
import { MarkLegend, type RangeBar, RangeBars } from './affordable-range-bars.tsx'

const { coverage, termYears, bands, outside } = examples.sampleRates
const highest = Math.max(...bands.map(({ high }) => high))
const groups = outsideGroups(outside)

/** Common prices by band of ages as bars, with our own estimate in the middle of each, and where ours lie outside. */
export function AffordableBands() {
  const { t } = usePageWords('page-affordable-insurance')
  const { t: shared, i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const plan = {
    coverage: formatCoverage(coverage, language),
    years: formatNumber(termYears, language),
  }
  return (
    <section className={layout.section} data-ground="sunk" id="sample-rates">
      <div className={classNames(layout.wrap, styles.split, styles.wideRight)}>
        <div className={layout.stack}>
          <h2>{t('bands.title')}</h2>
          <p>{t('bands.lead', plan)}</p>
          <p>{t('bands.level', plan)}</p>
          {groups.length > 0 ? <Outside language={language} /> : null}
        </div>
        <div className={layout.stack}>
          <p>
            <Badge tone="blue">{shared('pages-shared:rates.illustrative')}</Badge>
          </p>
          <RangeBars bars={useBars(language)} to={highest} />
          <MarkLegend woman={t('bands.woman')} man={t('bands.man')} />
          <RatesBasis basis={examples.basis} />
        </div>
      </div>
    </section>
  )
}

function useBars(language: Language): RangeBar[] {
  const { t } = usePageWords('page-affordable-insurance')
  const money = (amount: number) => formatCoverage(amount, language)
  const number = (value: number) => formatNumber(value, language)
  return bands.map(({ fromAge, toAge, low, high, example }) => ({
    id: String(fromAge),
    label: t('bands.ages', { from: number(fromAge), to: number(toAge) }),
    value: t('bands.range', { low: money(low), high: money(high) }),
    low,
    high,
    look: 'stated',
    marks: { woman: example.female, man: example.male },
    note: t('bands.example', {
      age: number(example.age),
      female: money(example.female),
      male: money(example.male),
    }),
  }))
}

function Outside({ language }: { language: Language }) {
  const { t } = usePageWords('page-affordable-insurance')
  const words = ({ sex, side, ages, farthest }: OutsideGroup) =>
    t(`bands.${side}${sex}`, {
      ages: formatList(
        ages.map((age) => formatNumber(age, language)),
        language,
      ),
      price: formatCoverage(farthest, language),
    })
  return <p className={typography.soft}>{[t('bands.outside'), ...groups.map(words)].join(' ')}</p>
}
