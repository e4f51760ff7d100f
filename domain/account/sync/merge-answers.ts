import { noAnswers, type ProfileAnswers } from './answers.ts'

/** One side of a merge; `changedAt` is an ISO timestamp, or empty where nobody noted the time. */
interface Side {
  readonly answers: ProfileAnswers
  readonly changedAt: string
}

function hasValue(answer: ProfileAnswers[keyof ProfileAnswers]): boolean {
  return answer !== undefined && (typeof answer === 'boolean' || answer.length > 0)
}

/** A timestamp in ms; without a readable one a side counts as the oldest there is. */
function timeOf({ changedAt }: Side): number {
  const time = Date.parse(changedAt)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}

/**
 * One person's answers out of two places. Field by field: where both have a value, the newer side's counts, and the
 * account's where the times are equal; otherwise the one that has one. So nothing that only one side has gets lost.
 */
export function mergeAnswers(account: Side, device: Side): ProfileAnswers {
  const [first, second] = timeOf(device) > timeOf(account) ? [device, account] : [account, device]
  const winner = <Field extends keyof ProfileAnswers>(field: Field): ProfileAnswers[Field] =>
    hasValue(first.answers[field]) ? first.answers[field] : second.answers[field]
  const gender = winner('gender')
  const smoker = winner('smoker')
  return {
    ...noAnswers,
    fullName: winner('fullName'),
    email: winner('email'),
    phone: winner('phone'),
    dateOfBirth: winner('dateOfBirth'),
    zipCode: winner('zipCode'),
    ...(gender && { gender }),
    ...(smoker !== undefined && { smoker }),
    medicalConditions: winner('medicalConditions'),
    medications: winner('medications'),
    insuranceGoals: winner('insuranceGoals'),
  }
}
