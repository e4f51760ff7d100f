import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormField } from '#app/fields/use-form.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { SelectInput } from '#app/ui/fields/select-input.tsx'
import type { PersonDraft } from '#domain/people/person-draft.ts'
import { GroupField } from './group-field.tsx'

interface HeightFieldsProps extends FormField {
  draft: PersonDraft
  set: (changes: Partial<PersonDraft>) => void
  bounds: { minFeet: number; maxFeet: number; minInches: number; maxInches: number }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Feet and inches, neither of them chosen for the visitor. */
export function HeightFields({ draft, set, bounds, ...field }: HeightFieldsProps) {
  const { t } = useTranslation(['people', 'questionnaire'])
  const [feetId, inchesId] = [useId(), useId()]
  const { minFeet, maxFeet, minInches, maxInches } = bounds

  const part = (name: 'heightFeet' | 'heightInches', options: number[], word: 'feet' | 'inches') => {
    const isChosen = options.includes(draft[name])
    return {
      className: 'num',
      'aria-invalid': field.error && !isChosen ? (true as const) : undefined,
      placeholder: isChosen ? undefined : t(`form.${word}`),
      options: options.map((count) => ({
        value: String(count),
        label: t(`questionnaire:questions.height.${word}Option`, { count }),
      })),
      value: isChosen ? String(draft[name]) : '',
    }
  }
  return (
    <GroupField label={t('form.height')} {...field}>
      {({ labelledBy, describedBy }) => (
        <fieldset
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className={fieldStyles.fieldRow}
          data-slot="field-row"
        >
          <div className={fieldStyles.field} data-slot="field">
            <label htmlFor={feetId}>{t('form.feet')}</label>
            <SelectInput
              {...part('heightFeet', range(minFeet, maxFeet), 'feet')}
              id={feetId}
              onChange={(event) => set({ heightFeet: Number(event.currentTarget.value) })}
            />
          </div>
          <div className={fieldStyles.field} data-slot="field">
            <label htmlFor={inchesId}>{t('form.inches')}</label>
            <SelectInput
              {...part('heightInches', range(minInches, maxInches), 'inches')}
              id={inchesId}
              onChange={(event) => set({ heightInches: Number(event.currentTarget.value) })}
            />
          </div>
        </fieldset>
      )}
    </GroupField>
  )
}
