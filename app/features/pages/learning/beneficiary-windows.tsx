import type { AllocationShare } from '#domain/examples/allocation-examples.ts'
import styles from './beneficiary.module.css'

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
export function BeneficiaryWindows({ label, shares }: BeneficiaryWindowsProps) {
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
export function ShareKey({ share }: { share: number }) {
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
