import { z } from 'zod'

const startedApplicationSchema = z.object({
  company: z.string(),
  /** Whose application it is. */
  name: z.string().optional(),
  url: z.url({ protocol: /^https?$/ }),
})

const stateSchema = z.object({
  applications: z.array(startedApplicationSchema),
  /** The companies whose application did not start, while others did. */
  notStarted: z.array(z.string()).default([]),
})
export type Started = z.infer<typeof stateSchema>

/** The applications that the navigation to this page carries; undefined when it was opened another way. */
export function startedApplications(navigationState: unknown): Started | undefined {
  const state = stateSchema.safeParse(navigationState)
  return state.success ? state.data : undefined
}
