import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('white-swan-start-application')
