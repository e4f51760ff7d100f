import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { SelectInput } from '#app/ui/fields/select-input.tsx'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

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
