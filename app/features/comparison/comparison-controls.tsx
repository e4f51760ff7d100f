import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatCoverage, formatYears } from '#domain/format/format.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { termOf } from '#domain/quotes/comparison-request.ts'
import { shownQuotes } from '#domain/quotes/comparison-state.ts'
import { CoverageForm } from './coverage-form.tsx'
import { LimitBox } from './limit-box.tsx'
import { PlanTypePicker } from './plan-type-picker.tsx'
import type { Comparison } from './use-comparison.ts'

/** Plan type and coverage. On phones they fold into one bar, so that the first price stands on the first screen. */
export function ComparisonControls({ comparison }: { comparison: Comparison }) {
  const { t, i18n } = useTranslation('comparison')
  const [isOpen, setIsOpen] = useState(false)
  const bar = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { state, person, planType, coverage, isLoading } = comparison
  const language = toLanguage(i18n.language)
  const hasAnswer = state.status === 'live' || state.status === 'sample'

  // Folding takes the focused control away: its place is the bar that opens it again.
  function fold() {
    if (!isOpen) return
    setIsOpen(false)
    bar.current?.focus()
  }

  function choose(chosen: PlanType) {
    comparison.choosePlanType(chosen)
    fold()
  }

  function update(amount: number) {
    comparison.updateCoverage(amount)
    fold()
  }

  return (
    <section className="wrap ctl" aria-label={t('controls')}>
      <button
        type="button"
        className="ctl-bar"
        ref={bar}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <b>{t(`plans.${planType}.name`)}</b>
          <span className="num">
            {[
              formatCoverage(coverage, language),
              ...(planType === 'term' ? [formatYears(termOf(person), language)] : []),
            ].join(', ')}
          </span>
        </span>
        <span className="chg">
          {t('change')} <Icon of={SlidersHorizontal} />
        </span>
      </button>
      <div className="ctl-in" id={panelId}>
        <PlanTypePicker value={planType} isDisabled={isLoading} onChoose={choose} />
        <div className="ctl-row">
          <CoverageForm coverage={coverage} isLoading={isLoading} onUpdate={update} />
          {hasAnswer ? (
            <LimitBox planType={planType} coverage={coverage} quotes={shownQuotes(state)} />
          ) : null}
        </div>
      </div>
    </section>
  )
}
