import { mostPlans } from '#domain/leads/most-plans.ts'
import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'
import type { CartItem } from './cart-item.ts'
import { type CartPerson, peopleOfCart } from './people-of-cart.ts'

export const applySteps = ['people', 'plans', 'method'] as const
export type ApplyStep = (typeof applySteps)[number]

/**
 * Where somebody stands who applies from the cart, and what they ticked. The cart itself stays outside: another tab may
 * change it meanwhile, so every question below is asked with the cart as it is now.
 */
export interface ApplyState {
  readonly step: ApplyStep
  readonly personIds: readonly string[]
  readonly itemIds: readonly string[]
}

type Cart = readonly CartItem[]

/** At the first step: everybody ticked, and of each person the first plan, for most people need one policy. */
export function startApplying(cart: Cart): ApplyState {
  const people = peopleOfCart(cart)
  return {
    step: 'people',
    personIds: people.map(({ personId }) => personId),
    itemIds: people.flatMap(({ items }) => items.slice(0, 1).map(({ id }) => id)),
  }
}

/** Who applies: those ticked, or whoever is in the cart alone. */
export function applyingPeople(wizard: ApplyState, cart: Cart): CartPerson[] {
  const people = peopleOfCart(cart)
  if (people.length < 2) return people
  return people.filter(({ personId }) => wizard.personIds.includes(personId))
}

/**
 * The steps that apply: people with more than one person in the cart, plans where somebody who applies has more than
 * one, and the method always.
 */
export function shownApplySteps(wizard: ApplyState, cart: Cart): ApplyStep[] {
  const hasChoice = applyingPeople(wizard, cart).some(({ items }) => items.length > 1)
  return [
    ...(peopleOfCart(cart).length > 1 ? (['people'] as const) : []),
    ...(hasChoice ? (['plans'] as const) : []),
    'method',
  ]
}

/** The plans that are applied for, of those who apply; without a choice, the only one of each. */
export function applyingItems(wizard: ApplyState, cart: Cart): CartItem[] {
  const items = applyingPeople(wizard, cart).flatMap((person) => person.items)
  if (!shownApplySteps(wizard, cart).includes('plans')) return items
  return items.filter(({ id }) => wizard.itemIds.includes(id))
}

/** What a cart with more than one plan is told: that a person has several of them, or that each person has one. */
export function severalPolicies(cart: Cart): 'severalOfOne' | 'onePerPerson' | undefined {
  if (cart.length < 2) return undefined
  return peopleOfCart(cart).some(({ items }) => items.length > 1) ? 'severalOfOne' : 'onePerPerson'
}

/** What keeps a step from going on: nobody, no plan, or more plans than one application takes. */
type ApplyStepIssue = ValidationIssue<ApplyStep, 'noPerson' | 'noPlan' | 'tooManyPlans'>

/** What keeps this step from going on; undefined when nothing does. */
export function applyStepIssue(wizard: ApplyState, cart: Cart, step: ApplyStep): ApplyStepIssue | undefined {
  if (step === 'people') {
    return applyingPeople(wizard, cart).length === 0 ? { field: step, code: 'noPerson' } : undefined
  }
  const { length } = applyingItems(wizard, cart)
  const most = mostPlans.application
  if (length === 0) return { field: step, code: 'noPlan' }
  return length > most ? { field: step, code: 'tooManyPlans', values: { count: most } } : undefined
}

/**
 * The step on screen: the one last gone to, as far as the cart still allows it. A step that no longer applies is
 * passed over, and one that another tab left without an answer is asked again.
 */
export function currentApplyStep(wizard: ApplyState, cart: Cart): ApplyStep {
  const goal = applySteps.indexOf(wizard.step)
  const shown = shownApplySteps(wizard, cart)
  const open = shown.find(
    (step) => applySteps.indexOf(step) >= goal || applyStepIssue(wizard, cart, step) !== undefined,
  )
  return open ?? 'method'
}

/** One step on; unchanged while the current one has no answer. */
export function continueApplying(wizard: ApplyState, cart: Cart): ApplyState {
  const step = currentApplyStep(wizard, cart)
  if (applyStepIssue(wizard, cart, step)) return wizard
  const shown = shownApplySteps(wizard, cart)
  return { ...wizard, step: shown[shown.indexOf(step) + 1] ?? step }
}

/** One shown step back; undefined on the first shown one, which closes the wizard. */
export function backFromApplying(wizard: ApplyState, cart: Cart): ApplyState | undefined {
  const shown = shownApplySteps(wizard, cart)
  const before = shown[shown.indexOf(currentApplyStep(wizard, cart)) - 1]
  return before === undefined ? undefined : { ...wizard, step: before }
}

export function toggleApplicant(wizard: ApplyState, personId: string): ApplyState {
  return { ...wizard, personIds: toggled(wizard.personIds, personId) }
}

export function toggleApplyItem(wizard: ApplyState, itemId: string): ApplyState {
  return { ...wizard, itemIds: toggled(wizard.itemIds, itemId) }
}

/** The ids without this one where it was among them, else with it. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
