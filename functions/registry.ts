import { aiChatName } from '#domain/chat/ai-chat.ts'
import { aiChat } from './ai-chat.ts'
import { applicationStatus, applicationStatusName } from './application-status.ts'
import { completeRequest } from './complete-request.ts'
import type { CloudFunction } from './context.ts'
import { emailQuote, emailQuoteName } from './email-quote.ts'
import { policySearch } from './policy-search.ts'
import { priceModel } from './price-model.ts'
import { requestCall, requestCallName } from './request-call.ts'
import { startApplication } from './start-application.ts'
import { submitApplication, submitApplicationName } from './submit-application.ts'

/** Every cloud function by the name it is called by. */
export const cloudFunctions: ReadonlyMap<string, CloudFunction> = new Map<string, CloudFunction>([
  ['white-swan-complete-request', completeRequest],
  ['white-swan-policy-search', policySearch],
  ['white-swan-start-application', startApplication],
  [applicationStatusName, applicationStatus],
  ['price-model', priceModel],
  [submitApplicationName, submitApplication],
  [emailQuoteName, emailQuote],
  [requestCallName, requestCall],
  [aiChatName, aiChat],
])
