import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { genders } from '#domain/people/person.ts'
import { stateCodes, stateNames } from '#domain/people/states/states.ts'
import { asksHealth } from '#domain/quotes/instant/instant-fields.ts'
import {
  BirthDateAnswer,
  FieldIssue,
  type InstantAnswers,
  NumberAnswer,
  NumberControl,
  SegmentAnswer,
  SelectAnswer,
  YesNoAnswer,
} from './answer-fields.tsx'
import styles from './questions-step.module.css'

/** Where somebody lives, when they were born, their sex, tobacco and, where it counts, build. */
export function PersonAnswers({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  const { form, change } = answers
  return (
    <div className={styles.g3}>
      <SelectAnswer
        field="residentState"
        answers={answers}
        autoComplete="address-level1"
        placeholder={form.residentState === '' ? t('choose') : undefined}
        options={stateCodes.map((code) => ({ value: code, label: stateNames[code] }))}
        value={stateCodes.find((code) => code === form.residentState)}
        onChange={(code) => change({ residentState: code ?? '' })}
      />
      <BirthDateAnswer answers={answers} />
      <SegmentAnswer
        field="gender"
        answers={answers}
        options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        value={form.gender}
        onChange={(gender) => change({ gender })}
      />
      <YesNoAnswer field="tobacco" answers={answers} />
      {asksHealth(form.productType) ? (
        <>
          <HeightAnswer answers={answers} />
          <NumberAnswer field="weightPounds" answers={answers} unit={t('units.pounds')} />
        </>
      ) : null}
    </div>
  )
}

function HeightAnswer({ answers }: { answers: InstantAnswers }) {
  const { t } = useTranslation('instant-quote')
  const labelId = useId()
  return (
    <div className={fieldStyles.field} data-slot="field">
      <span className={fieldStyles.label} data-slot="label" id={labelId}>
        {t('fields.height')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: two numbers that make one answer, named by the words above */}
      <div
        className={classNames(fieldStyles.fieldRow, styles.tight)}
        data-slot="field-row"
        role="group"
        aria-labelledby={labelId}
      >
        <NumberControl
          field="heightFeet"
          answers={answers}
          label={t('fields.heightFeet')}
          unit={t('units.feet')}
        />
        <NumberControl
          field="heightInches"
          answers={answers}
          label={t('fields.heightInches')}
          unit={t('units.inches')}
        />
      </div>
      <FieldIssue field="heightFeet" answers={answers} />
      <FieldIssue field="heightInches" answers={answers} />
    </div>
  )
}
