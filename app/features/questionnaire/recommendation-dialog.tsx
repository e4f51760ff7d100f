import { ArrowRight } from 'lucide'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { PolicyType } from '#domain/plans/plan-type.ts'
import type { GoalId } from '#domain/questionnaire/goals.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './questionnaire.module.css'

const pageOfType = {
  Term: paths.termLife,
  Whole: paths.wholeLife,
  IUL: paths.indexUniversalLife,
} as const satisfies Record<PolicyType, string>

const windowCount = 8

/** A term covers some of the years, the others all of them. */
const litWindows = { Term: 4, Whole: windowCount, IUL: windowCount } as const satisfies Record<
  PolicyType,
  number
>

interface RecommendationDialogProps {
  goal: GoalId
  /** The recommended type. */
  type: PolicyType
  isOpen: boolean
  onClose: () => void
  onAccept: () => void
}

/** The type of policy that serves the picked goal, and why. */
export function RecommendationDialog({ goal, type, isOpen, onClose, onAccept }: RecommendationDialogProps) {
  const { t } = useTranslation('questionnaire')
  const accept = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('recommendation.close')}
      size="medium"
      className={styles.rec}
      initialFocus={accept}
      title={
        <>
          <span className={styles.recIntro}>
            {t('recommendation.intro', { goal: t(`goals.${goal}.title`) })}
          </span>{' '}
          <span className={classNames(typography.h1, styles.h1)}>
            {t(`questions.policyType.options.${type}.label`)}
          </span>
        </>
      }
    >
      <div className={styles.recArt}>
        <RecommendationScene />
      </div>
      <div className={styles.recIn}>
        <WindowPanes count={windowCount} lit={litWindows[type]} />
        <p>{t(`goals.${goal}.reason`)}</p>
        <div className={layout.row} data-slot="row">
          <Button ref={accept} onClick={onAccept}>
            {t('recommendation.continue')} <Icon of={ArrowRight} />
          </Button>
          <ButtonLink variant="text" to={pageOfType[type]}>
            {t('recommendation.learnMore')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}

const stars = [
  { x: 40, y: 50, r: 1.6 },
  { x: 190, y: 80, r: 1.2 },
  { x: 110, y: 40, r: 1.2 },
]

const rings = [
  { r: 300, fill: '#142656' },
  { r: 232, fill: '#182f67' },
  { r: 170, fill: '#1e3979' },
  { r: 116, fill: '#23438d' },
  { r: 70, fill: '#294da3' },
]

function LitWindow() {
  const paneId = useId()
  return (
    <>
      <clipPath id={paneId}>
        <path d="M62 -42V-134a48 48 0 0 1 96 0V-42z" />
      </clipPath>
      <path d="M55 -41V-134a55 55 0 0 1 110 0V-41z" fill="#fff" />
      <g clipPath={`url(#${paneId})`}>
        <rect x="62" y="-182" width="96" height="140" fill="#f7b93e" />
        <rect x="108.5" y="-182" width="3" height="42" fill="#e9a11b" />
        <path d="M90 -120.4a20 20 0 0 1 40 0z" fill="#e9a11b" />
        <g transform="translate(132 -42) scale(.914)" fill="#11245a">
          <path d="M-15 0C-18-18-9-32 0-32S18-18 15 0z" />
          <circle cy="-38" r="10" />
          <path d="M-9.5-40l1-14 8 6zM9.5-40l-1-14-8 6z" />
        </g>
        <path d="M75.4 -42l-3-18h24l-3 18z" fill="#11245a" />
        <path
          d="M84.4 -58c-16-6-18-26-14-34 8 4 14 16 14 34zm0 0c14-6 18-20 15-30-9 4-15 14-15 30zm0 0c-3-18-2-32 2-40 5 10 5 26-2 40z"
          fill="#11245a"
        />
        <rect x="107.5" y="-182" width="5" height="140" fill="#d9e3f6" />
        <rect x="62" y="-128.8" width="96" height="5" fill="#d9e3f6" />
        <rect x="62" y="-84" width="96" height="5" fill="#d9e3f6" />
      </g>
      <rect x="50" y="-42" width="120" height="8" fill="#fff" />
    </>
  )
}

/** A small house at night, its big window lit. Decoration only. */
function RecommendationScene() {
  return (
    <svg viewBox="0 0 240 440" preserveAspectRatio="xMinYMax slice" aria-hidden="true" focusable="false">
      <rect width="240" height="440" fill="#0a1533" />
      {rings.map(({ r, fill }) => (
        <circle key={r} cx="120" cy="250" r={r} fill={fill} />
      ))}
      {stars.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#c4d1ee" />
      ))}
      <g transform="translate(8 372) scale(.52)">
        <rect x="352" y="-250" width="30" height="70" fill="#a6bbe3" />
        <rect x="348" y="-256" width="38" height="10" fill="#0a1533" />
        <path d="M208 -118L440 -118 412 -204 180 -204z" fill="#0d1b45" />
        <rect x="220" y="-120" width="204" height="120" fill="#a6bbe3" />
        <path d="M252 0V-67a25 25 0 0 1 50 0V0z" fill="#1c3a88" />
        <circle cx="292" cy="-38" r="3" fill="#f7b93e" />
        <rect x="244" y="-2" width="66" height="6" fill="#d9e3f6" />
        <path d="M330 -28V-67a15 15 0 0 1 30 0V-28z" fill="#f7b93e" />
        <path d="M376 -28V-67a15 15 0 0 1 30 0V-28z" fill="#2f58b8" />
        <path d="M-24 -136L110 -274 244 -136z" fill="#0a1533" />
        <path d="M0 0L0 -138 110 -246 220 -138 220 0z" fill="#d9e3f6" />
        <LitWindow />
        <rect x="-8" y="-4" width="236" height="6" fill="#a6bbe3" />
      </g>
      <path d="M0 372c70-12 160-6 240-14v82H0z" fill="#060d22" />
      <path d="M34 374L96 374 195 440 -91.4 440z" fill="#f7b93e" opacity=".16" />
      <path d="M41.4 374L88.6 374 136 440 -19.2 440z" fill="#f7b93e" opacity=".3" />
    </svg>
  )
}
