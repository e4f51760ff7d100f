import { paths } from '#domain/site/paths.ts'

/** What a page is to those who find it from outside. */
export interface PagePlace {
  /** The page that it stands below, other than the home page. */
  below?: 'learning'
  /** A text to read, rather than a product, a tool or a form. */
  isArticle?: boolean
  /** Says who the agency is. */
  isAgency?: boolean
  /** The first page: nothing stands above it. */
  isTop?: boolean
}

/** The pages that tell search engines more than their title; forms and personal pages have nothing to add. */
const places: ReadonlyMap<string, PagePlace> = new Map<string, PagePlace>([
  [paths.home, { isAgency: true, isTop: true }],
  [paths.about, { isAgency: true }],
  [paths.faq, {}],
  [paths.learning, {}],
  [paths.guides, { isArticle: true }],
  [paths.termLife, {}],
  [paths.wholeLife, {}],
  [paths.indexUniversalLife, {}],
  [paths.finalExpense, {}],
  [paths.noMedicalExam, {}],
  [paths.mortgageProtection, {}],
  [paths.buyingTips, { below: 'learning', isArticle: true }],
  [paths.beneficiaryGuide, { below: 'learning', isArticle: true }],
  [paths.affordableInsurance, { below: 'learning', isArticle: true }],
  [paths.howWeEstimate, { isArticle: true }],
  [paths.goalQuiz, {}],
  [paths.privacyPolicy, {}],
  [paths.terms, {}],
  [paths.cookiePolicy, {}],
  [paths.disclaimers, {}],
])

/** The place of the page at this address; undefined for a form or a personal page. */
export function pagePlace(path: string): PagePlace | undefined {
  return places.get(path)
}
