import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import fieldStyles from '#app/ui/fields/field.module.css'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { monthNames } from '#domain/format/format-dates.ts'
import { type DateParts, datePartsOf } from '#domain/people/dates/date-parts.ts'
import type { DatePart } from '#domain/questionnaire/validation/answer-issue.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './date-fields.module.css'

interface DateFieldsProps {
  /** YYYY-MM-DD, or as much of it as is typed. */
  value: string
  /** Gets the parts that changed: filling in by the browser changes several before the page knows. */
  onChange: (changes: Partial<DateParts>) => void
  labelledBy: string
  describedBy: string | undefined
  invalidPart: DatePart | undefined
  /** Whether it is the visitor's own birthday, which the browser may know. */
  isOwn: boolean
}

/** A date of birth in three fields; its words are the questionnaire's. */
export function DateFields({
  value,
  onChange,
  labelledBy,
  describedBy,
  invalidPart,
  isOwn,
}: DateFieldsProps) {
  const { t, i18n } = useTranslation('questionnaire')
  const [monthId, dayId, yearId] = [useId(), useId(), useId()]
  const parts = datePartsOf(value)
  const words = 'questions.dateOfBirth'
  const field = (part: DatePart) => ({
    'aria-invalid': invalidPart === part ? (true as const) : undefined,
    'aria-describedby': invalidPart === part ? describedBy : undefined,
    autoComplete: isOwn ? `bday-${part}` : 'off',
    value: parts[part],
  })

  return (
    <fieldset
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.dateFields}
      data-slot="date-fields"
    >
      <div className={fieldStyles.field} data-slot="field">
        <label htmlFor={monthId}>{t(`${words}.month`)}</label>
        <SelectInput
          {...field('month')}
          id={monthId}
          placeholder={t(`${words}.monthPlaceholder`)}
          options={monthNames(toLanguage(i18n.language)).map((label, index) => ({
            value: String(index + 1),
            label,
          }))}
          onChange={(event) => onChange({ month: event.currentTarget.value })}
        />
      </div>
      <div className={fieldStyles.field} data-slot="field">
        <label htmlFor={dayId}>{t(`${words}.day`)}</label>
        <TextInput
          {...field('day')}
          id={dayId}
          className={typography.num}
          inputMode="numeric"
          maxLength={2}
          onChange={(event) => onChange({ day: event.currentTarget.value })}
        />
      </div>
      <div className={fieldStyles.field} data-slot="field">
        <label htmlFor={yearId}>{t(`${words}.year`)}</label>
        <TextInput
          {...field('year')}
          id={yearId}
          className={typography.num}
          inputMode="numeric"
          maxLength={4}
          onChange={(event) => onChange({ year: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}
