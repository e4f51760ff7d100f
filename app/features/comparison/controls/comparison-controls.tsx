import { Pencil } from 'lucide'
import { startTransition, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '#app/browser/use-media-query.ts'
import { useStableCallback } from '#app/browser/use-stable-callback.ts'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import type { Preview } from '#app/features/comparison/use-preview.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { lowestPremium } from '#domain/quotes/comparison/comparison-rows.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AdjustForm, useAdjustForm } from './adjust-form.tsx'
import styles from './comparison-controls.module.css'
import { CoverageLimits } from './coverage-limits.tsx'
import { PlanTypePicker } from './plan-type-picker.tsx'

interface ComparisonControlsProps {
  comparison: Comparison
  preview: Preview
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** As the breakpoint --desktop: from here on the controls stand in a column of their own. */
const besideQuery = '(min-width: 64rem)'

/**
 * Plan type and what can be set: a column at the left of the prices, or, where there is no room for one, one line that
 * opens them as a sheet.
 */
export function ComparisonControls(props: ComparisonControlsProps) {
  const { t } = useTranslation('comparison')
  const [isOpen, setIsOpen] = useState(false)
  const isBeside = useMediaQuery(besideQuery)
  const { preview } = props
  return (
    <>
      {isOpen ? <ControlsSheet {...props} onClose={() => setIsOpen(false)} /> : null}
      <aside
        className={styles.beside}
        aria-label={t('controls')}
        onPointerEnter={preview.warm}
        onFocus={preview.warm}
      >
        {/* In the sheet or here, never in both: a field stands once on the page. */}
        {isOpen ? null : (
          <Controls {...props} onChoose={props.comparison.choosePlanType} onDone={() => undefined} />
        )}
      </aside>
      <div className={styles.asked}>
        {isBeside ? null : <AskedLine {...props} onOpen={() => startTransition(() => setIsOpen(true))} />}
        <CoverageLimits comparison={props.comparison} preview={preview} isOpen={isBeside} />
      </div>
    </>
  )
}

/** What is asked, in one line; it opens the sheet. */
function AskedLine({ comparison, preview, onOpen }: ComparisonControlsProps & { onOpen: () => void }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const { planType } = comparison
  const { coverage, term } = preview.controls.input
  const asked = [
    t(`head.types.${planType}`),
    // An emptied field is no amount: what is saved still counts.
    formatCoverage(coverage || comparison.coverage, language),
    ...(planType === 'term' ? [formatYears(term, language)] : []),
  ]
  return (
    <button
      type="button"
      className={styles.ask}
      data-slot="asked"
      aria-haspopup="dialog"
      onPointerEnter={preview.warm}
      onFocus={preview.warm}
      onClick={onOpen}
    >
      <span>{asked.join(' · ')}</span>
      <span className={styles.edit}>
        <span>{t('head.edit')}</span> <Icon of={Pencil} />
      </span>
    </button>
  )
}

function ControlsSheet({ onClose, ...props }: ComparisonControlsProps & { onClose: () => void }) {
  const { t, i18n } = useTranslation('comparison')
  const formId = useId()
  const { comparison, preview } = props
  const { quotes, isPreview } = preview.shown
  const { isInactive } = useAdjustForm(preview.controls, comparison.isLoading)

  function choose(chosen: PlanType) {
    onClose()
    // The sheet goes first, then the cards: with both in one picture, a phone would let the tap wait.
    setTimeout(() => comparison.choosePlanType(chosen))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('head.title')}
      closeLabel={t('common:close')}
      className={styles.sheet}
      foot={
        <div className={styles.sheetFoot}>
          {quotes.length > 0 ? (
            <p role="status">
              {t(isPreview ? 'preview.from' : 'results.from', {
                amount: formatMoney(lowestPremium(quotes), toLanguage(i18n.language)),
              })}
            </p>
          ) : null}
          <Button type="submit" form={formId} isInactive={isInactive}>
            {t('coverage.update')}
          </Button>
        </div>
      }
    >
      <Controls {...props} formId={formId} onChoose={choose} onDone={onClose} />
      <CoverageLimits comparison={comparison} preview={preview} isOpen />
    </Dialog>
  )
}

interface ControlsProps extends ComparisonControlsProps {
  /** The form's id where its button stands outside it. */
  formId?: string
  onChoose: (chosen: PlanType) => void
  /** Called when the answers were set for good. */
  onDone: () => void
}

function Controls({ comparison, preview, onOpenNeeds, formId, onChoose, onDone }: ControlsProps) {
  const { planType, isLoading } = comparison
  const { controls } = preview
  const choose = useStableCallback(onChoose)
  const update = useStableCallback(() => {
    comparison.update(controls.input)
    onDone()
  })
  return (
    <div className={styles.controls}>
      <PlanTypePicker value={planType} isDisabled={isLoading} onChoose={choose} />
      <AdjustForm
        formId={formId}
        planType={planType}
        isLoading={isLoading}
        controls={controls}
        onUpdate={update}
        onOpenNeeds={onOpenNeeds}
      />
    </div>
  )
}
