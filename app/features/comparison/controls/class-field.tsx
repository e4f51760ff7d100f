import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/select-input.tsx'
import { questionnaireRatings } from '#domain/pricing/risk/underwriting-class.ts'
import styles from './comparison-controls.module.css'

interface ClassFieldProps {
  value: string
  onChoose: (healthRating: string) => void
}

/** The rating the visitor expects. It is a guess until a carrier has decided, and its words say so. */
export function ClassField({ value, onChoose }: ClassFieldProps) {
  const { t } = useTranslation('comparison')
  const ratings: readonly string[] = questionnaireRatings
  const offered = ratings.includes(value) || value === '' ? ratings : [...ratings, value]
  return (
    <Field className={styles.classField} label={t('wish.healthClass')} hint={t('wish.healthClassHint')}>
      {(control) => (
        <SelectInput
          {...control}
          name="health-class"
          value={value}
          options={offered.map((rating) => ({
            value: rating,
            label: t(`common:healthClasses.${rating}`, { defaultValue: rating }),
          }))}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
