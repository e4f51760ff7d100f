import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ForName } from '#app/features/comparison/comparison-head.tsx'
import { LoadingCard, PreviewNote } from '#app/features/comparison/plan-notes.tsx'
import { PrintButton } from '#app/features/comparison/print.tsx'
import type { PlanActions } from '#app/features/comparison/results/comparison-results.tsx'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import type { Preview } from '#app/features/comparison/use-preview.ts'
import { ListEnd, PriceDisclosure } from '#app/leads/plan-card/plan-list.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { sharedValue } from '#domain/quotes/comparison/comparison-rows.ts'
import sideBySideStyles from './side-by-side.module.css'
import { SideBySideTable } from './side-by-side-table.tsx'
import { type Picks, sideBySideId } from './use-side-by-side.ts'

interface SideBySideProps {
  comparison: Comparison
  preview: Preview
  picks: Picks
  actions: PlanActions
  /** Whose plans these are, where there are several people. */
  name: string
}

/** Two or three plans in a table, in place of the list. */
export function SideBySide({ comparison, preview, picks, actions, name }: SideBySideProps) {
  const { t } = useTranslation('comparison')
  const { planType, isLoading } = comparison
  const { shown, controls } = preview
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button goes with what it did: the focus goes where the table is named anew.
  function andFocusHeading(act: () => void) {
    act()
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <section className={classNames(layout.wrap, sideBySideStyles.sideBySide)}>
      <h1 id={sideBySideId} tabIndex={-1} ref={heading}>
        {t((isLoading ? picks.count : picks.picked.length) > 2 ? 'table.titleThree' : 'table.titleTwo')}
      </h1>
      <ForName name={name} />
      <div role="status">
        {isLoading ? <LoadingCard /> : <Lead planType={planType} picks={picks} />}
        {shown.isPreview ? (
          <PreviewNote
            onSave={() => andFocusHeading(() => comparison.update(shown.input))}
            onDiscard={() => andFocusHeading(controls.discard)}
          />
        ) : null}
      </div>
      {isLoading ? null : (
        <>
          <PriceDisclosure />
          <SideBySideTable
            planType={planType}
            quotes={picks.picked}
            shown={shown}
            actions={actions}
            onRemove={(quote) => andFocusHeading(() => picks.toggle(quote))}
          />
          <ListEnd quotes={picks.picked} scale={undefined} isSample={shown.isSample} />
          <PrintButton />
        </>
      )}
    </section>
  )
}

/** Says what is alike only where it is. */
function Lead({ planType, picks }: { planType: PlanType; picks: Picks }) {
  const { t } = useTranslation('comparison')
  const isSameCoverage = sharedValue(picks.picked.map(({ coverage }) => coverage)) !== undefined
  const isSameTerm = sharedValue(picks.picked.map(({ termYears }) => termYears)) !== undefined
  const alike = !isSameCoverage
    ? ''
    : planType === 'term' && isSameTerm
      ? 'table.sameTerm'
      : 'table.sameCoverage'
  return (
    <p className={typography.lead} data-slot="lead">
      {alike ? t(alike) : null} {t('table.marked')}
    </p>
  )
}
