import type { Person } from './person.ts'

/** A plan was chosen at the price of other answers: with those of now it is no choice any more. */
export function withoutStaleChoice(now: Person, before: Person): Person {
  const isSame = priced.every((field) => now[field] === before[field])
  return isSame ? now : { ...now, selectedCompany: '', selectedMonthlyPrice: 0 }
}

const priced = [
  'selectedCoverage',
  'selectedPlanType',
  'selectedTerm',
  'healthRating',
  'smoker',
  'weightPounds',
  'heightFeet',
  'heightInches',
] as const satisfies readonly (keyof Person)[]
