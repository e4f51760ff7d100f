import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { monthNames } from '#domain/format/format.ts'
import { type DateParts, datePartsOf, joinDateParts } from '#domain/people/date-parts.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { RendererProps } from './renderer.ts'
import type { DatePart } from './trouble.ts'

/** A date in three fields, kept as far as it is typed. */
export function DateQuestion({ question, form, change, trouble, ...ids }: RendererProps<'date'>) {
  const { t, i18n } = useTranslation('questionnaire')
  const [monthId, dayId, yearId] = [useId(), useId(), useId()]
  const parts = datePartsOf(primaryPerson(form)[question.field])
  const words = `questions.${question.id}`

  function write(changes: Partial<DateParts>) {
    change((current) => {
      const written = datePartsOf(primaryPerson(current)[question.field])
      return updatePrimaryPerson(current, { [question.field]: joinDateParts({ ...written, ...changes }) })
    })
  }
  const field = (part: DatePart) => ({
    'aria-invalid': trouble?.part === part ? (true as const) : undefined,
    'aria-describedby': trouble?.part === part ? ids.describedBy : undefined,
    value: parts[part],
  })

  return (
    <fieldset aria-labelledby={ids.labelledBy} aria-describedby={ids.describedBy} className="q-date">
      <div className="field">
        <label htmlFor={monthId}>{t(`${words}.month`)}</label>
        <SelectInput
          {...field('month')}
          id={monthId}
          autoComplete="bday-month"
          placeholder={t(`${words}.monthPlaceholder`)}
          options={monthNames(toLanguage(i18n.language)).map((label, index) => ({
            value: String(index + 1),
            label,
          }))}
          onChange={(event) => write({ month: event.currentTarget.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={dayId}>{t(`${words}.day`)}</label>
        <TextInput
          {...field('day')}
          id={dayId}
          className="num"
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          onChange={(event) => write({ day: event.currentTarget.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={yearId}>{t(`${words}.year`)}</label>
        <TextInput
          {...field('year')}
          id={yearId}
          className="num"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          onChange={(event) => write({ year: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}
