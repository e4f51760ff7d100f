/** Every address of the site by its role: the one place that spells them. */
export const paths = {
  home: '/',
  quote: '/quote',
  companies: '/quote/companies',
  review: '/quote/review',
  options: '/quote/options',
  marketplace: '/marketplace',
  instantQuotes: '/white-swan-quotes',
  contact: '/contact',
  confirmation: '/confirmation',
  application: '/application',
  about: '/about',
  faq: '/faq',
  guides: '/guides',
  learning: '/learning',
  auth: '/auth',
  authCallback: '/auth/callback',
  authConfirm: '/auth/confirm',
  dashboard: '/dashboard',
  agent: '/agent',
  termLife: '/term-life-insurance',
  wholeLife: '/whole-life-insurance',
  indexUniversalLife: '/index-universal-life',
  finalExpense: '/final-expense-insurance',
  noMedicalExam: '/no-medical-exam',
  mortgageProtection: '/mortgage-protection',
  buyingTips: '/buying-tips',
  beneficiaryGuide: '/beneficiary-guide',
  affordableInsurance: '/affordable-insurance',
  goalQuiz: '/what-life-insurance-should-i-get',
  howWeEstimate: '/how-we-estimate',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  cookiePolicy: '/cookie-policy',
  disclaimers: '/disclaimers',
} as const

export type PathName = keyof typeof paths

export function isPathName(name: string): name is PathName {
  return Object.hasOwn(paths, name)
}
