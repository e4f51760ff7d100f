import { isSameJson } from '#domain/json/same-json.ts'
import { markAnswered } from '#domain/people/answered.ts'
import type { FormData } from '#domain/people/form-data.ts'
import { isAddedRelationship, mostPeople, newAddedPerson, withPeople } from '#domain/people/people.ts'
import {
  type Person,
  primaryPersonId,
  type QuestionWithDefault,
  questionsWithDefault,
} from '#domain/people/person.ts'
import { withoutStaleChoice } from '#domain/people/stale-choice.ts'
import { type AccountAnswers, type AccountPerson, accountAnswersOf } from './account-answers.ts'

/**
 * The form filled with an account's answers. What was answered since `before`, while the account was being read, stays,
 * and what the account does not know stays as it is here.
 */
export function fillAnswers(form: FormData, answers: AccountAnswers, before: AccountAnswers): FormData {
  const now = accountAnswersOf(form)
  const people = form.people.flatMap((person) => {
    const known = personOf(answers, person.id)
    const then = personOf(before, person.id)
    const isRemovedThere =
      person.id !== primaryPersonId && !known && isSameJson(then, personOf(now, person.id))
    if (isRemovedThere) return []
    return known ? [fillPerson(person, untouched(known, personOf(now, person.id), then))] : [person]
  })
  const added = answers.people
    .filter(({ id }) => !form.people.some((person) => person.id === id) && !personOf(before, id))
    .flatMap((person) => {
      const { id, relationship = '' } = person
      return isAddedRelationship(relationship) ? [fillPerson(newAddedPerson(id, relationship), person)] : []
    })
  const isTouched = !isSameJson(now.recommendation, before.recommendation)
  const advised = isTouched ? form : fillRecommendation(form, answers.recommendation)
  const isReachTouched = !isSameJson(now.reach, before.reach)
  const filled =
    isReachTouched || answers.reach === undefined ? advised : { ...advised, reach: answers.reach }
  const list = [...people, ...added].slice(0, mostPeople)
  return isSameJson(list, form.people) ? filled : withPeople(filled, list)
}

const personOf = ({ people }: AccountAnswers, personId: string) => people.find(({ id }) => id === personId)

/** What of a person's answers was not changed here while the account was being read. */
function untouched(
  known: AccountPerson,
  now: AccountPerson | undefined,
  before: AccountPerson | undefined,
): AccountPerson {
  const parts = Object.entries(known).filter(([name]) => isSameJson(now?.[name], before?.[name]))
  return { ...Object.fromEntries(parts), id: known.id }
}

function fillPerson(person: Person, known: AccountPerson): Person {
  const { height, weight, healthRating, coverage, planType, term, smoker, relationship } = known
  const { fullName, email, phone, dateOfBirth, residentState, gender } = known
  const { medicalConditions, medications, insuranceGoals } = known
  const filled: Person = {
    ...person,
    ...(height && { heightFeet: height.feet, heightInches: height.inches }),
    ...(weight !== undefined && { weightPounds: weight }),
    ...(healthRating !== undefined && { healthRating }),
    ...(coverage !== undefined && { selectedCoverage: coverage }),
    ...(term !== undefined && { selectedTerm: term }),
    ...(planType !== undefined && { selectedPlanType: planType }),
    ...(smoker !== undefined && { smoker }),
    // Of the first person the profile tells the rest.
    ...(person.id !== primaryPersonId && {
      ...(relationship !== undefined && { relationshipToPrimary: relationship }),
      ...(fullName !== undefined && { fullName }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      ...(dateOfBirth !== undefined && { dateOfBirth }),
      ...(residentState !== undefined && { residentState }),
      ...(gender !== undefined && { gender }),
      ...(medicalConditions && { medicalConditions }),
      ...(medications && { medications }),
      ...(insuranceGoals && { insuranceGoals }),
    }),
  }
  const answered: Record<QuestionWithDefault, unknown> = {
    ...{ coverage, height, weight, healthRating, termLength: term },
  }
  return withoutStaleChoice(markAnswered(filled, questionsOf(answered)), person)
}

function questionsOf(answers: Record<QuestionWithDefault, unknown>): QuestionWithDefault[] {
  return questionsWithDefault.filter((question) => answers[question] !== undefined)
}

function fillRecommendation(form: FormData, known: AccountAnswers['recommendation']): FormData {
  if (known === undefined) return form
  const {
    selectedInsuranceGoal: _goal,
    recommendedPlanType: _type,
    recommendationReason: _reason,
    ...rest
  } = form
  return {
    ...rest,
    needsRecommendation: known.isWanted,
    ...(known.goal !== undefined && { selectedInsuranceGoal: known.goal }),
    ...(known.planType !== undefined && { recommendedPlanType: known.planType }),
    ...(known.reason !== undefined && { recommendationReason: known.reason }),
  }
}
