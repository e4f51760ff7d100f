import { UserPlus } from 'lucide'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { formatDate } from '#domain/format/format-dates.ts'
import { ageOn } from '#domain/people/dates/age.ts'
import { mostPeople } from '#domain/people/people.ts'
import { type Person, primaryPersonId } from '#domain/people/person.ts'
import { draftOf } from '#domain/people/person-draft.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { personIssues } from '#domain/questionnaire/validation/person-issues.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './people.module.css'
import { PersonDialog } from './person-dialog.tsx'
import { usePeople } from './use-people.ts'

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

interface PersonRowProps {
  words: PersonWords
  /** The primary person is changed by the questions, and stays. */
  actions?: { onEdit: () => void; onRemove: () => void } | undefined
}

/** One person of the list, with a lit window once everything is answered. */
function PersonRow({ words, actions }: PersonRowProps) {
  const { t } = useTranslation('people')
  const { name, relation, facts, isWhole } = words
  return (
    <li>
      <span className={classNames(styles.whoWin, !isWhole && styles.isDark)} aria-hidden="true" />
      <div>
        <b>{name}</b>
        <span className={classNames(typography.small, styles.small, typography.soft)}>{relation}</span>
        {facts ? (
          <span className={classNames(typography.small, styles.small, typography.soft)}>{facts}</span>
        ) : null}
        {isWhole ? null : (
          <span className={classNames(typography.small, styles.small, styles.personOpen)}>{t('open')}</span>
        )}
      </div>
      {actions ? (
        <div className={styles.acts}>
          <Button variant="text" isSmall aria-label={t('editPerson', { name })} onClick={actions.onEdit}>
            {t('edit')}
          </Button>
          <Button variant="text" isSmall aria-label={t('removePerson', { name })} onClick={actions.onRemove}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

interface RemovePersonProps {
  name: string
  /** How many plans of the cart go along. */
  planCount: number
  onConfirm: () => void
  onClose: () => void
}

/** Removes a person, after asking back. */
function RemovePerson({ name, planCount, onConfirm, onClose }: RemovePersonProps) {
  const { t } = useTranslation('people')
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      className={styles.sure}
      onClose={onClose}
      title={t('removal.heading', { name })}
      closeLabel={t('removal.close')}
      initialFocus={keep}
    >
      <p>{planCount === 0 ? t('removal.text', { name }) : t('removal.plans', { name, count: planCount })}</p>
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" ref={keep} onClick={onClose}>
          {t('removal.keep')}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {t('removal.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}

/** What the list says of one person. */
interface PersonWords {
  name: string
  /** Relationship and birthday. */
  relation: string
  /** What decides the price, in short; empty while it is not known. */
  facts: string
  isWhole: boolean
}

/** How people are put in words, in the page's language. */
function usePersonWords(): (person: Person) => PersonWords {
  const { t, i18n } = useTranslation('people')
  const language = toLanguage(i18n.language)
  const today = localToday()

  function age(person: Person): string {
    const years = ageOn(person.dateOfBirth, today)
    if (years === undefined) return ''
    return years === 0 ? t('ageUnderOne') : t('age', { count: years })
  }

  return (person) => {
    const { fullName, relationshipToPrimary, residentState: state, smoker, healthRating } = person
    const isPrimary = person.id === primaryPersonId
    const relationship = isPrimary
      ? t('you')
      : t(`relationships.${relationshipToPrimary}`, { defaultValue: relationshipToPrimary })
    const isWhole = isPrimary || personIssues(draftOf(person), today).length === 0
    const date = formatDate(person.dateOfBirth, language)
    const facts = [
      age(person),
      isStateCode(state) ? stateNames[state] : state,
      smoker === undefined ? '' : t(smoker ? 'tobacco' : 'noTobacco'),
      t(`common:healthClasses.${healthRating}`, { defaultValue: healthRating }),
    ]
    return {
      name: fullName.trim() || relationship,
      relation: isPrimary || date === '' ? relationship : t('born', { relationship, date }),
      facts: isPrimary || !isWhole ? '' : facts.filter((fact) => fact !== '').join(', '),
      isWhole,
    }
  }
}
