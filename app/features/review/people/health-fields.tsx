import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import type { FormField } from '#app/fields/use-form.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Field } from '#app/ui/fields/field.tsx'
import { NumberInput } from '#app/ui/fields/input/number-input.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { isMinor, type PersonDraft } from '#domain/people/person-draft.ts'
import { questionnaireRatings } from '#domain/pricing/quote-request.ts'
import { heightBounds, weightBounds } from '#domain/questionnaire/questions.ts'
import { minorBounds } from '#domain/questionnaire/validation/person-issues.ts'
import { ChoiceField, GroupField } from './choice-field.tsx'
import styles from './people.module.css'
import type { PersonFieldsProps } from './use-person-form.ts'

/** What carriers price by besides age and state. */
export function HealthFields({ draft, set, field }: PersonFieldsProps) {
  const { t } = useTranslation(['people', 'questionnaire'])
  const questions = 'questionnaire:questions'
  const isSmall = isMinor(draft, localToday())
  const weight = isSmall ? minorBounds.weight : weightBounds
  const ratings = questionnaireRatings.map((value) => ({ value, label: t(`common:healthClasses.${value}`) }))
  const rated = questionnaireRatings.find((rating) => rating === draft.healthRating)
  return (
    <>
      <div className={styles.pair}>
        <HeightFields
          {...field('height')}
          draft={draft}
          set={set}
          bounds={isSmall ? minorBounds.height : heightBounds}
        />
        <Field
          {...field('weight')}
          label={t('form.weight')}
          hint={t(`${questions}.weight.range`, { min: weight.min, max: weight.max })}
          isRequired
        >
          {(control) => (
            <NumberInput
              {...control}
              min={weight.min}
              max={weight.max}
              unit={t(`${questions}.weight.unit`)}
              value={draft.weightPounds === 0 ? '' : draft.weightPounds}
              onChange={(event) => {
                const { valueAsNumber } = event.currentTarget
                set({ weightPounds: Number.isFinite(valueAsNumber) ? valueAsNumber : 0 })
              }}
            />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        <ChoiceField
          {...field('tobacco')}
          label={t('form.tobacco')}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`common:${value}`) }))}
          value={draft.smoker === undefined ? undefined : draft.smoker ? 'yes' : 'no'}
          onChange={(answer) => set({ smoker: answer === 'yes' })}
        />
        <Field
          {...field('healthRating')}
          label={t('form.healthRating')}
          hint={
            rated === undefined
              ? t('form.healthRatingHint')
              : t(`${questions}.healthRating.options.${rated.replaceAll(' ', '')}.hint`)
          }
          isRequired
        >
          {(control) => (
            <SelectInput
              {...control}
              placeholder={rated === undefined ? t('form.choose') : undefined}
              options={ratings}
              value={rated ?? ''}
              onChange={(event) => set({ healthRating: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}

interface HeightFieldsProps extends FormField {
  draft: PersonDraft
  set: (changes: Partial<PersonDraft>) => void
  bounds: { minFeet: number; maxFeet: number; minInches: number; maxInches: number }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Feet and inches, neither of them chosen for the visitor. */
function HeightFields({ draft, set, bounds, ...field }: HeightFieldsProps) {
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
