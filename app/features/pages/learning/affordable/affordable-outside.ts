import type { ExampleSex } from '#domain/examples/prices/example-prices.ts'
import type { OutsidePrice } from '#domain/examples/prices/stated-ranges.ts'

export interface OutsideGroup {
  sex: ExampleSex
  side: OutsidePrice['side']
  /** Rising, each once. */
  ages: number[]
  /** The price farthest from the stated range, USD a month. */
  farthest: number
}

const groups = [
  { sex: 'Female', side: 'below' },
  { sex: 'Male', side: 'below' },
  { sex: 'Female', side: 'above' },
  { sex: 'Male', side: 'above' },
] as const

function summary(found: readonly OutsidePrice[], side: OutsidePrice['side']) {
  const prices = found.map(({ price }) => price)
  return {
    ages: [...new Set(found.map(({ age }) => age))].sort((a, b) => a - b),
    farthest: side === 'below' ? Math.min(...prices) : Math.max(...prices),
  }
}

/** Which of our examples a stated range doesn't hold, in one group for each sex and side, so that one sentence tells it. */
export function outsideGroups(outside: readonly OutsidePrice[]): OutsideGroup[] {
  return groups.flatMap(({ sex, side }) => {
    const found = outside.filter((one) => one.sex === sex && one.side === side)
    return found.length > 0 ? [{ sex, side, ...summary(found, side) }] : []
  })
}

/** At which ages our examples exceed a stated range, for whomever, and by the highest price; undefined where none does. */
export function aboveStated(
  outside: readonly OutsidePrice[],
): { ages: number[]; highest: number } | undefined {
  const found = outside.filter(({ side }) => side === 'above')
  if (found.length === 0) return undefined
  const { ages, farthest } = summary(found, 'above')
  return { ages, highest: farthest }
}
