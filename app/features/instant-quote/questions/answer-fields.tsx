import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { NumberInput } from '#app/ui/fields/number-input.tsx'
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx'
import { SelectInput } from '#app/ui/fields/select-input.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { earliestDateOfBirth } from '#domain/questionnaire/questions.ts'
import { instantBounds, type NumberField } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantField } from '#domain/quotes/instant/instant-form.ts'
import type { InstantAnswers } from './answers.ts'
import { FieldHint, FieldProblem, useFieldState } from './field-problem.tsx'

interface NumberControlProps {
  field: NumberField
  answers: InstantAnswers
  prefix?: string
  unit?: string
  step?: number
  hasHint?: boolean
  /** For a field whose label does not stand above it. */
  label?: string
}

/** The bare control: an empty field is null. */
export function NumberControl({ field, answers, prefix, unit, step, hasHint, label }: NumberControlProps) {
  const state = useFieldState(field, answers, hasHint)
  const { min, max } = instantBounds[field]
  return (
    <NumberInput
      {...state}
      aria-label={label}
      prefix={prefix}
      unit={unit}
      min={min}
      max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
      step={step}
      value={answers.form[field] ?? ''}
      onChange={(event) => {
        const { valueAsNumber } = event.currentTarget
        answers.change({ [field]: Number.isFinite(valueAsNumber) ? valueAsNumber : null })
      }}
    />
  )
}

export function NumberAnswer({ hint, ...control }: NumberControlProps & { hint?: string }) {
  const { t } = useTranslation('instant-quote')
  const { field, answers } = control
  const { id } = useFieldState(field, answers)
  return (
    <div className={fieldStyles.field} data-slot="field">
      <label htmlFor={id}>{t(`fields.${field}`)}</label>
      <NumberControl {...control} hasHint={hint !== undefined} />
      <FieldHint field={field}>{hint}</FieldHint>
      <FieldProblem field={field} answers={answers} />
    </div>
  )
}

interface ChoiceAnswerProps<Value extends string> {
  field: InstantField
  answers: InstantAnswers
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
  hint?: string
}

export function SegmentAnswer<Value extends string>({ hint, ...choice }: ChoiceAnswerProps<Value>) {
  const { t } = useTranslation('instant-quote')
  const { field, answers, options, value, onChange } = choice
  const state = useFieldState(field, answers, hint !== undefined)
  return (
    <div className={fieldStyles.field} data-slot="field">
      <SegmentedControl
        {...state}
        legend={t(`fields.${field}`)}
        options={options}
        value={value}
        onChange={onChange}
      />
      <FieldHint field={field}>{hint}</FieldHint>
      <FieldProblem field={field} answers={answers} />
    </div>
  )
}

interface SelectAnswerProps<Value extends string> extends Omit<ChoiceAnswerProps<Value>, 'onChange'> {
  /** The words of the empty option; without them there is none. */
  placeholder?: string | undefined
  autoComplete?: string
  /** Undefined: the empty option was chosen. */
  onChange: (value: Value | undefined) => void
}

export function SelectAnswer<Value extends string>({ hint, ...choice }: SelectAnswerProps<Value>) {
  const { t } = useTranslation('instant-quote')
  const { field, answers, options, value, onChange, placeholder, autoComplete } = choice
  const state = useFieldState(field, answers, hint !== undefined)
  return (
    <div className={fieldStyles.field} data-slot="field">
      <label htmlFor={state.id}>{t(`fields.${field}`)}</label>
      <SelectInput
        {...state}
        autoComplete={autoComplete}
        placeholder={placeholder}
        options={options}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          onChange(options.find((option) => option.value === chosen)?.value)
        }}
      />
      <FieldHint field={field}>{hint}</FieldHint>
      <FieldProblem field={field} answers={answers} />
    </div>
  )
}

export function BirthDateAnswer({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  const state = useFieldState('dateOfBirth', answers)
  return (
    <div className={fieldStyles.field} data-slot="field">
      <label htmlFor={state.id}>{t('fields.dateOfBirth')}</label>
      <TextInput
        {...state}
        type="date"
        className={typography.num}
        autoComplete="bday"
        min={earliestDateOfBirth}
        max={localToday()}
        value={answers.form.dateOfBirth}
        onChange={(event) => answers.change({ dateOfBirth: event.currentTarget.value })}
      />
      <FieldProblem field="dateOfBirth" answers={answers} />
    </div>
  )
}
