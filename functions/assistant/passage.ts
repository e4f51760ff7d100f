import type { PathName } from '#domain/site/paths.ts'

/** A paragraph of the site's own texts, in one language, with all numbers and names in place. */
export interface Passage {
  /** Where it stands in the words, the same in both languages: `page-faq/questions.exam.answer`. */
  id: string
  page: PathName
  /** Where a visitor reads it: a path of the site, with an anchor where it has one. */
  address: string
  /** The heading it stands under. */
  heading: string
  text: string
}
