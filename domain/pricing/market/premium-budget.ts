/** Amounts that a budget decides are whole thousands of USD. */
export const budgetStep = 1000

/**
 * The largest death benefit (USD) whose monthly premium is within a budget (USD a month): the most that is asked for
 * if it is, otherwise in whole thousands; undefined where even the least costs more.
 * `monthly` may not fall as the amount grows.
 *
 * Within a size band a premium is a straight line in the amount, so the line through two known prices points at the
 * answer. Where bands bend it, halving what is left open at every third try bounds the number of prices asked for.
 */
export function largestWithinBudget(
  budget: number,
  amounts: { least: number; most: number },
  monthly: (deathBenefit: number) => number,
): number | undefined {
  let tooMuch = amounts.most
  let above = monthly(tooMuch)
  if (above <= budget) return tooMuch
  let affordable = Math.ceil(amounts.least / budgetStep) * budgetStep
  if (affordable >= tooMuch) return undefined
  let below = monthly(affordable)
  if (!(below <= budget)) return undefined
  for (let tries = 1; affordable + budgetStep < tooMuch; tries++) {
    const share = tries % 3 === 0 ? 0.5 : (budget - below) / (above - below)
    const steps = Math.floor((share * (tooMuch - affordable)) / budgetStep)
    const open = Math.ceil((tooMuch - affordable) / budgetStep) - 1
    const tried = affordable + Math.min(open, Math.max(1, steps)) * budgetStep
    const price = monthly(tried)
    if (price <= budget) {
      affordable = tried
      below = price
    } else {
      tooMuch = tried
      above = price
    }
  }
  return affordable
}
