import { useTranslation } from 'react-i18next'
import { formatCoverage, formatNumber, formatYears } from '#domain/format/format.ts'
import type { Ladder } from '#domain/needs/ladder/cheapest-ladder.ts'
import type { LadderNeed } from '#domain/needs/ladder/ladder-need.ts'
import { singlePolicies } from '#domain/needs/ladder/ladder-shapes.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './ladder.module.css'
import { drawing, needLine, policyBars, xAt, yAt } from './ladder-lines.ts'

interface LadderDrawingProps {
  need: LadderNeed
  /** Left out until it is found. */
  ladder?: Ladder | undefined
}

/** The need over the years, and what policies would pay beside it. The table next to it says the same in numbers. */
export function LadderDrawing({ need, ladder }: LadderDrawingProps) {
  const { t, i18n } = useTranslation('needs-ladder')
  const language = toLanguage(i18n.language)
  const [shortest] = singlePolicies(need)
  const single = ladder?.single ?? shortest
  const policies = ladder?.policies ?? []
  const years = Math.max(need.length, single?.years ?? 0)
  const cover = policies.reduce((sum, { amount }) => sum + amount, 0)
  const scale = { years, amount: Math.max(single?.amount ?? 0, cover, ...need) }
  const ground = yAt(scale, 0)
  const marks = [0, ...new Set([...policies.map((policy) => policy.years), years])]
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="img"
        aria-label={t('drawing.text', {
          amount: formatCoverage(need[0] ?? 0, language),
          years: formatYears(need.length, language),
        })}
      >
        {policyBars(policies, scale).map((bar) => (
          <rect key={bar.width} className={styles.policy} {...bar} />
        ))}
        {single && ladder ? (
          <path
            className={styles.single}
            d={`M${xAt(scale, 0)} ${yAt(scale, single.amount)}H${xAt(scale, single.years)}V${ground}`}
          />
        ) : null}
        <path
          className={ladder ? undefined : styles.area}
          d={`${needLine(need, scale)}H${xAt(scale, 0)}Z`}
          fill="none"
        />
        <path className={styles.need} d={needLine(need, scale)} />
        <path className={styles.ground} d={`M${xAt(scale, 0)} ${ground}H${xAt(scale, years)}`} />
        <text x={xAt(scale, 0)} y={drawing.top - 10}>
          {formatCoverage(scale.amount, language)}
        </text>
        {marks.map((mark) => (
          <text
            key={mark}
            x={xAt(scale, mark)}
            y={drawing.height - 8}
            textAnchor={mark === 0 ? 'start' : mark === years ? 'end' : 'middle'}
          >
            {mark === years ? formatYears(mark, language) : formatNumber(mark, language)}
          </text>
        ))}
      </svg>
      <figcaption>
        <ul>
          <li data-line="need">{t('drawing.need')}</li>
          {ladder ? (
            <>
              <li data-line="policy">{t('drawing.policies')}</li>
              <li data-line="single">{t('drawing.single')}</li>
            </>
          ) : null}
        </ul>
      </figcaption>
    </figure>
  )
}
