import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#app/features/agent-desk/words/days.ts'
import { goalLabel } from '#app/i18n/goal-label.ts'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatHeight, formatList, formatWeight } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import type { LeadPerson } from '#domain/leads/lead.ts'
import { ageOn } from '#domain/people/dates/age.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { type Language, toLanguage } from '#domain/site/language.ts'

/** What was asked, and the answer in words; empty where there is none. */
type Line = readonly [term: string, detail: string]

/** The answers of each person, so that nobody has to repeat them; what was not answered is left out. */
export function RequestAnswers({ people, now }: { people: readonly LeadPerson[]; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  return people.map((person, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: people of a request have no id, and two may have one name
    <div key={place}>
      <p className={typography.h4}>
        {people.length > 1 && person.fullName
          ? t('answers.titleOf', { name: person.fullName })
          : t('answers.title')}
      </p>
      <DataList isTwoColumn items={factsOf(t, person, language, now)} />
    </div>
  ))
}

/** A word of the answers where there is one for it; what the words don't know shows as it was said. */
function wordFor(t: TFunction, key: string, said: string): string {
  return said && t(key, { defaultValue: said })
}

function factsOf(t: TFunction, person: LeadPerson, language: Language, now: Date) {
  const { dateOfBirth, residentState: state, gender, heightFeet, heightInches, weightPounds } = person
  const age = ageOn(dateOfBirth, dayOf(now))
  const date = formatDate(dateOfBirth, language)
  const height = heightFeet > 0 ? formatHeight(heightFeet, heightInches, language) : ''
  const weight = weightPounds > 0 ? formatWeight(weightPounds, language) : ''
  const size = height && weight ? t('agent-desk:answers.sizeBoth', { height, weight }) : height || weight
  const smokes = person.smoker === undefined ? '' : t(person.smoker ? 'common:yes' : 'common:no')
  const { goals } = person
  // A name heads the answers, and size is one line of three.
  const facts: Record<Exclude<keyof LeadPerson, 'fullName' | 'heightInches' | 'weightPounds'>, Line> = {
    relationship: [
      t('agent-desk:answers.relationship'),
      person.relationship === 'Primary'
        ? ''
        : wordFor(t, `agent-desk:answers.relationships.${person.relationship}`, person.relationship),
    ],
    dateOfBirth: [
      t('agent-desk:answers.born'),
      date && age !== undefined ? t('agent-desk:answers.bornAge', { date, age }) : date,
    ],
    residentState: [t('agent-desk:answers.state'), isStateCode(state) ? stateNames[state] : state],
    gender: [
      t('agent-desk:answers.sex'),
      gender ? wordFor(t, `agent-desk:answers.sexes.${gender}`, gender) : '',
    ],
    smoker: [t('agent-desk:answers.tobacco'), smokes],
    heightFeet: [t('agent-desk:answers.size'), size],
    healthRating: [
      t('agent-desk:answers.rating'),
      person.healthRating && wordFor(t, `common:healthClasses.${person.healthRating}`, person.healthRating),
    ],
    medicalConditions: [t('agent-desk:answers.conditions'), formatList(person.medicalConditions, language)],
    medications: [t('agent-desk:answers.medications'), formatList(person.medications, language)],
    goals: [
      t('agent-desk:answers.goal', { count: goals.length }),
      formatList(
        goals.map((code) => goalLabel(t, code)),
        language,
      ),
    ],
  }
  return Object.values(facts)
    .filter(([, detail]) => detail !== '')
    .map(([term, detail]) => ({ term, detail }))
}
