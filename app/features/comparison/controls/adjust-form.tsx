import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WishControls } from '#app/features/comparison/use-wish.ts'
import { Button } from '#app/ui/button.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { ClassField } from './class-field.tsx'
import styles from './comparison-controls.module.css'
import { CoverageField } from './coverage-field.tsx'
import { TermField } from './term-field.tsx'

interface AdjustFormProps {
  planType: PlanType
  isLoading: boolean
  controls: WishControls
  /** Saves what is set and asks for its prices. */
  onUpdate: () => void
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** Coverage, term and health class: a change shows its prices at once where it can, "Update Quotes" saves it. */
export function AdjustForm({ planType, isLoading, controls, onUpdate, onOpenNeeds }: AdjustFormProps) {
  const { t } = useTranslation('comparison')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // What is no amount counts as 0, and a price for nothing is none.
  const hasNoAmount = controls.wish.coverage === 0
  const isInactive = isLoading || !controls.isChanged || hasNoAmount

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(hasNoAmount)
    if (hasNoAmount) form.current?.querySelector<HTMLInputElement>('input[name=coverage]')?.focus()
    if (!isInactive) onUpdate()
  }

  return (
    <form ref={form} className={styles.adjust} noValidate onSubmit={submit}>
      <div className={styles.adjustHead}>
        <h2 className={typography.h4}>{t('coverage.title')}</h2>
        <Button
          variant="text"
          isSmall
          aria-haspopup="dialog"
          onClick={() => onOpenNeeds(controls.setCoverage)}
        >
          {t('coverage.needs')}
        </Button>
      </div>
      <div className={styles.adjustRow}>
        <CoverageField controls={controls} isMissing={isTried && hasNoAmount} />
        {planType === 'term' ? <TermField years={controls.wish.term} onPick={controls.setTerm} /> : null}
        <ClassField value={controls.wish.healthRating} onChoose={controls.setHealthRating} />
        <Button type="submit" variant="quiet" isInactive={isInactive}>
          {t('coverage.update')}
        </Button>
      </div>
    </form>
  )
}
