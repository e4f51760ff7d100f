import type { PageKey } from '#content/pages.ts'

/**
 * What kind of answer it is: `talk` is small talk; `answer` tells what stands in no paragraph of the site's texts (its
 * settings, how to use it); `handOver` leads to the agent; `decline` says what the assistant does not do.
 */
export type OwnAnswerKind = 'talk' | 'answer' | 'handOver' | 'decline'

interface OwnAnswer {
  kind: OwnAnswerKind
  /** The pages that it leads to, the best first. */
  pages: readonly PageKey[]
}

/** The assistant's own answers by id; their words are `answers.<id>` of `words/<language>.json`. */
export const ownAnswers = {
  hello: { kind: 'talk', pages: [] },
  howAreYou: { kind: 'talk', pages: [] },
  thanks: { kind: 'talk', pages: [] },
  bye: { kind: 'talk', pages: [] },
  okay: { kind: 'talk', pages: [] },
  whoAreYou: { kind: 'talk', pages: ['about'] },
  whatCanYouDo: { kind: 'talk', pages: ['learning', 'faq'] },
  rude: { kind: 'talk', pages: ['contact'] },
  notHelpful: { kind: 'talk', pages: ['contact', 'faq'] },

  price: { kind: 'answer', pages: ['quote', 'instantQuotes', 'affordableInsurance'] },
  quoteSteps: { kind: 'answer', pages: ['quote', 'faq'] },
  instantQuotes: { kind: 'answer', pages: ['instantQuotes', 'quote'] },
  compare: { kind: 'answer', pages: ['companies', 'quote'] },
  cart: { kind: 'answer', pages: ['companies', 'quote'] },
  emailQuote: { kind: 'answer', pages: ['companies', 'contact'] },
  applyOnline: { kind: 'answer', pages: ['options', 'quote'] },
  afterApply: { kind: 'answer', pages: ['faq', 'contact'] },
  severalPeople: { kind: 'answer', pages: ['review', 'quote'] },
  changeAnswers: { kind: 'answer', pages: ['review', 'quote'] },
  account: { kind: 'answer', pages: ['auth', 'dashboard'] },
  forgottenPassword: { kind: 'answer', pages: ['auth', 'contact'] },
  savedPlans: { kind: 'answer', pages: ['dashboard', 'auth'] },
  deleteData: { kind: 'answer', pages: ['privacyPolicy', 'contact'] },
  glossary: { kind: 'answer', pages: ['learning', 'faq'] },
  language: { kind: 'answer', pages: ['home'] },
  hours: { kind: 'answer', pages: ['contact'] },
  contact: { kind: 'answer', pages: ['contact'] },
  agent: { kind: 'answer', pages: ['about', 'contact'] },
  licence: { kind: 'answer', pages: ['about', 'contact'] },
  states: { kind: 'answer', pages: ['about', 'contact'] },
  carriers: { kind: 'answer', pages: ['companies', 'about'] },
  free: { kind: 'answer', pages: ['about', 'quote'] },
  /** Where the answers come from the site's texts alone (public setting `assistant: 'site-texts'`). */
  isAssistantStored: { kind: 'answer', pages: ['privacyPolicy'] },
  /** Said in place of `isAssistantStored` where a language model writes (`assistant: 'model'`). */
  isAssistantStoredModel: { kind: 'answer', pages: ['privacyPolicy'] },
  finishLater: { kind: 'answer', pages: ['review', 'auth'] },
  aiAssistants: { kind: 'answer', pages: ['forAssistants', 'howWeEstimate'] },
  startOver: { kind: 'answer', pages: ['review', 'cookiePolicy'] },
  stopContact: { kind: 'answer', pages: ['privacyPolicy', 'contact'] },
  printPlans: { kind: 'answer', pages: ['companies'] },
  accountSecurity: { kind: 'answer', pages: ['dashboard', 'privacyPolicy'] },
  isItLegit: { kind: 'answer', pages: ['about', 'contact'] },
  justLooking: { kind: 'answer', pages: ['quote', 'goalQuiz'] },
  doINeedIt: { kind: 'answer', pages: ['buyingTips', 'goalQuiz'] },
  payPremium: { kind: 'answer', pages: ['affordableInsurance', 'contact'] },
  documents: { kind: 'answer', pages: ['buyingTips', 'noMedicalExam'] },
  children: { kind: 'answer', pages: ['termLife', 'contact'] },
  olderAges: { kind: 'answer', pages: ['finalExpense', 'contact'] },
  discounts: { kind: 'answer', pages: ['affordableInsurance', 'quote'] },

  person: { kind: 'handOver', pages: ['contact'] },
  callMe: { kind: 'handOver', pages: ['contact'] },
  bookCall: { kind: 'handOver', pages: ['contact', 'options'] },
  claim: { kind: 'handOver', pages: ['contact', 'beneficiaryGuide'] },
  existingPolicy: { kind: 'handOver', pages: ['contact', 'faq'] },
  complaint: { kind: 'handOver', pages: ['contact'] },
  siteProblem: { kind: 'handOver', pages: ['contact'] },
  whichForMe: { kind: 'handOver', pages: ['goalQuiz', 'contact'] },
  willIQualify: { kind: 'handOver', pages: ['contact', 'faq'] },
  riskyLife: { kind: 'handOver', pages: ['contact', 'howWeEstimate'] },
  notCitizen: { kind: 'handOver', pages: ['contact'] },
  military: { kind: 'handOver', pages: ['contact'] },
  groupCoverage: { kind: 'handOver', pages: ['contact', 'faq'] },
  otherPlans: { kind: 'handOver', pages: ['contact', 'instantQuotes'] },
  applicationStatus: { kind: 'handOver', pages: ['contact', 'confirmation'] },
  cancelCall: { kind: 'handOver', pages: ['contact'] },
  spouseUnsure: { kind: 'handOver', pages: ['contact', 'learning'] },
  meetInPerson: { kind: 'handOver', pages: ['contact', 'about'] },
  workWithUs: { kind: 'handOver', pages: ['contact'] },

  offTopic: { kind: 'decline', pages: [] },
  otherInsurance: { kind: 'decline', pages: ['learning'] },
  investmentAdvice: { kind: 'decline', pages: ['contact'] },
  legalAdvice: { kind: 'decline', pages: ['contact', 'beneficiaryGuide'] },
  taxAdvice: { kind: 'decline', pages: ['contact', 'beneficiaryGuide'] },
  medicalAdvice: { kind: 'decline', pages: ['contact', 'faq'] },
  guarantee: { kind: 'decline', pages: ['faq', 'contact'] },
  dishonesty: { kind: 'decline', pages: ['contact', 'buyingTips'] },
  instructions: { kind: 'decline', pages: ['quote'] },
  privateNumbers: { kind: 'decline', pages: ['contact'] },
} as const satisfies Record<string, OwnAnswer>

export type OwnAnswerId = keyof typeof ownAnswers

export function isOwnAnswerId(id: string): id is OwnAnswerId {
  return Object.hasOwn(ownAnswers, id)
}
