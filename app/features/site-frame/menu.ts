import { type PathName, paths } from '#domain/site/paths.ts'

export interface MenuItem {
  page: PathName
  /** An anchor on that page. */
  anchor?: string
}

/** The items by their word in the `menu` strings of this feature. */
export const productItems = {
  termLife: { page: 'termLife' },
  wholeLife: { page: 'wholeLife' },
  indexUniversalLife: { page: 'indexUniversalLife' },
} as const satisfies Record<string, MenuItem>

export const headerItems = {
  whyUs: { page: 'home', anchor: 'why-us' },
  faq: { page: 'faq' },
  guides: { page: 'guides' },
  learning: { page: 'learning' },
  about: { page: 'about' },
} as const satisfies Record<string, MenuItem>

export const companyItems = {
  about: { page: 'about' },
  licensing: { page: 'home', anchor: 'licensing' },
  faq: { page: 'faq' },
  privacyPolicy: { page: 'privacyPolicy' },
  terms: { page: 'terms' },
  disclaimers: { page: 'disclaimers' },
} as const satisfies Record<string, MenuItem>

export const resourceItems = {
  guides: { page: 'guides' },
  learning: { page: 'learning' },
} as const satisfies Record<string, MenuItem>

export const moreWaysItems = {
  finalExpense: { page: 'finalExpense' },
  noMedicalExam: { page: 'noMedicalExam' },
  mortgageProtection: { page: 'mortgageProtection' },
  goalQuiz: { page: 'goalQuiz' },
} as const satisfies Record<string, MenuItem>

export const legalItems = {
  cookiePolicy: { page: 'cookiePolicy' },
  privacyPolicy: { page: 'privacyPolicy' },
  terms: { page: 'terms' },
} as const satisfies Record<string, MenuItem>

/** The words and addresses of a menu's items, in their order. */
export function shownItems<Word extends string>(items: Record<Word, MenuItem>): { word: Word; to: string }[] {
  const words = Object.keys(items).filter((word): word is Word => word in items)
  return words.map((word) => ({ word, to: addressOf(items[word]) }))
}

function addressOf({ page, anchor }: MenuItem): string {
  return anchor ? `${paths[page]}#${anchor}` : paths[page]
}
