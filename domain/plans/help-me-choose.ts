import { type PolicyType, policyTypes } from './plan-type.ts'

/** An answer names a product outright, or leans to one with a weight. */
export type HelpOption = { readonly id: string } & (
  | { readonly names: PolicyType }
  | { readonly leansTo: PolicyType; readonly weight: number }
)

type HelpQuestion = { readonly id: string; readonly options: readonly HelpOption[] }

/** The three questions of "Help me choose"; their words stand in the locale files under these ids. */
export const helpQuestions = [
  {
    id: 'purpose',
    options: [
      { id: 'income', leansTo: 'Term', weight: 1 },
      { id: 'legacy', leansTo: 'Whole', weight: 1 },
      { id: 'savings', leansTo: 'IUL', weight: 1 },
    ],
  },
  {
    id: 'duration',
    options: [
      { id: 'untilGrown', names: 'Term' },
      { id: 'wholeLife', names: 'Whole' },
      { id: 'canGrow', names: 'IUL' },
    ],
  },
  {
    id: 'price',
    options: [
      { id: 'lowest', leansTo: 'Term', weight: 1 },
      { id: 'fixed', leansTo: 'Whole', weight: 1 },
      { id: 'flexible', leansTo: 'IUL', weight: 1 },
    ],
  },
] as const satisfies readonly HelpQuestion[]

const pointsForNaming = 2
/**
 * The product with the most points: 2 for each answer that names it, else the answer's weight. Of products with equal
 * points it is the earlier one.
 */
export function recommendProduct(answers: readonly HelpOption[]): PolicyType {
  const points = new Map<PolicyType, number>(policyTypes.map((product) => [product, 0]))
  for (const answer of answers) {
    const product = 'names' in answer ? answer.names : answer.leansTo
    const added = 'names' in answer ? pointsForNaming : answer.weight
    points.set(product, (points.get(product) ?? 0) + added)
  }
  const most = Math.max(...points.values())
  return policyTypes.find((product) => points.get(product) === most) ?? 'Term'
}
