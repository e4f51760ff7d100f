import { expect, test } from 'vitest'
import type { Quote } from '#domain/quotes/quote.ts'
import { quote } from '../../../tests/fixtures/quotes/quote.ts'
import { clearPicks, findPlan, type PickedPlan, pickedQuotes, togglePick } from './comparison-picks.ts'

const plan = (carrierName: string, productName = 'Level Term 20') =>
  quote({ quoteId: `${carrierName} ${productName}`, carrierName, productName })
const [sbli, americo, trans, banner] = ['SBLI', 'Americo', 'Transamerica', 'Banner'].map((name) => plan(name))

function picksOf(quotes: readonly (Quote | undefined)[], all: readonly Quote[]): readonly PickedPlan[] {
  return quotes.reduce<readonly PickedPlan[]>(
    (picks, one) => (one ? togglePick(picks, one, 'term', all) : picks),
    [],
  )
}
const list = [sbli, americo, trans, banner].filter((one) => one !== undefined)

test('ticked plans come in the order of the list, and a second tick takes one away', () => {
  const picks = picksOf([trans, sbli], list)
  expect(pickedQuotes(picks, 'term', list)).toEqual([sbli, trans])
  expect(pickedQuotes(picksOf([trans, sbli, trans], list), 'term', list)).toEqual([sbli])
})

test('a fourth plan changes nothing', () => {
  const three = picksOf([sbli, americo, trans], list)
  expect(picksOf([sbli, americo, trans, banner], list)).toEqual(three)
})

test('a pick is found again under another term, by its carrier', () => {
  const picks = picksOf([sbli, americo], list)
  const longer = [plan('Americo', 'Level Term 30'), plan('Banner', 'Level Term 30')]
  expect(pickedQuotes(picks, 'term', longer)).toEqual([longer[0]])
  // SBLI sells none now; it waits until it does.
  expect(pickedQuotes(picks, 'term', list)).toEqual([sbli, americo])
})

test('a carrier with two products is never taken for the wrong one', () => {
  const two = [plan('SBLI', 'One'), plan('SBLI', 'Two')]
  expect(findPlan({ carrierName: 'SBLI', productName: 'Two' }, two)).toBe(two[1])
  expect(findPlan({ carrierName: 'SBLI', productName: 'Three' }, two)).toBeUndefined()
})

test('each plan type has its own picks', () => {
  const picks = togglePick(picksOf([sbli, americo], list), list[0] ?? plan('none'), 'whole', list)
  expect(pickedQuotes(picks, 'whole', list)).toEqual([sbli])
  expect(pickedQuotes(clearPicks(picks, 'whole'), 'whole', list)).toEqual([])
  expect(pickedQuotes(clearPicks(picks, 'whole'), 'term', list)).toEqual([sbli, americo])
})
