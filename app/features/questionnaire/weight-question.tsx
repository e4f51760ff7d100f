import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { NumberInput } from '#app/ui/fields/number-input.tsx'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import styles from './questionnaire.module.css'
import type { RendererProps } from './renderer.ts'

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
