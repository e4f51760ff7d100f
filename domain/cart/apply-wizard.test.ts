import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartItem } from '../../tests/fixtures/quotes/cart-item.ts'
import {
  type ApplyState,
  applyingItems,
  applyingPeople,
  applyStepIssue,
  applySteps,
  backFromApplying,
  continueApplying,
  currentApplyStep,
  severalPolicies,
  shownApplySteps,
  startApplying,
  toggleApplicant,
  toggleApplyItem,
} from './apply-wizard.ts'
import type { CartItem } from './cart-item.ts'

const plan = (id: string, personId = 'primary'): CartItem => ({ ...cartItem, id, personId })

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const family = [plan('m1'), plan('m2'), plan('l1', 'luis')]

test.each<[string, CartItem[], string[]]>([
  ['[APPLY-01] two people, one with two plans: all steps', family, [...applySteps]],
  ['[APPLY-02] one person with two plans: no people step', [plan('a'), plan('b')], ['plans', 'method']],
  ['[APPLY-03] two people with one each: no plans step', [plan('a'), plan('b', 'p2')], ['people', 'method']],
  ['[APPLY-04] one person with one plan: the method at once', [plan('a')], ['method']],
])('%s', (_what, cart, steps) => {
  let wizard = startApplying(cart)
  expect(shownApplySteps(wizard, cart)).toEqual(steps)
  for (const step of steps) {
    expect(currentApplyStep(wizard, cart)).toBe(step)
    wizard = continueApplying(wizard, cart)
  }
  expect(currentApplyStep(wizard, cart)).toBe('method')
})

test('[APPLY-03] the plans of somebody who does not apply ask for no plans step', () => {
  const onlyLuis = toggleApplicant(startApplying(family), 'primary')
  expect(shownApplySteps(onlyLuis, family)).toEqual(['people', 'method'])
  expect(ids(applyingItems(onlyLuis, family))).toEqual(['l1'])
  expect(currentApplyStep(continueApplying(onlyLuis, family), family)).toBe('method')
})

test('at the start everybody is ticked, and the first plan of each', () => {
  const start = startApplying(family)
  expect(applyingPeople(start, family).map(({ personId }) => personId)).toEqual(['primary', 'luis'])
  expect(ids(applyingItems(start, family))).toEqual(['m1', 'l1'])
  expect(ids(applyingItems(toggleApplyItem(start, 'm2'), family))).toEqual(['m1', 'm2', 'l1'])
})

test('[APPLY-05] [APPLY-06] Back leads to the shown step before, and from the first shown one out', () => {
  const method: ApplyState = { ...startApplying(family), step: 'method' }
  const plans = backFromApplying(method, family)
  expect(plans?.step).toBe('plans')
  const people = plans && backFromApplying(plans, family)
  expect(people?.step).toBe('people')
  expect(people && backFromApplying(people, family)).toBeUndefined()
  const single = [plan('a')]
  expect(backFromApplying(startApplying(single), single)).toBeUndefined()
})

test('[APPLY-07] [APPLY-08] nobody ticked, or no plan ticked: the step does not go on', () => {
  const nobody = toggleApplicant(toggleApplicant(startApplying(family), 'primary'), 'luis')
  expect(applyStepIssue(nobody, family, 'people')?.code).toBe('noPerson')
  expect(continueApplying(nobody, family)).toBe(nobody)
  const cart = [plan('a'), plan('b')]
  const none = toggleApplyItem(startApplying(cart), 'a')
  expect(applyStepIssue(none, cart, 'plans')?.code).toBe('noPlan')
  expect(currentApplyStep(continueApplying(none, cart), cart)).toBe('plans')
  expect(applyStepIssue(toggleApplyItem(none, 'b'), cart, 'plans')).toBeUndefined()
})

test('one application takes at most twenty plans', () => {
  const cart = Array.from({ length: 21 }, (_, place) => plan(`p${place}`))
  const all = { ...startApplying(cart), itemIds: ids(cart) }
  expect(applyStepIssue(all, cart, 'plans')?.code).toBe('tooManyPlans')
  expect(applyStepIssue(toggleApplyItem(all, 'p0'), cart, 'plans')).toBeUndefined()
})

test('what another tab removes breaks nothing: a step that no longer applies is passed over', () => {
  const plans = continueApplying(startApplying(family), family)
  expect(currentApplyStep(plans, [plan('m1'), plan('l1', 'luis')])).toBe('method')
  const method = continueApplying(plans, family)
  expect(ids(applyingItems(method, [plan('m2')]))).toEqual(['m2'])
  expect(currentApplyStep(method, [plan('m2')])).toBe('method')
  // Of the two plans left none was ticked: it is asked again.
  expect(currentApplyStep(method, [plan('m2'), plan('m3')])).toBe('plans')
})

test('whatever is ticked and whatever leaves the cart: the step is a shown one, and the method has plans', () => {
  const carts = fc.array(fc.tuple(fc.constantFrom('primary', 'p2', 'p3'), fc.nat(99)), { maxLength: 12 })
  const picks = fc.array(fc.nat(11), { maxLength: 12 })
  fc.assert(
    fc.property(carts, picks, picks, fc.constantFrom(...applySteps), (parts, ticked, gone, step) => {
      const cart = parts.map(([personId], place) => plan(`i${place}`, personId))
      const start = startApplying(cart)
      const wizard = ticked.reduce(
        (at, pick) => toggleApplicant(toggleApplyItem(at, `i${pick}`), cart[pick]?.personId ?? ''),
        { ...start, step },
      )
      const left = cart.filter((_, place) => !gone.includes(place))
      if (left.length === 0) return
      const current = currentApplyStep(wizard, left)
      expect(shownApplySteps(wizard, left)).toContain(current)
      if (current === 'method') expect(applyingItems(wizard, left)).not.toEqual([])
    }),
  )
})

test('[U19] a cart is advised to leave plans out only where somebody has more than one', () => {
  expect(severalPolicies([plan('m1')])).toBeUndefined()
  expect(severalPolicies([plan('m1'), plan('l1', 'luis')])).toBe('onePerPerson')
  expect(severalPolicies(family)).toBe('severalOfOne')
})
