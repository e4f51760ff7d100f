import { DateFields } from '#app/fields/date-fields.tsx'
import { type DateParts, datePartsOf, joinDateParts } from '#domain/people/dates/date-parts.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { RendererProps } from './renderer.ts'

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
