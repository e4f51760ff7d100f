import { CircleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { useSite } from '#app/site/use-site.ts'
import { SegmentedControl } from '#app/ui/fields/choice/segmented-control.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import { NumberInput } from '#app/ui/fields/input/number-input.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage } from '#domain/format/format.ts'
import { finalExpense } from '#domain/plans/final-expense.ts'
import { earliestDateOfBirth } from '#domain/questionnaire/questions.ts'
import {
  boundsOf,
  type InstantIssueCode,
  isNumberField,
  type NumberField,
} from '#domain/quotes/instant/instant-fields.ts'
import type { InstantField, InstantForm } from '#domain/quotes/instant/instant-form.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './questions-step.module.css'

/** What every field of the questions gets. */
export interface InstantAnswers {
  /** The age in years that was told where no date of birth was asked, as long as there is none. */
  statedAge: number | undefined
  form: InstantForm
  change: (changes: Partial<InstantForm>) => void
  /** What to say is wrong with a field; nothing before the first press of "Get quotes". */
  issueWith: (field: InstantField) => InstantIssueCode | undefined
}

/** The id of a field's control, so that change links and errors find it. */
export function fieldId(field: string): string {
  return `ins-${field}`
}

/** What ties a control to its hint and its issue, and says that it is invalid. */
export function useFieldState(field: InstantField, answers: InstantAnswers, hasHint = false) {
  const id = fieldId(field)
  const issue = answers.issueWith(field)
  const describedBy = [hasHint ? `${id}-hint` : '', issue ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': issue ? (true as const) : undefined,
  }
}

/** Says below a field how to put its answer right; silent, as the box below says it aloud. */
export function FieldIssue({ field, answers }: { field: InstantField; answers: InstantAnswers }) {
  const { t, i18n } = useTranslation('instant-quote')
  const { phone } = useSite().agent
  const issue = answers.issueWith(field)
  if (issue === undefined) return null
  const language = toLanguage(i18n.language)
  const { min, max } = isNumberField(field) ? boundsOf(field, answers.form.productType) : { min: 0, max: 0 }
  const money = { minMoney: formatCoverage(min, language), maxMoney: formatCoverage(max, language) }
  return (
    <p className={styles.problem} id={`${fieldId(field)}-problem`}>
      <Icon of={CircleAlert} />{' '}
      {t(`problems.${field}.${issue}`, { min, max, phone, ...money, ...finalExpense.ages })}
    </p>
  )
}

export function FieldHint({ field, children }: { field: InstantField; children: string | undefined }) {
  return children ? (
    <p className={fieldStyles.hint} data-slot="hint" id={`${fieldId(field)}-hint`}>
      {children}
    </p>
  ) : null
}

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
  const { min, max } = boundsOf(field, answers.form.productType)
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
      <FieldIssue field={field} answers={answers} />
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
      <FieldIssue field={field} answers={answers} />
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
      <FieldIssue field={field} answers={answers} />
    </div>
  )
}

export function BirthDateAnswer({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  const { statedAge } = answers
  const state = useFieldState('dateOfBirth', answers, statedAge !== undefined)
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
      <FieldHint field="dateOfBirth">
        {statedAge === undefined ? undefined : t('hints.statedAge', { age: statedAge })}
      </FieldHint>
      <FieldIssue field="dateOfBirth" answers={answers} />
    </div>
  )
}

interface YesNoAnswerProps {
  field: 'tobacco' | 'expeditedProducts'
  answers: InstantAnswers
  hint?: string
}

export function YesNoAnswer({ field, answers, hint }: YesNoAnswerProps) {
  const { t } = useTranslation('instant-quote')
  const answer = answers.form[field]
  return (
    <SegmentAnswer
      field={field}
      answers={answers}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
      value={answer === undefined ? undefined : answer ? 'yes' : 'no'}
      onChange={(chosen) => answers.change({ [field]: chosen === 'yes' })}
      {...(hint !== undefined && { hint })}
    />
  )
}
