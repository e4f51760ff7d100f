import { Info, SlidersHorizontal } from 'lucide'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import type { Preview } from '#app/features/comparison/use-preview.ts'
import { useStableCallback } from '#app/features/comparison/use-stable-callback.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { coverageLimitWarnings } from '#domain/carriers/limits.ts'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { lowestPremium } from '#domain/quotes/comparison/comparison-rows.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AdjustForm } from './adjust-form.tsx'
import styles from './comparison-controls.module.css'
import { PlanTypePicker } from './plan-type-picker.tsx'

interface ComparisonControlsProps {
  comparison: Comparison
  preview: Preview
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** Plan type and what can be set. On phones they fold into one bar, so that the first price stands on the first screen. */
export function ComparisonControls({ comparison, preview, onOpenNeeds }: ComparisonControlsProps) {
  const { t, i18n } = useTranslation('comparison')
  const [isOpen, setIsOpen] = useState(false)
  const bar = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { state, planType, isLoading } = comparison
  const { controls, shown } = preview
  const { coverage, term } = controls.input
  const language = toLanguage(i18n.language)
  const hasAnswer = state.status === 'live' || state.status === 'sample'
  const limits = coverageLimitWarnings({
    carriers: useSite().carriers,
    planType,
    coverage: shown.input.coverage,
    carriersInResults: shown.quotes.map(({ carrierName }) => carrierName),
  })

  // Folding takes the focused control away: its place is the bar that opens it again.
  function fold() {
    if (!isOpen) return
    setIsOpen(false)
    bar.current?.focus()
  }

  const choose = useStableCallback((chosen: PlanType) => {
    comparison.choosePlanType(chosen)
    fold()
  })

  const update = useStableCallback(() => {
    comparison.update(controls.input)
    fold()
  })

  return (
    <section
      className={classNames(layout.wrap, styles.controls)}
      aria-label={t('controls')}
      onPointerEnter={preview.warm}
      onFocus={preview.warm}
    >
      <button
        type="button"
        className={styles.controlsBar}
        data-slot="controls-bar"
        ref={bar}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <b>{t(`plans.${planType}.name`)}</b>
          <span className={classNames(typography.num, styles.num)}>
            {[
              // An emptied field is no amount: what is saved still counts.
              formatCoverage(coverage || comparison.coverage, language),
              ...(planType === 'term' ? [formatYears(term, language)] : []),
            ].join(', ')}
          </span>
        </span>
        <span className={styles.change}>
          {t('change')} <Icon of={SlidersHorizontal} />
        </span>
      </button>
      {hasAnswer && limits.length > 0 && !isOpen ? (
        <Button variant="text" className={styles.controlsLimits} onClick={() => setIsOpen(true)}>
          <Icon of={Info} /> {t('limits.count', { count: limits.length })}
        </Button>
      ) : null}
      <div className={styles.controlsBody} id={panelId}>
        <PlanTypePicker value={planType} isDisabled={isLoading} onChoose={choose} />
        <div className={styles.controlsRow}>
          <AdjustForm
            planType={planType}
            isLoading={isLoading}
            controls={controls}
            onUpdate={update}
            onOpenNeeds={onOpenNeeds}
          />
          {hasAnswer && shown.quotes.length > 0 ? (
            <p className={classNames(styles.fromPrice, typography.soft)}>
              {t(shown.isPreview ? 'preview.from' : 'results.from', {
                amount: formatMoney(lowestPremium(shown.quotes), language),
              })}
            </p>
          ) : null}
          {hasAnswer ? <LimitBox planType={planType} limits={limits} /> : null}
        </div>
      </div>
    </section>
  )
}

interface LimitBoxProps {
  planType: PlanType
  limits: ReturnType<typeof coverageLimitWarnings>
}

/** Tells which carriers are missing because they don't insure this much; nothing when none is. */
function LimitBox({ planType, limits }: LimitBoxProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  if (limits.length === 0) return null
  return (
    <Alert tone="tip" className={styles.limit} title={t('limits.title')}>
      <ul>
        {limits.map(({ carrier, limit }) => (
          <li key={carrier}>
            {t('limits.warning', {
              carrier,
              plan: t(`plans.${planType}.inText`),
              amount: formatCoverage(limit, language),
            })}
          </li>
        ))}
      </ul>
      <p>{t('limits.tip')}</p>
    </Alert>
  )
}
