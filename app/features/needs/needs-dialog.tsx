import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNeeds } from '#app/state/tab/needs.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import { coverageNeed } from '#domain/needs/coverage-need.ts'
import { readNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './needs.module.css'
import { NeedsFields } from './needs-fields.tsx'
import { useAnswerText } from './use-answer-text.ts'
import { WorkedOut } from './worked-out.tsx'

interface NeedsDialogProps {
  /** Takes the amount in USD that the visitor wants to use. */
  onUse: (amount: number) => void
  onClose: () => void
}

/** How much coverage a family needs, worked out from a few amounts while they are typed. */
export function NeedsDialog({ onUse, onClose }: NeedsDialogProps) {
  const { t, i18n } = useTranslation('needs')
  const { answers, change } = useNeeds()
  const fields = useRef<HTMLDivElement>(null)
  const { amounts, problems } = readNeedsAnswers(answers)
  const hasProblem = Object.keys(problems).length > 0
  const need = coverageNeed(amounts)
  const suggestion = hasProblem ? undefined : need.suggestion
  const answer = useAnswerText(need, hasProblem)
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
          problems={problems}
          onType={change}
          onLeave={() => setSaid(`${answer.headline} ${answer.detail}`)}
        />
        <WorkedOut amounts={amounts} need={need} hasProblem={hasProblem} />
      </div>
    </Dialog>
  )
}
