import { z } from 'zod'
import { withPlanNames } from '#domain/leads/plan-names.ts'

const startedApplicationSchema = z.object({
  carrierName: z.string(),
  /** Whose application it is. */
  name: z.string().optional(),
  url: z.url({ protocol: /^https?$/ }),
})

const stateSchema = z.object({
  applications: z.array(z.preprocess(withPlanNames, startedApplicationSchema)),
  /** The carriers whose application did not start, while others did. */
  notStarted: z.array(z.string()).default([]),
})
export type Started = z.infer<typeof stateSchema>

/** The applications that the navigation to this page carries; undefined when it was opened another way. */
export function startedApplications(navigationState: unknown): Started | undefined {
  const state = stateSchema.safeParse(navigationState)
  return state.success ? state.data : undefined
}
