import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { formatDate } from '#domain/format/format.ts'
import { ageOn } from '#domain/people/dates/age.ts'
import { type Person, primaryPersonId } from '#domain/people/person.ts'
import { draftOf } from '#domain/people/person-draft.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { personIssues } from '#domain/questionnaire/validation/person-issues.ts'
import { toLanguage } from '#domain/site/language.ts'

/** What the list says of one person. */
export interface PersonWords {
  name: string
  /** Relationship and birthday. */
  relation: string
  /** What decides the price, in short; empty while it is not known. */
  facts: string
  isWhole: boolean
}

/** How people are put in words, in the page's language. */
export function usePersonWords(): (person: Person) => PersonWords {
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
