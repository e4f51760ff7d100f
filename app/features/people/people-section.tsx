import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { mostPeople } from '#domain/people/people.ts'
import { type Person, primaryPersonId } from '#domain/people/person.ts'
import styles from './people.module.css'
import { PersonDialog } from './person-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { RemovePerson } from './remove-person.tsx'
import { usePeople } from './use-people.ts'
import { usePersonWords } from './use-person-words.ts'

/** Whom the plans are for: the visitor first, then whoever is added. */
export function PeopleSection() {
  const { t } = useTranslation('people')
  const heading = useRef<HTMLHeadingElement>(null)
  const [removing, setRemoving] = useState<Person>()
  const wordsOf = usePersonWords()
  const people = usePeople()
  const { open, news } = people
  const count = people.people.length

  function remove(person: Person) {
    people.remove(person, wordsOf(person).name)
    setRemoving(undefined)
    // The pressed button goes with the person.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }

  return (
    <section className={styles.peoplePart}>
      <h2 className={typography.h3} tabIndex={-1} ref={heading}>
        {t('heading')}
      </h2>
      {count === 1 ? <p className={typography.soft}>{t('invite')}</p> : null}
      <ul>
        {people.people.map((person) => (
          <PersonRow
            key={person.id}
            words={wordsOf(person)}
            actions={
              person.id === primaryPersonId
                ? undefined
                : { onEdit: () => people.edit(person), onRemove: () => setRemoving(person) }
            }
          />
        ))}
      </ul>
      {count < mostPeople ? (
        <Button variant="quiet" isSmall aria-haspopup="dialog" onClick={people.add}>
          <Icon of={UserPlus} /> {t('add')}
        </Button>
      ) : (
        <p className={typography.soft}>{t('full', { count })}</p>
      )}
      <p className={layout.sr} role="status">
        {news ? t(`news.${news.what}`, { name: news.name }) : null}
      </p>
      {open ? (
        <PersonDialog
          key={open.draft.personId}
          draft={open.draft}
          editedName={open.edited && wordsOf(open.edited).name}
          change={people.type}
          onClose={people.close}
          onCancel={people.cancel}
          onSave={people.save}
        />
      ) : null}
      {removing ? (
        <RemovePerson
          name={wordsOf(removing).name}
          planCount={people.planCount(removing.id)}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </section>
  )
}
