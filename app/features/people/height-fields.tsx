import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '#app/ui/select-input.tsx'
import type { PersonDraft } from '#domain/people/person-draft.ts'
import { GroupField } from './group-field.tsx'

interface HeightFieldsProps {
  id: string
  draft: PersonDraft
  set: (changes: Partial<PersonDraft>) => void
  bounds: { minFeet: number; maxFeet: number; minInches: number; maxInches: number }
  isInvalid: boolean
  error: string | undefined
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Feet and inches, neither of them chosen for the visitor. */
export function HeightFields({ id, draft, set, bounds, isInvalid, error }: HeightFieldsProps) {
  const { t } = useTranslation(['people', 'questionnaire'])
  const [feetId, inchesId] = [useId(), useId()]
  const { minFeet, maxFeet, minInches, maxInches } = bounds

  const field = (name: 'heightFeet' | 'heightInches', options: number[], word: 'feet' | 'inches') => {
    const isChosen = options.includes(draft[name])
    return {
      className: 'num',
      'aria-invalid': isInvalid && !isChosen ? (true as const) : undefined,
      placeholder: isChosen ? undefined : t(`form.${word}`),
      options: options.map((count) => ({
        value: String(count),
        label: t(`questionnaire:questions.height.${word}Option`, { count }),
      })),
      value: isChosen ? String(draft[name]) : '',
    }
  }
  return (
    <GroupField id={id} label={t('form.height')} error={error}>
      {({ labelledBy, describedBy }) => (
        <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className="field-row">
          <div className="field">
            <label htmlFor={feetId}>{t('form.feet')}</label>
            <SelectInput
              {...field('heightFeet', range(minFeet, maxFeet), 'feet')}
              id={feetId}
              onChange={(event) => set({ heightFeet: Number(event.currentTarget.value) })}
            />
          </div>
          <div className="field">
            <label htmlFor={inchesId}>{t('form.inches')}</label>
            <SelectInput
              {...field('heightInches', range(minInches, maxInches), 'inches')}
              id={inchesId}
              onChange={(event) => set({ heightInches: Number(event.currentTarget.value) })}
            />
          </div>
        </fieldset>
      )}
    </GroupField>
  )
}
