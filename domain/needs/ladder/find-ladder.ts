import type { Quote } from '#domain/quotes/quote.ts'
import { cheapestLadder, type Ladder, policiesToPrice, policyKey } from './cheapest-ladder.ts'
import type { LadderNeed } from './ladder-need.ts'
import type { LadderPolicy } from './ladder-shapes.ts'

/**
 * What came of looking for a ladder: one, none that costs no more than a single policy, or no price at all for a single
 * policy that lasts as long as the need.
 */
export type LadderEnding = { kind: 'found'; ladder: Ladder } | { kind: 'dearer' | 'unpriced' }

/** Asks for the prices of every policy that a ladder could be made of, all at once. Rejects where one can't be had. */
export async function findLadder(
  need: LadderNeed,
  findQuotes: (policy: LadderPolicy) => Promise<readonly Quote[]>,
): Promise<LadderEnding> {
  const answers = await Promise.all(
    policiesToPrice(need).map(async (policy) => ({ policy, quotes: await findQuotes(policy) })),
  )
  const found = new Map(answers.map(({ policy, quotes }) => [policyKey(policy), quotes]))
  const ladder = cheapestLadder(need, (policy) => found.get(policyKey(policy)) ?? [])
  if (ladder) return { kind: 'found', ladder }
  const hasSingle = answers.some(
    ({ policy, quotes }) =>
      policy.years >= need.length && policy.amount >= Math.max(...need) && quotes.length > 0,
  )
  return { kind: hasSingle ? 'dearer' : 'unpriced' }
}
