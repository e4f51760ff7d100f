import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import fieldStyles from '#app/ui/fields/field.module.css'
import { SelectInput } from '#app/ui/fields/select-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { HeightDrawing } from './height-drawing.tsx'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

const inchesPerFoot = 12

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Feet and inches, and a pencil mark on the door frame at that height. */
export function HeightQuestion({ question, form, change, issue, ...ids }: RendererProps<'height'>) {
  const { t } = useTranslation('questionnaire')
  const [feetId, inchesId] = [useId(), useId()]
  const person = primaryPerson(form)
  const { minFeet, maxFeet, minInches, maxInches } = question.bounds
  const words = `questions.${question.id}`
  const options = (values: number[], word: string) =>
    values.map((count) => ({ value: String(count), label: t(`${words}.${word}`, { count }) }))
  const write = (field: 'heightFeet' | 'heightInches', value: string) =>
    change((current) => updatePrimaryPerson(current, { [field]: Number(value) }))

  return (
    <div className={styles.measure}>
      <fieldset
        aria-labelledby={ids.labelledBy}
        aria-describedby={ids.describedBy}
        className={fieldStyles.fieldRow}
        data-slot="field-row"
      >
        <div className={fieldStyles.field} data-slot="field">
          <label htmlFor={feetId}>{t(`${words}.feet`)}</label>
          <SelectInput
            id={feetId}
            className={typography.num}
            aria-invalid={issue ? true : undefined}
            options={options(range(minFeet, maxFeet), 'feetOption')}
            value={String(person[question.field])}
            onChange={(event) => write(question.field, event.currentTarget.value)}
          />
        </div>
        <div className={fieldStyles.field} data-slot="field">
          <label htmlFor={inchesId}>{t(`${words}.inches`)}</label>
          <SelectInput
            id={inchesId}
            className={typography.num}
            options={options(range(minInches, maxInches), 'inchesOption')}
            value={String(person[question.inchesField])}
            onChange={(event) => write(question.inchesField, event.currentTarget.value)}
          />
        </div>
      </fieldset>
      <div className={styles.jamb}>
        <HeightDrawing
          inches={person[question.field] * inchesPerFoot + person[question.inchesField]}
          marks={[5, 6].map((feet) => ({
            inches: feet * inchesPerFoot,
            label: t(`${words}.feetOption`, { count: feet }),
          }))}
        />
      </div>
    </div>
  )
}
