import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import { Disclosure } from '#app/ui/layout/disclosure.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhoneInput } from '#domain/people/contact/phone.ts'
import styles from './people.module.css'
import type { PersonFieldsProps } from './use-person-form.ts'

/** What may stay empty: own contact, conditions, medications. */
export function OptionalFields({ draft, set, field }: PersonFieldsProps) {
  const { t } = useTranslation('people')
  const hasAny = [draft.email, draft.phone, draft.medicalConditions, draft.medications].some(Boolean)

  function typePhone(input: HTMLInputElement) {
    const { value, selectionStart } = input
    // Formatting would throw the caret to the end in the middle of a correction.
    const isAtEnd = selectionStart === null || selectionStart === value.length
    set({ phone: isAtEnd ? formatPhoneInput(value) : value })
  }

  return (
    <Disclosure summary={t('form.optional')} isOpenAtFirst={hasAny}>
      <div className={styles.pair}>
        <Field {...field('email')} label={t('form.email')} hint={t('form.emailHint')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={draft.email}
              onChange={(event) => set({ email: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field {...field('phone')} label={t('form.phone')}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              className={typography.num}
              value={draft.phone}
              onChange={(event) => typePhone(event.currentTarget)}
              onBlur={() => set({ phone: formatPhoneInput(draft.phone) })}
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
