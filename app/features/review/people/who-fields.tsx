import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { DateFields } from '#app/fields/date-fields.tsx'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import { NameInput } from '#app/ui/fields/input/name-input.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Disclosure } from '#app/ui/layout/disclosure.tsx'
import { datePartsOf, joinDateParts } from '#domain/people/dates/date-parts.ts'
import { addedRelationships, isAddedRelationship } from '#domain/people/people.ts'
import { genders } from '#domain/people/person.ts'
import { isMinor } from '#domain/people/person-draft.ts'
import { stateCodes, stateNames } from '#domain/people/states/states.ts'
import { ChoiceField, GroupField } from './choice-field.tsx'
import styles from './people.module.css'
import type { PersonFieldsProps } from './use-person-form.ts'

const states = stateCodes.map((code) => ({ value: code, label: stateNames[code] }))

/** Who the person is: relationship, name, birthday, sex, state. */
export function WhoFields({ draft, set, change, field, wrongDatePart }: PersonFieldsProps) {
  const { t } = useTranslation(['people', 'questionnaire'])
  const isRelated = isAddedRelationship(draft.relationship)
  const relationships = addedRelationships.map((value) => ({ value, label: t(`relationships.${value}`) }))
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('relationship')} label={t('form.relationship')} isRequired>
          {(control) => (
            <SelectInput
              {...control}
              placeholder={isRelated ? undefined : t('form.choose')}
              options={relationships}
              value={isRelated ? draft.relationship : ''}
              onChange={(event) => set({ relationship: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field {...field('fullName')} label={t('form.fullName')} isRequired>
          {(control) => (
            <NameInput
              {...control}
              autoComplete="off"
              maxLength={120}
              value={draft.fullName}
              onChange={(event) => set({ fullName: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <GroupField {...field('dateOfBirth')} label={t('questionnaire:questions.dateOfBirth.label')}>
        {(ids) => (
          <DateFields
            {...ids}
            value={draft.dateOfBirth}
            onChange={(changes) =>
              change((current) => ({
                ...current,
                dateOfBirth: joinDateParts({ ...datePartsOf(current.dateOfBirth), ...changes }),
              }))
            }
            invalidPart={wrongDatePart}
            isOwn={false}
          />
        )}
      </GroupField>
      {isMinor(draft, localToday()) ? <Alert tone="tip">{t('form.minor')}</Alert> : null}
      <div className={styles.pair}>
        <ChoiceField
          {...field('sex')}
          label={t('form.sex')}
          options={genders.map((value) => ({
            value,
            label: t(`questionnaire:questions.sex.options.${value}.label`),
          }))}
          value={draft.gender}
          onChange={(gender) => set({ gender })}
        />
        <Field {...field('state')} label={t('form.state')} hint={t('form.stateHint')} isRequired>
          {(control) => (
            <SelectInput
              {...control}
              placeholder={draft.residentState === '' ? t('form.choose') : undefined}
              options={states}
              value={draft.residentState}
              onChange={(event) => set({ residentState: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}

/** What may stay empty: own contact, conditions, medications. */
export function OptionalFields({ draft, set, field }: PersonFieldsProps) {
  const { t } = useTranslation('people')
  const hasAny = [draft.email, draft.phone, draft.medicalConditions, draft.medications].some(Boolean)

  return (
    <Disclosure summary={t('form.optional')} isOpenAtFirst={hasAny}>
      <div className={styles.pair}>
        <Field {...field('email')} label={t('form.email')} hint={t('form.emailHint')}>
          {(control) => (
            <EmailInput
              {...control}
              autoComplete="off"
              maxLength={254}
              value={draft.email}
              onChange={(event) => set({ email: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field {...field('phone')} label={t('form.phone')}>
          {(control) => (
            <PhoneInput
              {...control}
              autoComplete="off"
              value={draft.phone}
              onPhone={(phone) => set({ phone })}
            />
          )}
        </Field>
      </div>
      <Field label={t('form.conditions')} hint={t('form.conditionsHint')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={600}
            value={draft.medicalConditions}
            onChange={(event) => set({ medicalConditions: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('form.medications')} hint={t('form.medicationsHint')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={600}
            value={draft.medications}
            onChange={(event) => set({ medications: event.currentTarget.value })}
          />
        )}
      </Field>
    </Disclosure>
  )
}
