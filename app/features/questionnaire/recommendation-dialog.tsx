import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
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
import { RecommendationScene } from './recommendation-scene.tsx'

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
