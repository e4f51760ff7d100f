import { z } from 'zod'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { parseJson } from '#domain/json/parse-json.ts'
import type { NeedsAnswers } from '#domain/needs/needs-answers.ts'
import type { FormData } from '#domain/people/form-data.ts'
import { mostPeople } from '#domain/people/people.ts'
import type { DevicePlan } from '#domain/plans/saved-plan.ts'
import { stepIds } from '#domain/questionnaire/questions.ts'
import type { InstantDraft } from '#domain/quotes/instant/carried-answers.ts'
import { storedCart } from '#domain/storage/stored-cart.ts'
import { storedDevicePlans } from '#domain/storage/stored-device.ts'
import { storedFormData } from '#domain/storage/stored-form-data.ts'
import { storedInstantDraft, storedNeeds } from '#domain/storage/stored-tab.ts'

/** What a device holds that can be taken to another one. Nothing of an account is among it, nor what was sent. */
export interface Holdings {
  readonly form: FormData
  /** The plans that were saved on the device. */
  readonly plans: readonly DevicePlan[]
  readonly cart: readonly CartItem[]
  readonly instant: InstantDraft | undefined
  readonly needs: NeedsAnswers
}

/** The pages from which somebody can go on elsewhere. */
export const carriedPages = ['quote', 'review', 'companies', 'marketplace', 'instantQuotes'] as const
export type CarriedPage = (typeof carriedPages)[number]

const placeSchema = z.object({
  page: z.enum(carriedPages),
  /** The question on screen. */
  step: z.enum(stepIds).optional().catch(undefined),
})
/** Where the other device left off. */
export type CarriedPlace = z.infer<typeof placeSchema>

/** What a link brings: what the device held at `madeAt`, and where it was. */
export interface Carried extends Holdings {
  readonly madeAt: Date
  readonly place: CarriedPlace | undefined
}

const mostItems = 100
const mostPlans = 200

/** Of what is sealed now. One that reads differently gets another number, and this version says so. */
const version = 1

const text = z.string().nullable()

/**
 * What is sealed: the texts that lie in the browser's storage, by their names there, so that they are read as what was
 * stored by another version of the site is.
 */
const carriedSchema = z.object({
  version: z.literal(version),
  madeAt: z.coerce.date(),
  place: placeSchema.optional().catch(undefined),
  stored: z.object({ formData: text, devicePlans: text, cart: text, instantQuote: text, needs: text }),
})
const versionSchema = z.object({ version: z.int().min(version + 1) })

/** The text to seal. Whose account it is stays here. */
export function formatCarried({ form, plans, cart, instant, needs, madeAt, place }: Carried): string {
  const { userId: _, ...answers } = form
  const anonymous = plans.map(({ userId: _, ...plan }) => ({ ...plan, deviceId: '' }))
  return JSON.stringify({
    version,
    madeAt: madeAt.toISOString(),
    place,
    stored: {
      formData: storedFormData.format({ ...answers, isAuthenticated: false }),
      devicePlans: storedDevicePlans.format(anonymous),
      cart: storedCart.format(cart),
      instantQuote: storedInstantDraft.format(instant),
      needs: storedNeeds.format(needs),
    },
  } satisfies z.input<typeof carriedSchema>)
}

/** What such a text says; `newer`: a later version of the site wrote it; undefined: nobody of ours did. Never throws. */
export function parseCarried(text: string): Carried | 'newer' | undefined {
  const json = parseJson(text)
  if (!json.ok) return undefined
  if (versionSchema.safeParse(json.value).success) return 'newer'
  const read = carriedSchema.safeParse(json.value)
  if (!read.success) return undefined
  const { madeAt, place, stored } = read.data
  const silent = () => {}
  const { userId: _, ...answers } = storedFormData.parse(stored.formData, silent)
  const carried: Carried = {
    madeAt,
    place,
    form: { ...answers, isAuthenticated: false },
    plans: storedDevicePlans.parse(stored.devicePlans, silent).map(({ userId: _, ...plan }) => plan),
    cart: storedCart.parse(stored.cart, silent),
    instant: storedInstantDraft.parse(stored.instantQuote, silent),
    needs: storedNeeds.parse(stored.needs, silent),
  }
  const isTooMuch =
    carried.form.people.length > mostPeople ||
    carried.cart.length > mostItems ||
    carried.plans.length > mostPlans
  return isTooMuch ? undefined : carried
}
