import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { type FormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { AnswerList } from './answer-list.tsx'
import styles from './review.module.css'

interface HealthListsProps {
  form: FormData
  change: (update: (form: FormData) => FormData) => void
}

/** Conditions and medications: no question asks for them, and both may stay empty. */
export function HealthLists({ form, change }: HealthListsProps) {
  const { t } = useTranslation('review')
  const person = primaryPerson(form)
  const update = (field: 'medicalConditions' | 'medications') => {
    return (edit: (entries: readonly string[]) => string[]) =>
      change((current) => updatePrimaryPerson(current, { [field]: edit(primaryPerson(current)[field]) }))
  }
  return (
    <div className={styles.lists}>
      <p className={classNames(typography.small, typography.soft)}>{t('lists.intro')}</p>
      <AnswerList
        name={t('lists.conditions')}
        example={t('lists.conditionsExample')}
        entries={person.medicalConditions}
        onChange={update('medicalConditions')}
      />
      <AnswerList
        name={t('lists.medications')}
        example={t('lists.medicationsExample')}
        entries={person.medications}
        onChange={update('medications')}
      />
    </div>
  )
}
