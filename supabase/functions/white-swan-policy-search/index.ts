import { policySearch } from '#functions/quotes/quote-search.ts'
import { quoteNeeds } from '../_shared/quote-needs.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('white-swan-policy-search', policySearch, quoteNeeds)
