import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { type CartFrame, CartPanel, FootProblem, useViewHeading } from '#app/features/cart/cart-panel.tsx'
import type { Apply } from '#app/leads/use-apply.ts'
import { Button } from '#app/ui/button.tsx'
import {
  type ApplyStep,
  applyingItems,
  applyStepIssue,
  applySteps,
  backFromApplying,
  continueApplying,
  currentApplyStep,
  severalPolicies,
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
      foot={
        <>
          <FootProblem>
            {issue && toldAt === step ? t(`apply.problems.${issue.code}`, { ...issue.values }) : null}
          </FootProblem>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={goBack}>
              {t('back')}
            </Button>
            {step === 'method' ? null : (
              <Button isInactive={issue !== undefined} onClick={goOn}>
                {step === 'plans' && chosen.length > 0
                  ? t('apply.continueWith', { count: chosen.length })
                  : t('apply.continue')}
              </Button>
            )}
          </div>
        </>
      }
    >
      <ApplyProgress step={step} />
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

/** The three parts of applying; one that does not apply counts as done. */
function ApplyProgress({ step }: { step: ApplyStep }) {
  const { t } = useTranslation('cart')
  const reached = applySteps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('apply.steps.label')}>
      {applySteps.map((part, place) => (
        <li
          key={part}
          className={place < reached ? styles.done : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {t(`apply.steps.${part}`)}
        </li>
      ))}
    </ol>
  )
}
