import type { PageKey } from '#content/pages.ts'
import { isPageKey, paths } from '#domain/site/paths.ts'

/** Questions that the panel offers; their words are `suggestions` of the chat. */
export const suggestionIds = [
  'kind',
  'howMuch',
  'exam',
  'cost',
  'privacy',
  'person',
  'termEnds',
  'termOrWhole',
  'cashValue',
  'capFloor',
  'funeral',
  'noExam',
  'mortgage',
  'beneficiary',
  'child',
  'missed',
  'payLess',
  'healthClass',
  'exact',
  'license',
  'paid',
  'after',
  'account',
] as const

export type SuggestionId = (typeof suggestionIds)[number]

const general: readonly SuggestionId[] = ['kind', 'exam', 'howMuch']
const whileAnswering: readonly SuggestionId[] = ['howMuch', 'privacy', 'exam']
const besidePrices: readonly SuggestionId[] = ['exact', 'healthClass', 'payLess']
const beforeSending: readonly SuggestionId[] = ['after', 'privacy', 'exam']
const ofAccounts: readonly SuggestionId[] = ['account', 'privacy', 'person']
const legal: readonly SuggestionId[] = ['privacy', 'license', 'person']

const ofPages: Partial<Record<PageKey, readonly SuggestionId[]>> = {
  quote: whileAnswering,
  review: whileAnswering,
  companies: besidePrices,
  marketplace: besidePrices,
  instantQuotes: besidePrices,
  options: beforeSending,
  contact: beforeSending,
  application: beforeSending,
  confirmation: ['after', 'person', 'missed'],
  about: ['license', 'paid', 'person'],
  faq: ['beneficiary', 'cashValue', 'person'],
  guides: ['beneficiary', 'payLess', 'termOrWhole'],
  learning: ['termOrWhole', 'cashValue', 'beneficiary'],
  auth: ofAccounts,
  dashboard: ofAccounts,
  termLife: ['termEnds', 'howMuch', 'exam'],
  wholeLife: ['cashValue', 'termOrWhole', 'missed'],
  indexUniversalLife: ['capFloor', 'cashValue', 'termOrWhole'],
  finalExpense: ['funeral', 'exam', 'cost'],
  noMedicalExam: ['noExam', 'healthClass', 'cost'],
  mortgageProtection: ['mortgage', 'howMuch', 'termEnds'],
  buyingTips: ['payLess', 'howMuch', 'healthClass'],
  beneficiaryGuide: ['beneficiary', 'child', 'missed'],
  affordableInsurance: ['payLess', 'cost', 'healthClass'],
  goalQuiz: ['kind', 'termOrWhole', 'howMuch'],
  howWeEstimate: ['exact', 'healthClass', 'cost'],
  privacyPolicy: legal,
  terms: legal,
  cookiePolicy: legal,
  disclaimers: legal,
}

/** The questions, up to three, that fit the page at an address. */
export function suggestionsFor(pathname: string): readonly SuggestionId[] {
  const page = Object.keys(paths).find((name) => isPageKey(name) && paths[name] === pathname)
  return (page !== undefined && isPageKey(page) && ofPages[page]) || general
}
