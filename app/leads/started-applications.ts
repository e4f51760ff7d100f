import { z } from 'zod'

const startedApplicationSchema = z.object({
  company: z.string(),
  url: z.url({ protocol: /^https?$/ }),
})
export type StartedApplication = z.infer<typeof startedApplicationSchema>

const stateSchema = z.object({ applications: z.array(startedApplicationSchema) })

/** The applications that the navigation to this page carries; none when it was opened another way. */
export function startedApplications(navigationState: unknown): StartedApplication[] {
  const state = stateSchema.safeParse(navigationState)
  return state.success ? state.data.applications : []
}
