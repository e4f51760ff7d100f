import type { TFunction } from 'i18next'
import { goalLabel } from '#app/i18n/goal-label.ts'
import {
  formatCoverage,
  formatHeight,
  formatPhone,
  formatWeight,
  formatYears,
} from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import { questionOf, type StepId } from '#domain/questionnaire/questions.ts'
import { isOpen, visibleSteps } from '#domain/questionnaire/steps.ts'
import { isStepValid } from '#domain/questionnaire/validation/validate.ts'
import type { Language } from '#domain/site/language.ts'

export interface ReviewFact {
  /** The answer's name among the words. */
  readonly key: string
  /** In words; what stands for a missing answer where `isOpen`. */
  readonly answer: string
  /** Whether its question still has to be answered. */
  readonly isOpen?: boolean
  /** The question that changes it; an answer from elsewhere, such as an account's goals, has none here. */
  readonly step?: StepId
}

export const cards = ['goals', 'personal', 'health'] as const
export type CardName = (typeof cards)[number]

/** What the Edit button of a card opens: the first question by its index, the others by their name. */
export const editStepOf = { goals: 0, personal: 'state', health: 'sex' } as const satisfies Record<
  CardName,
  StepId | 0
>

/** The words of a choice question's answer; empty while it is unanswered. */
function choiceLabel(t: TFunction, step: StepId, value: Person[keyof Person]): string {
  const question = questionOf(step)
  const option =
    question.kind === 'choice' ? question.options.find((offered) => offered.value === value) : undefined
  return option ? t(`questionnaire:questions.${step}.options.${option.key}.label`) : ''
}

/** The policy type in words: a choice of the first question, or the type of a plan that came from the cart. */
function policyTypeLabel(t: TFunction, selected: Person['selectedPlanType']): string {
  if (selected === 'GUL' || selected === 'VUL' || selected === 'FinalExpense') {
    return t(`review:chosenTypes.${selected}`)
  }
  return choiceLabel(t, 'policyType', selected)
}

/** The answers of each card, in words of the page's language. `today` is an ISO date. */
export function reviewFacts(
  t: TFunction,
  form: FormData,
  language: Language,
  today: string,
): Record<CardName, ReviewFact[]> {
  const facts = answerFacts(t, form, language)
  // With an account a default is no answer: the visitor may have given another one elsewhere.
  const isGiven = (step: StepId) =>
    form.userId === undefined ? isStepValid(step, form, today) : !isOpen(step, form, today)
  const withOpen = (fact: ReviewFact): ReviewFact =>
    fact.step === undefined || isGiven(fact.step)
      ? fact
      : { ...fact, answer: t('review:notAnswered'), isOpen: true }
  return {
    goals: facts.goals.map(withOpen),
    personal: facts.personal.map(withOpen),
    health: facts.health.map(withOpen),
  }
}

function answerFacts(t: TFunction, form: FormData, language: Language): Record<CardName, ReviewFact[]> {
  const person = primaryPerson(form)
  const asked = new Set(visibleSteps(form))
  const state = person.residentState
  const goals = person.insuranceGoals.map((code) => goalLabel(t, code)).join(', ')
  const goalStep = asked.has('insuranceGoals') ? { step: 'insuranceGoals' as const } : {}
  return {
    goals: [
      {
        key: 'policyType',
        answer: policyTypeLabel(t, person.selectedPlanType),
        step: 'policyType',
      },
      { key: 'coverage', answer: formatCoverage(person.selectedCoverage, language), step: 'coverage' },
      ...(asked.has('termLength')
        ? [{ key: 'term', answer: formatYears(person.selectedTerm, language), step: 'termLength' as const }]
        : []),
      ...(goals === '' ? [] : [{ key: 'goal', answer: goals, ...goalStep }]),
    ],
    personal: [
      { key: 'fullName', answer: person.fullName.trim(), step: 'fullName' },
      { key: 'state', answer: isStateCode(state) ? stateNames[state] : state, step: 'state' },
      { key: 'email', answer: person.email.trim(), step: 'email' },
      { key: 'phone', answer: formatPhone(person.phone), step: 'phone' },
      { key: 'dateOfBirth', answer: formatDate(person.dateOfBirth, language), step: 'dateOfBirth' },
    ],
    health: [
      { key: 'sex', answer: choiceLabel(t, 'sex', person.gender), step: 'sex' },
      { key: 'tobacco', answer: choiceLabel(t, 'tobacco', person.smoker), step: 'tobacco' },
      {
        key: 'height',
        answer: formatHeight(person.heightFeet, person.heightInches, language),
        step: 'height',
      },
      { key: 'weight', answer: formatWeight(person.weightPounds, language), step: 'weight' },
      {
        key: 'healthRating',
        answer: choiceLabel(t, 'healthRating', person.healthRating),
        step: 'healthRating',
      },
    ],
  }
}
