import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { GuidePage } from '#app/features/pages/learning/guide/guide-page.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import {
  type AllocationExample,
  type AllocationShare,
  allocationClasses,
  allocationExamples,
} from '#domain/examples/allocation-examples.ts'
import { formatList, formatPercent } from '#domain/format/format.ts'
import styles from './beneficiary.module.css'

/** How to name beneficiaries: the guide, how three families split the money, and what the law adds. */
export default function BeneficiaryGuidePage() {
  const words = usePageWords('page-beneficiary-guide')
  const { t } = words
  return (
    <GuidePage
      id="beneficiary-guide"
      opening={{ title: t('hero.title'), lead: t('hero.lead') }}
      more={{ hash: '#examples', label: t('hero.more') }}
    >
      <BeneficiaryAllocations />
      <Considerations words={words} at="legal" />
    </GuidePage>
  )
}

/** How three families split the money, each class of beneficiaries as a row of windows above its list. */
function BeneficiaryAllocations() {
  const { t } = usePageWords('page-beneficiary-guide')
  return (
    <section className={layout.section} data-ground="sunk" id="examples">
      <div className={layout.wrap}>
        <div className={classNames(layout.read, layout.stack)}>
          <h2>{t('allocations.title')}</h2>
          <p>{t('allocations.lead')}</p>
          <p>
            <strong>{t('allocations.rule')}</strong>
          </p>
          <p>
            <Badge tone="amber">{t('allocations.invented')}</Badge>
          </p>
        </div>
        {allocationExamples.map((example) => (
          <FamilyExample key={example.id} example={example} />
        ))}
      </div>
    </section>
  )
}

function FamilyExample({ example }: { example: AllocationExample }) {
  const { t } = usePageWords('page-beneficiary-guide')
  return (
    <article className={styles.family}>
      <div className={layout.stack}>
        <h3>{t(`allocations.${example.id}.title`)}</h3>
        <p>{t(`allocations.${example.id}.who`)}</p>
        <p className={typography.soft}>{t(`allocations.${example.id}.why`)}</p>
      </div>
      {allocationClasses.map((name) => (
        <ShareClass key={name} family={example.id} name={name} shares={example[name]} />
      ))}
    </article>
  )
}

interface ShareClassProps {
  family: string
  name: (typeof allocationClasses)[number]
  shares: readonly AllocationShare[]
}

function ShareClass({ family, name, shares }: ShareClassProps) {
  const { t, language } = usePageWords('page-beneficiary-guide')
  const named = shares.map(({ who, percent }) => ({
    who: t(`allocations.${family}.shares.${who}`),
    percent: formatPercent(percent, language),
  }))
  const label = t('allocations.bar', {
    class: t(`allocations.${name}`),
    shares: formatList(
      named.map((share) => t('allocations.share', share)),
      language,
    ),
  })
  return (
    <div className={styles.shareClass} data-class={name}>
      <h4>{t(`allocations.${name}`)}</h4>
      <BeneficiaryWindows label={label} shares={shares} />
      <ul>
        {named.map(({ who, percent }, share) => (
          <li key={who}>
            <ShareKey share={share} /> <strong className={typography.num}>{percent}</strong>{' '}
            <span>{who}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const window = { width: 24, height: 38, gap: 5 }

/** What stands between the windows of one share and of the next. */
const between = 12

const widest = 10 * window.width + 9 * window.gap + 2 * between

interface BeneficiaryWindowsProps {
  /** What the row shows, for those who do not see it. */
  label: string
  shares: readonly AllocationShare[]
}

/** A class of beneficiaries as ten windows, each a tenth of the money, those of one share close together. */
function BeneficiaryWindows({ label, shares }: BeneficiaryWindowsProps) {
  const looks = shares.flatMap(({ percent }, share) => Array.from({ length: percent / 10 }, () => share))
  const places = looks.map((share, place) => ({
    share,
    left: place * (window.width + window.gap) + share * between,
  }))
  return (
    <svg
      className={styles.shareWindows}
      role="img"
      aria-label={label}
      viewBox={`-1 -1 ${widest + 2} ${window.height + 2}`}
    >
      {places.map(({ share, left }) => (
        <ShareWindow key={left} share={share} left={left} />
      ))}
    </svg>
  )
}

/** Each share has a tone and panes of its own, so that it is known again in the list without its color. */
function ShareWindow({ share, left }: { share: number; left: number }) {
  const { width, height } = window
  const arch = width / 2
  const crossbar = `M${left} ${height * 0.55}h${width}`
  const mullion = `M${left + arch} 0v${height}`
  return (
    <g className={styles.shareWindow} data-share={share}>
      <path d={`M${left} ${height}V${arch}a${arch} ${arch} 0 0 1 ${width} 0V${height}z`} />
      {share > 0 ? <path d={share > 1 ? crossbar : crossbar + mullion} /> : null}
    </g>
  )
}

/** The one window that stands beside a share in the list. */
function ShareKey({ share }: { share: number }) {
  return (
    <svg
      className={styles.shareKey}
      aria-hidden="true"
      viewBox={`-1 -1 ${window.width + 2} ${window.height + 2}`}
    >
      <ShareWindow share={share} left={0} />
    </svg>
  )
}
