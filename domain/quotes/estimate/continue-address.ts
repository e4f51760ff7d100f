import type { Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { type KnownAnswers, knownAnswersSchema } from './known-answers.ts'

/** How each answer is called in the address, the kind of plan first: its name tells that there are answers. */
const names = {
  productType: 'quote',
  residentState: 'state',
  age: 'age',
  gender: 'sex',
  tobacco: 'tobacco',
  deathBenefit: 'amount',
  termDuration: 'years',
  healthRating: 'health',
  heightFeet: 'feet',
  heightInches: 'inches',
  weightPounds: 'pounds',
} as const satisfies Record<keyof KnownAnswers, string>

/** The start of a fragment that brings answers along. */
export const continueMark = `#${names.productType}=`

/** Whether the fragment of an address brings answers, readable or not. */
export const bringsAnswers = (fragment: string): boolean => fragment.startsWith(continueMark)

/** No address of ours comes near it. */
const longestFragment = 400

/**
 * The address of the instant quote with these answers filled in. They stand in the fragment, which browsers keep to
 * themselves: no server and no log ever sees them. Term where no kind of plan is named.
 */
export function continueAddress(answers: KnownAnswers, language?: Language): string {
  const fragment = new URLSearchParams()
  const named: KnownAnswers = { productType: 'Term', ...answers }
  for (const [field, name] of Object.entries(names)) {
    const answer = Object.entries(named).find(([key]) => key === field)?.[1]
    if (answer !== undefined) fragment.set(name, String(answer))
  }
  return `${paths.instantQuotes}${language === undefined ? '' : `?lng=${language}`}#${fragment}`
}

/** The answers that a fragment brings; undefined where it brings none, or anything that no answer can be. */
export function readContinued(fragment: string): KnownAnswers | undefined {
  if (!bringsAnswers(fragment) || fragment.length > longestFragment) return undefined
  const brought = new URLSearchParams(fragment.slice(1))
  const answers: Record<string, unknown> = {}
  for (const [field, name] of Object.entries(names)) {
    const text = brought.get(name)
    if (text !== null) answers[field] = answerIn(text)
  }
  const read = knownAnswersSchema.safeParse(answers)
  return read.success ? read.data : undefined
}

function answerIn(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}
