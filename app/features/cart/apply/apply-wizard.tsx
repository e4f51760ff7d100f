import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { type CartFrame, CartPanel, FootProblem, useViewHeading } from '#app/features/cart/cart-panel.tsx'
import type { Apply } from '#app/leads/apply/use-apply.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import {
  type ApplyStep,
  applyingItems,
  applyStepIssue,
  backFromApplying,
  continueApplying,
  currentApplyStep,
  severalPolicies,
  shownApplySteps,
  startApplying,
} from '#domain/cart/apply-wizard.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { ApplyMethod, ApplyPeople, ApplyPlans } from './apply-steps.tsx'

interface ApplyWizardProps extends CartFrame {
  items: readonly CartItem[]
  apply: Apply
  onChoose: (items: readonly CartItem[]) => void
  onLeave: () => void
}

/** Who applies, for which plans, and how; only what there is to choose is asked. */
export function ApplyWizard({ items, apply, onChoose, onLeave, ...frame }: ApplyWizardProps) {
  const { t } = useTranslation('cart')
  const [wizard, setWizard] = useState(() => startApplying(items))
  const [toldAt, setToldAt] = useState<ApplyStep>()
  const step = currentApplyStep(wizard, items)
  const steps = shownApplySteps(wizard, items)
  const issue = applyStepIssue(wizard, items, step)
  const chosen = applyingItems(wizard, items)
  const heading = useViewHeading(step)
  const asked = { wizard, items, onChange: setWizard }

  function goBack() {
    apply.reset()
    setToldAt(undefined)
    const before = backFromApplying(wizard, items)
    if (before) setWizard(before)
    else onLeave()
  }

  function goOn() {
    setToldAt(issue && step)
    setWizard(continueApplying(wizard, items))
  }

  return (
    <CartPanel
      {...frame}
      title={t('apply.title')}
      onBack={goBack}
      // The last step sends, so it has no foot: Send comes after all that it sends.
      foot={
        step === 'method' ? undefined : (
          <>
            <FootProblem>
              {issue && toldAt === step ? t(`apply.problems.${issue.code}`, { ...issue.values }) : null}
            </FootProblem>
            <div className={styles.actions}>
              <Button variant="quiet" onClick={goBack}>
                {t('back')}
              </Button>
              <Button isInactive={issue !== undefined} onClick={goOn}>
                {step === 'plans' && chosen.length > 0
                  ? t('apply.continueWith', { count: chosen.length })
                  : t('apply.continue')}
              </Button>
            </div>
          </>
        )
      }
    >
      {steps.length > 1 ? (
        <p className={classNames(typography.small, typography.soft)}>
          {t('apply.progress', { step: steps.indexOf(step) + 1, total: steps.length })}
        </p>
      ) : null}
      <h3 className={styles.question} ref={heading} tabIndex={-1}>
        {t(`apply.questions.${step}`)}
      </h3>
      {step === 'people' ? <ApplyPeople {...asked} /> : null}
      {step === 'plans' ? <ApplyPlans {...asked} /> : null}
      {step === 'method' ? (
        <ApplyMethod
          chosen={chosen}
          several={severalPolicies(items)}
          apply={apply}
          onChoose={() => onChoose(chosen)}
        />
      ) : null}
    </CartPanel>
  )
}
