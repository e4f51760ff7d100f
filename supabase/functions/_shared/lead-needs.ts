import { createLeadStore } from '#functions/leads/lead-store.ts'
import { dataApi } from './data-api.ts'
import type { Hosted } from './serve-function.ts'

/** What the functions that take something for the agent need besides what all need. */
export function leadNeeds(hosted: Hosted) {
  return { ...hosted, storeLead: createLeadStore(dataApi(hosted)) }
}
