import { submitApplication } from '#functions/leads/submissions.ts'
import { leadNeeds } from '../_shared/lead-needs.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('submit-application', submitApplication, leadNeeds)
