import { PhoneInput } from '#app/fields/phone-input.tsx'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

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
