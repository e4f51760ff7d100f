import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fieldStyles from '#app/ui/fields/field.module.css'
import { type ControlProps, Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatNumber } from '#domain/format/format.ts'
import {
  isAmount,
  isNeedsYears,
  mostOf,
  type NeedsAnswers,
  type NeedsField,
  type NeedsIssue,
} from '#domain/needs/needs-answers.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './needs.module.css'

interface NeedsFieldsProps {
  ref: RefObject<HTMLDivElement | null>
  answers: NeedsAnswers
  issues: readonly NeedsIssue[]
  /** Whether it is also asked when things end. */
  asksYears: boolean
  onType: (field: NeedsField, text: string) => void
  /** Called when a field is left. */
  onLeave: () => void
}

type Group = { id: 'pays' | 'there'; rows: readonly (readonly NeedsField[])[] }

/** The groups, each with its fields in rows. */
const groups = [
  {
    id: 'pays',
    rows: [
      ['yearlyIncome', 'incomeYears'],
      ['mortgage', 'debts'],
      ['children', 'educationCost'],
      ['finalCosts'],
    ],
  },
  { id: 'there', rows: [['savings', 'existingCoverage']] },
] as const satisfies Group[]

/** The same, with the years after which something ends. */
const groupsWithYears = [
  {
    id: 'pays',
    rows: [
      ['yearlyIncome', 'incomeYears'],
      ['mortgage', 'mortgageYears'],
      ['debts', 'debtYears'],
      ['children', 'educationCost'],
      ['schoolYears', 'finalCosts'],
    ],
  },
  groups[1],
] as const satisfies Group[]

/** Amounts typed as people write them. What is wrong with one is said once it is left, not while it is typed. */
export function NeedsFields({ ref, answers, issues, asksYears, onType, onLeave }: NeedsFieldsProps) {
  const { t, i18n } = useTranslation('needs')
  const [typing, setTyping] = useState<NeedsField>()

  function errorOf(field: NeedsField) {
    const code = issues.find((issue) => issue.field === field)?.code
    if (!code || typing === field) return undefined
    const language = toLanguage(i18n.language)
    const most = mostOf(field)
    return isAmount(field)
      ? t(`problems.${code}.amount`, { most: formatCoverage(most, language) })
      : t(`problems.${code}.count`, { most: formatNumber(most, language) })
  }

  function leave() {
    setTyping(undefined)
    onLeave()
  }

  return (
    <div ref={ref}>
      {(asksYears ? groupsWithYears : groups).map(({ id, rows }) => (
        <fieldset key={id} className={styles.group}>
          <legend className={typography.h3}>{t(`groups.${id}`)}</legend>
          {rows.map((row) => (
            <div key={row[0]} className={fieldStyles.fieldRow} data-slot="field-row">
              {row.map((field) => (
                <Field
                  key={field}
                  label={t(wordsOf(field, 'label'))}
                  hint={t(wordsOf(field, 'hint'))}
                  error={errorOf(field)}
                >
                  {(control) => (
                    <NeedsInput
                      control={control}
                      field={field}
                      text={answers[field]}
                      onType={(text) => {
                        setTyping(field)
                        onType(field, text)
                      }}
                      onLeave={leave}
                    />
                  )}
                </Field>
              ))}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Years stand among the words of what they are asked for. */
function wordsOf<Part extends 'label' | 'hint'>(field: NeedsField, part: Part) {
  return isNeedsYears(field)
    ? (`needs-ladder:fields.${field}.${part}` as const)
    : (`fields.${field}.${part}` as const)
}

interface NeedsInputProps {
  control: ControlProps
  field: NeedsField
  text: string
  onType: (text: string) => void
  onLeave: () => void
}

function NeedsInput({ control, field, text, onType, onLeave }: NeedsInputProps) {
  const input = (
    <TextInput
      {...control}
      className={typography.num}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
  if (!isAmount(field)) return input
  return (
    <div className={fieldStyles.affix} data-slot="affix">
      <span aria-hidden="true">$</span>
      {input}
    </div>
  )
}
