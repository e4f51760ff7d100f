import { createApplicationFinder } from '#functions/leads/lead-store.ts'
import { applicationStatus } from '#functions/quotes/plan-application.ts'
import { dataApi } from '../_shared/data-api.ts'
import { quoteNeeds } from '../_shared/quote-needs.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('application-status', applicationStatus, (hosted) => ({
  ...quoteNeeds(hosted),
  findApplication: createApplicationFinder(dataApi(hosted)),
}))
