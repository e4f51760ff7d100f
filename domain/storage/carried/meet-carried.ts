import { newPlansOnly } from '#domain/account/plans/unite-plans.ts'
import { isSameJson } from '#domain/json/same-json.ts'
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { callNames } from '#domain/people/contact/call-names.ts'
import { type FormData, isFormUntouched } from '#domain/people/form-data.ts'
import type { DevicePlan } from '#domain/plans/saved-plan.ts'
import type { Holdings } from './carried.ts'

/** What holdings are in short: nothing of health, so that it may stand on screen before anybody has agreed to it. */
export interface HoldingsSummary {
  readonly hasAnswers: boolean
  /** What the people among the answers are called, as far as they have names. */
  readonly names: readonly string[]
  readonly inCart: number
  readonly saved: number
}

export function summaryOf({ form, plans, cart, instant, needs }: Holdings): HoldingsSummary {
  const hasTyped = instant !== undefined || !isSameJson(needs, startingNeedsAnswers)
  return {
    hasAnswers: hasTyped || !isFormUntouched(form),
    names: [...callNames(form.people).values()].filter((name) => name !== ''),
    inCart: cart.length,
    saved: plans.length,
  }
}

/** Whether there is nothing at all. */
export function isNothing({ hasAnswers, inCart, saved }: HoldingsSummary): boolean {
  return !hasAnswers && inCart === 0 && saved === 0
}

/** Whether a device has all that a link brings already, and would lose nothing of its own by taking it. */
export function isAllHere(brought: Holdings, here: Holdings): boolean {
  const answersOf = ({ form }: Holdings) => ({ ...form, userId: undefined, isAuthenticated: false })
  return (
    isSameJson(answersOf(brought), answersOf(here)) &&
    isSameJson(brought.cart, here.cart) &&
    isSameJson(brought.instant ?? null, here.instant ?? null) &&
    isSameJson(brought.needs, here.needs) &&
    plansToAdd(brought.plans, here.plans).length === 0
  )
}

/** The form after a link's answers took the place of its own. Who is signed in stays so; who refused calls stays refused. */
export function withBroughtAnswers(brought: FormData, here: FormData): FormData {
  const { userId, isAuthenticated } = here
  const reach = brought.reach ?? here.reach
  return { ...brought, isAuthenticated, ...(userId !== undefined && { userId }), ...(reach && { reach }) }
}

/** The plans of a link that are not saved here yet: no saved plan is ever replaced. */
export function plansToAdd(brought: readonly DevicePlan[], here: readonly DevicePlan[]): DevicePlan[] {
  return newPlansOnly(
    brought,
    here.map(({ planDetails }) => planDetails),
  )
}
