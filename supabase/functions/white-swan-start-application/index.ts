import { startApplication } from '#functions/quotes/plan-application.ts'
import { quoteNeeds } from '../_shared/quote-needs.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('white-swan-start-application', startApplication, quoteNeeds)
