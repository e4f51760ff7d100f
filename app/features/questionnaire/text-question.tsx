import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
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
