import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { NumberInput } from '#app/ui/number-input.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import { coverageInput, parseCoverageInput, recommendedCoverage } from '#domain/quotes/coverage-input.ts'

interface CoverageFormProps {
  /** The saved coverage in USD. */
  coverage: number
  isLoading: boolean
  onUpdate: (coverage: number) => void
}

export function CoverageForm({ coverage, isLoading, onUpdate }: CoverageFormProps) {
  const { t, i18n } = useTranslation('comparison')
  const [draft, setDraft] = useState({ saved: coverage, text: String(coverage) })
  const language = toLanguage(i18n.language)
  const hintId = useId()
  // What is typed belongs to the amount that was saved then; another saved amount shows itself.
  const text = draft.saved === coverage ? draft.text : String(coverage)
  const amount = parseCoverageInput(text)
  const isInactive = isLoading || amount === coverage

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isInactive) onUpdate(amount)
  }

  return (
    <form className="adjust" noValidate onSubmit={submit}>
      <h2 className="h4">{t('coverage.title')}</h2>
      <div className="adjust-row">
        <Field label={t('coverage.label')}>
          {(control) => (
            <NumberInput
              {...control}
              aria-describedby={hintId}
              prefix="$"
              name="coverage"
              min={coverageInput.min}
              step={coverageInput.step}
              placeholder={String(coverageInput.placeholder)}
              autoComplete="off"
              value={text}
              onChange={(event) => setDraft({ saved: coverage, text: event.currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet" isInactive={isInactive}>
          {t('coverage.update')}
        </Button>
      </div>
      <p className="hint" id={hintId}>
        {t('coverage.hint', {
          min: formatCoverage(coverageInput.min, language),
          low: formatCoverage(recommendedCoverage.min, language),
          high: formatCoverage(recommendedCoverage.max, language),
        })}
      </p>
    </form>
  )
}
