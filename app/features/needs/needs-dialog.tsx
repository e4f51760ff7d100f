import { Calculator } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNeeds } from '#app/state/tab/needs.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import { type CoverageNeed, coverageNeed } from '#domain/needs/coverage-need.ts'
import { type NeedsAmounts, readNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { coverageSlider } from '#domain/questionnaire/questions.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './needs.module.css'
import { NeedsFields } from './needs-fields.tsx'
import { WorkedOut } from './worked-out.tsx'

interface NeedsDialogProps {
  /** Takes the amount in USD that the visitor wants to use. */
  onUse: (amount: number) => void
  onClose: () => void
  /** What stands below the answer, for which it is also asked when things end. */
  below?: ((amounts: NeedsAmounts) => ReactNode) | undefined
}

/** How much coverage a family needs, worked out from a few amounts while they are typed. */
export function NeedsDialog({ onUse, onClose, below }: NeedsDialogProps) {
  const { t, i18n } = useTranslation('needs')
  const { answers, change } = useNeeds()
  const fields = useRef<HTMLDivElement>(null)
  const { amounts, issues } = readNeedsAnswers(answers)
  const hasIssue = issues.length > 0
  const need = coverageNeed(amounts)
  const suggestion = hasIssue ? undefined : need.suggestion
  const answer = useAnswerText(need, hasIssue)
  // A screen reader hears the answer when a field is left, not at every key.
  const [said, setSaid] = useState('')

  function use() {
    if (suggestion !== undefined) {
      onUse(suggestion)
      onClose()
      return
    }
    const invalid = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const field = invalid ?? fields.current?.querySelector('input')
    field?.focus()
  }

  return (
    <Dialog
      isOpen
      isSheet
      size="wide"
      className={styles.needs}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      lead={<p className={typography.soft}>{t('intro')}</p>}
      foot={
        <>
          <p>
            <strong>{answer.headline}</strong> <span className={typography.soft}>{answer.detail}</span>
          </p>
          <Button isInactive={suggestion === undefined} onClick={use}>
            {suggestion === undefined
              ? t('useNone')
              : t('use', { amount: formatCoverage(suggestion, toLanguage(i18n.language)) })}
          </Button>
          <p className={classNames(layout.sr, styles.sr)} role="status">
            {said}
          </p>
        </>
      }
    >
      <div className={styles.cols}>
        <NeedsFields
          ref={fields}
          answers={answers}
          issues={issues}
          asksYears={below !== undefined}
          onType={change}
          onLeave={() => setSaid(`${answer.headline} ${answer.detail}`)}
        />
        <WorkedOut amounts={amounts} need={need} hasIssue={hasIssue} />
      </div>
      {hasIssue ? null : below?.(amounts)}
    </Dialog>
  )
}

/** The quiet way in from a question about coverage; `onUse` takes the amount in USD. */
export function NeedsEntry({ onUse }: { onUse: (amount: number) => void }) {
  const { t } = useTranslation('needs')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="text" isSmall aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon of={Calculator} /> {t('open')}
      </Button>
      {isOpen ? <NeedsDialog onUse={onUse} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

interface AnswerText {
  headline: string
  detail: string
}

/** Words the answer as it stands: what is needed, or why there is no answer yet. */
function useAnswerText({ need, total, suggestion, isCut }: CoverageNeed, hasIssue: boolean): AnswerText {
  const { t, i18n } = useTranslation('needs')
  const money = (amount: number) => formatCoverage(amount, toLanguage(i18n.language))
  if (hasIssue) return { headline: t('answer.problem'), detail: '' }
  if (total === 0) return { headline: t('answer.empty'), detail: t('answer.emptyDetail') }
  if (suggestion === undefined) return { headline: t('answer.covered'), detail: t('answer.coveredDetail') }
  return {
    headline: t('answer.need', { amount: money(need) }),
    detail: isCut
      ? t('answer.cut', { most: money(coverageSlider.max) })
      : t('answer.rounded', { step: money(coverageSlider.step), amount: money(suggestion) }),
  }
}
