import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('white-swan-policy-search')
