import { type FormEvent, memo, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputControls } from '#app/features/comparison/use-preview.ts'
import { Button } from '#app/ui/button.tsx'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { NumberInput } from '#app/ui/fields/input/number-input.tsx'
import { RangeSlider } from '#app/ui/fields/input/range-slider.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import { termLengths } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { questionnaireRatings } from '#domain/pricing/quote-request.ts'
import { coverageSlider } from '#domain/questionnaire/questions.ts'
import { coverageInput, recommendedCoverage } from '#domain/quotes/comparison/coverage-input.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './adjust-form.module.css'

interface AdjustFormProps {
  /** Where the button stands outside the form, the id by which it names it. */
  formId?: string | undefined
  planType: PlanType
  isLoading: boolean
  controls: InputControls
  /** Saves what is set and asks for its prices. */
  onUpdate: () => void
  onOpenNeeds: (use: (amount: number) => void) => void
}

/** Whether "Update Quotes" has anything to do. What is no amount counts as 0, and a price for nothing is none. */
export function useAdjustForm(controls: InputControls, isLoading: boolean) {
  const hasNoAmount = controls.input.coverage === 0
  return { hasNoAmount, isInactive: isLoading || !controls.isChanged || hasNoAmount }
}

/** Coverage, term and health class: a change shows its prices at once where it can, "Update Quotes" saves it. */
export const AdjustForm = memo((props: AdjustFormProps) => {
  const { formId, planType, isLoading, controls, onUpdate, onOpenNeeds } = props
  const { t } = useTranslation('comparison')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { hasNoAmount, isInactive } = useAdjustForm(controls, isLoading)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(hasNoAmount)
    if (hasNoAmount) form.current?.querySelector<HTMLInputElement>('input[name=coverage]')?.focus()
    if (!isInactive) onUpdate()
  }

  return (
    <form ref={form} id={formId} className={styles.adjust} noValidate onSubmit={submit}>
      <div className={styles.amount}>
        <h2 className={styles.title}>{t('coverage.title')}</h2>
        <CoverageField controls={controls} isMissing={isTried && hasNoAmount} />
        {formId === undefined ? (
          <Button type="submit" isSmall isBlock isInactive={isInactive}>
            {t('coverage.update')}
          </Button>
        ) : null}
        <Button
          variant="text"
          isSmall
          aria-haspopup="dialog"
          onClick={() => onOpenNeeds(controls.setCoverage)}
        >
          {t('coverage.needs')}
        </Button>
      </div>
      {planType === 'term' ? <TermField years={controls.input.term} onPick={controls.setTerm} /> : null}
      <ClassField value={controls.input.healthRating} onChoose={controls.setHealthRating} />
    </form>
  )
})

/** The amount, typed or stepped (COMPARE-10), and a slider for the same. */
function CoverageField({ controls, isMissing }: { controls: InputControls; isMissing: boolean }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const { coverage } = controls.input
  const amount = (usd: number) => formatCoverage(usd, language)
  return (
    <>
      <Field
        label={t('coverage.label')}
        error={isMissing ? t('coverage.missing') : undefined}
        hint={
          isMissing
            ? undefined
            : // On one line: a hyphen before an amount at a line's start reads as a minus.
              t('coverage.hint', {
                min: amount(coverageInput.min),
                low: amount(recommendedCoverage.min),
                high: amount(recommendedCoverage.max),
              }).replace(' - ', '\u00a0-\u00a0')
        }
      >
        {(control) => (
          <NumberInput
            {...control}
            prefix="$"
            name="coverage"
            min={coverageInput.min}
            step={coverageInput.step}
            placeholder={String(coverageInput.placeholder)}
            autoComplete="off"
            value={controls.coverageText}
            onChange={(event) => controls.typeCoverage(event.currentTarget.value)}
          />
        )}
      </Field>
      <RangeSlider
        aria-label={t('coverage.slider')}
        min={coverageSlider.min}
        max={coverageSlider.max}
        step={coverageSlider.step}
        value={coverage}
        valueText={amount(coverage)}
        onChange={controls.setCoverage}
      />
    </>
  )
}

interface TermFieldProps {
  years: number
  onPick: (years: number) => void
}

const TermField = memo(({ years, onPick }: TermFieldProps) => {
  const { t } = useTranslation('comparison')
  const labelId = useId()
  return (
    <div className={styles.term}>
      <p id={labelId}>{t('input.term')}</p>
      <QuickPicks
        labelledBy={labelId}
        options={termLengths.map((value) => ({ value, label: value }))}
        value={termLengths.find((value) => value === years)}
        onPick={onPick}
      />
    </div>
  )
})

interface ClassFieldProps {
  value: string
  onChoose: (healthRating: string) => void
}

/** The rating the visitor expects. It is a guess until a carrier has decided, and its words say so. */
const ClassField = memo(({ value, onChoose }: ClassFieldProps) => {
  const { t } = useTranslation('comparison')
  const ratings: readonly string[] = questionnaireRatings
  const offered = ratings.includes(value) || value === '' ? ratings : [...ratings, value]
  return (
    <Field className={styles.class} label={t('input.healthClass')} hint={t('input.healthClassHint')}>
      {(control) => (
        <SelectInput
          {...control}
          name="health-class"
          value={value}
          options={offered.map((rating) => ({
            value: rating,
            label: t(`common:healthClasses.${rating}`, { defaultValue: rating }),
          }))}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Field>
  )
})
