import { isEmailAddress } from '#domain/people/contact/email.ts'
import { isAdult } from '#domain/people/dates/age.ts'
import { newFormData } from '#domain/people/form-data.ts'
import { isAddedRelationship, newAddedPerson } from '#domain/people/people.ts'
import { isMinor, type PersonDraft } from '#domain/people/person-draft.ts'
import { heightBounds, type StepId, weightBounds } from '#domain/questionnaire/questions.ts'
import { type AnswerIssue, type AnswerIssueCode, answerIssue } from './answer-issue.ts'

/** What the form about an added person asks, in its order. All of it has to be answered, but for the last two. */
export const personFields = [
  'relationship',
  'fullName',
  'dateOfBirth',
  'sex',
  'state',
  'height',
  'weight',
  'tobacco',
  'healthRating',
  'email',
  'phone',
] as const satisfies readonly (StepId | 'relationship')[]
export type PersonField = (typeof personFields)[number]

/** What can be wrong here besides what can be wrong with an answer of the questionnaire. */
export const ownIssueCodes = [
  'relationshipMissing',
  'adultOnly',
  'minorHeight',
  'minorWeight',
  'emailIncomplete',
] as const

/** What is wrong with one field. */
type PersonIssue = AnswerIssue<PersonField, AnswerIssueCode | (typeof ownIssueCodes)[number]>

/** Height in feet and inches and weight in lb of children, who may be too small for the questionnaire's bounds. */
export const minorBounds = {
  height: { ...heightBounds, minFeet: 1 },
  weight: { ...weightBounds, min: 5 },
} as const

/**
 * What is wrong with a draft, in the order of its fields: by the questionnaire's own rules, but that a child may be
 * small, that e-mail and phone may be left out, and that an e-mail needs more than its @. `today` is an ISO date.
 */
export function personIssues(draft: PersonDraft, today: string): PersonIssue[] {
  return personFields.flatMap((field) => issueOf(field, draft, today) ?? [])
}

function issueOf(field: PersonField, draft: PersonDraft, today: string): PersonIssue | undefined {
  if (field === 'relationship') {
    return isAddedRelationship(draft.relationship) ? undefined : own(field, 'relationshipMissing')
  }
  if ((field === 'email' || field === 'phone') && draft[field].trim() === '') return undefined
  if (field === 'email') return isEmailAddress(draft.email) ? undefined : own(field, 'emailIncomplete')
  if ((field === 'height' || field === 'weight') && isMinor(draft, today)) return minorIssue(field, draft)
  const issue = answerIssue(field, formOf(draft), today)
  if (issue !== undefined) return { ...issue, field }
  const isTooYoung = field === 'dateOfBirth' && draft.relationship !== 'Child'
  return isTooYoung && !isAdult(draft.dateOfBirth, today)
    ? { ...own(field, 'adultOnly'), part: 'year' }
    : undefined
}

function minorIssue(field: 'height' | 'weight', draft: PersonDraft): PersonIssue | undefined {
  const { height, weight } = minorBounds
  const { heightFeet, heightInches, weightPounds } = draft
  if (field === 'weight') {
    const isRight = weightPounds >= weight.min && weightPounds <= weight.max
    return isRight ? undefined : own(field, 'minorWeight')
  }
  const isRight =
    heightFeet >= height.minFeet &&
    heightFeet <= height.maxFeet &&
    heightInches >= height.minInches &&
    heightInches <= height.maxInches
  return isRight ? undefined : own(field, 'minorHeight')
}

function own(field: PersonField, code: (typeof ownIssueCodes)[number]): PersonIssue {
  return { field, code }
}

/** The draft in the place of the person whom the questionnaire's rules look at. */
function formOf(draft: PersonDraft) {
  const { gender, smoker, medicalConditions: _conditions, medications: _medications, ...answers } = draft
  const person = { ...newAddedPerson(draft.personId, 'Spouse'), ...answers }
  return {
    ...newFormData(),
    people: [{ ...person, ...(gender && { gender }), ...(smoker !== undefined && { smoker }) }],
  }
}
