import type { PageModule } from '#app/routing/page-module.ts'
import { type PathName, paths } from '#domain/site/paths.ts'

/** The site's table of contents: one thin file of `routes/` per address, none with a parameter. */
const fileNames: Record<PathName, string> = {
  home: 'home',
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
  authConfirm: 'auth-confirm',
  dashboard: 'dashboard',
  agent: 'agent',
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

const isListed = (name: string): name is PathName => Object.hasOwn(fileNames, name)

const files = new Map([
  ...Object.keys(fileNames)
    .filter(isListed)
    .map((name): [string, string] => [paths[name], fileNames[name]]),
  ['/error', 'error'],
])

/** Each page is a chunk of its own. What pages share lies beside them and is no page itself. */
const modules = import.meta.glob<PageModule>(['./routes/*.tsx', '!./routes/{desk-dialogs,plan-desk}.tsx'])

/** Every address that has a page; any other one gets the page for unknown addresses. */
export const addresses: readonly string[] = [...files.keys()]

/** The file of the page at an address, as the table's own imports name it. */
export function pageFile(pathname: string): string {
  return `./routes/${files.get(pathname) ?? 'not-found'}.tsx`
}

/** Loads the page at an address; rejects when its file is not to be had. */
export async function loadPage(pathname: string): Promise<PageModule> {
  const load = modules[pageFile(pathname)]
  if (!load) throw new Error(`The page of ${pathname} has no file`)
  return load()
}
