import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { type PathName, paths } from './paths.ts'

const fileNames: Record<Exclude<PathName, 'home'>, string> = {
  quote: 'quote',
  companies: 'companies',
  review: 'review',
  options: 'options',
  marketplace: 'marketplace',
  instantQuotes: 'instant-quotes',
  contact: 'contact',
  confirmation: 'confirmation',
  application: 'application',
  about: 'about',
  faq: 'faq',
  guides: 'guides',
  learning: 'learning',
  auth: 'auth',
  authCallback: 'auth-callback',
  dashboard: 'dashboard',
  termLife: 'term-life',
  wholeLife: 'whole-life',
  indexUniversalLife: 'index-universal-life',
  finalExpense: 'final-expense',
  noMedicalExam: 'no-medical-exam',
  mortgageProtection: 'mortgage-protection',
  buyingTips: 'buying-tips',
  beneficiaryGuide: 'beneficiary-guide',
  affordableInsurance: 'affordable-insurance',
  goalQuiz: 'goal-quiz',
  howWeEstimate: 'how-we-estimate',
  privacyPolicy: 'privacy-policy',
  terms: 'terms',
  cookiePolicy: 'cookie-policy',
  disclaimers: 'disclaimers',
}

function isListed(name: string): name is keyof typeof fileNames {
  return Object.hasOwn(fileNames, name)
}

/** The site's table of contents: one thin file per address, none with a route parameter. */
export default [
  index('routes/home.tsx'),
  ...Object.keys(fileNames)
    .filter(isListed)
    .map((name) => route(paths[name], `routes/${fileNames[name]}.tsx`)),
  route('error', 'routes/error.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
