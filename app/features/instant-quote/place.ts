import { z } from 'zod'

const views = ['instant', 'plans'] as const
export type QuotesView = (typeof views)[number]

export const instantSteps = ['product', 'questions', 'results'] as const
export type InstantStep = (typeof instantSteps)[number]

const placeSchema = z.object({
  view: z.enum(views).optional().catch(undefined),
  step: z.enum(instantSteps).optional().catch(undefined),
  /** The field that a change link of the results leads to. */
  field: z.string().optional().catch(undefined),
})
/** What an entry of the browser's history says of the page: never an answer, only where on it. */
export type Place = z.infer<typeof placeSchema>

/** The place that a navigation's state names; nothing of it where it names none. */
export function placeOf(state: unknown): Place {
  const place = placeSchema.safeParse(state)
  return place.success ? place.data : {}
}
