import { useTranslation } from 'react-i18next'
import { QuickPicks } from '#app/ui/fields/quick-picks.tsx'
import { callNames } from '#domain/people/contact/call-names.ts'
import styles from './comparison.module.css'
import type { ComparedPerson } from './use-compared-person.ts'

/** Whose plans to show; only where there are several people. */
export function PersonSwitcher({ person, people, choose }: ComparedPerson) {
  const { t } = useTranslation('comparison')
  if (people.length < 2) return null
  const names = callNames(people)
  return (
    <div className={styles.people}>
      <QuickPicks
        label={t('people.label')}
        value={person.id}
        onPick={choose}
        options={people.map(({ id, relationshipToPrimary: relationship }) => {
          const name = names.get(id) ?? ''
          const words = name === '' ? 'people.unnamed' : 'people.named'
          return { value: id, label: t(`${words}.${relationship}`, { name, defaultValue: name }) }
        })}
      />
    </div>
  )
}
