import { aiChatName } from '#domain/chat/ai-chat.ts'
import { contactChoicesName } from '#domain/leads/contact-choices.ts'
import { requestStatusName } from '#domain/leads/status/request-status.ts'
import { carryAnswersName } from '#domain/storage/carried/carry-answers.ts'
import { passOnAnswers } from '#functions/carried/carry-answers.ts'
import { contactChoices } from '#functions/leads/contact-choices.ts'
import { requestStatus } from '#functions/leads/request-status.ts'
import {
  emailQuote,
  emailQuoteName,
  requestCall,
  requestCallName,
  submitApplication,
  submitApplicationName,
} from '#functions/leads/submissions.ts'
import {
  applicationStatus,
  applicationStatusName,
  startApplication,
} from '#functions/quotes/plan-application.ts'
import { priceModel } from '#functions/quotes/price-model.ts'
import { completeRequest, policySearch } from '#functions/quotes/quote-search.ts'
import { aiChat } from './ai-chat.ts'
import type { CloudFunction } from './context.ts'

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
  [contactChoicesName, contactChoices],
  [requestStatusName, requestStatus],
  [carryAnswersName, passOnAnswers],
  [aiChatName, aiChat],
])
