import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateFields } from '#app/fields/date-fields.tsx'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { NumberInput } from '#app/ui/fields/input/number-input.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { type DateParts, datePartsOf, joinDateParts } from '#domain/people/dates/date-parts.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

const looks = {
  text: { type: 'text', autoCapitalize: 'words' },
  email: { type: 'email', autoCapitalize: 'none' },
} as const

/** A line of text: the name, or the e-mail address. */
export function TextQuestion(props: RendererProps<'text' | 'email'>) {
  const { question, form, change, issue } = props
  return (
    <div className={classNames(fieldStyles.field, styles.wide)} data-slot="field">
      <TextInput
        {...looks[question.kind]}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={issue ? true : undefined}
        name={question.id}
        autoComplete={question.autoComplete}
        spellCheck={false}
        value={primaryPerson(form)[question.field]}
        onChange={(event) => {
          const text = event.currentTarget.value
          change((current) => updatePrimaryPerson(current, { [question.field]: text }))
        }}
      />
    </div>
  )
}

/** The phone number, as the person's answer. */
export function PhoneQuestion({ question, form, change, issue, ...ids }: RendererProps<'phone'>) {
  return (
    <div className={classNames(fieldStyles.field, styles.medium)} data-slot="field">
      <PhoneInput
        aria-labelledby={ids.labelledBy}
        aria-describedby={ids.describedBy}
        aria-invalid={issue ? true : undefined}
        name={question.id}
        autoComplete={question.autoComplete}
        value={primaryPerson(form)[question.field]}
        onPhone={(phone) => change((current) => updatePrimaryPerson(current, { [question.field]: phone }))}
      />
    </div>
  )
}

/** The state of residence, from the list. */
export function SelectQuestion({ question, form, change, issue, ...ids }: RendererProps<'select'>) {
  const { t } = useTranslation('questionnaire')
  return (
    <div className={classNames(fieldStyles.field, styles.medium)} data-slot="field">
      <SelectInput
        aria-labelledby={ids.labelledBy}
        aria-describedby={ids.describedBy}
        aria-invalid={issue ? true : undefined}
        name={question.id}
        autoComplete="address-level1"
        placeholder={t(`questions.${question.id}.placeholder`)}
        options={question.values.map((code) => ({
          value: code,
          label: isStateCode(code) ? stateNames[code] : code,
        }))}
        value={primaryPerson(form)[question.field]}
        onChange={(event) => {
          const code = event.currentTarget.value
          change((current) => updatePrimaryPerson(current, { [question.field]: code }))
        }}
      />
    </div>
  )
}

/** A date in three fields, kept as far as it is typed. */
export function DateQuestion({ question, form, change, issue, ...ids }: RendererProps<'date'>) {
  function write(changes: Partial<DateParts>) {
    change((current) => {
      const written = datePartsOf(primaryPerson(current)[question.field])
      return updatePrimaryPerson(current, { [question.field]: joinDateParts({ ...written, ...changes }) })
    })
  }

  return (
    <DateFields
      value={primaryPerson(form)[question.field]}
      onChange={write}
      labelledBy={ids.labelledBy}
      describedBy={ids.describedBy}
      invalidPart={issue?.part}
      isOwn
    />
  )
}

/** A weight in pounds; an empty field is kept as 0, which is no valid weight. */
export function WeightQuestion({ question, form, change, issue, ...ids }: RendererProps<'weight'>) {
  const { t } = useTranslation('questionnaire')
  const rangeId = useId()
  const pounds = primaryPerson(form)[question.field]
  const words = `questions.${question.id}`
  return (
    <div className={classNames(fieldStyles.field, styles.narrow)} data-slot="field">
      <NumberInput
        frameClassName={styles.big}
        aria-labelledby={ids.labelledBy}
        aria-describedby={`${ids.describedBy} ${rangeId}`}
        aria-invalid={issue ? true : undefined}
        name={question.id}
        min={question.min}
        max={question.max}
        unit={t(`${words}.unit`)}
        value={pounds === 0 ? '' : pounds}
        onChange={(event) => {
          const { valueAsNumber } = event.currentTarget
          const weight = Number.isFinite(valueAsNumber) ? valueAsNumber : 0
          change((current) => updatePrimaryPerson(current, { [question.field]: weight }))
        }}
      />
      <span className={fieldStyles.hint} data-slot="hint" id={rangeId}>
        {t(`${words}.range`, { min: question.min, max: question.max })}
      </span>
    </div>
  )
}
