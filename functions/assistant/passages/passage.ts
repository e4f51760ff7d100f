import type { PageKey } from '#content/pages.ts'

/** A paragraph of the site's own texts, in one language, with all numbers and names in place. */
export interface Passage {
  /** Where it stands in the words, the same in both languages: `page-faq/questions.exam.answer`. */
  id: string
  page: PageKey
  /** Where a visitor reads it: a path of the site, with an anchor where it has one. */
  address: string
  /** The kind of insurance that it is about, where only its page says so. */
  kind?: string | undefined
  /** The heading it stands under. */
  heading: string
  text: string
  /** How it is quoted away from its page; undefined where it says nothing there. */
  quoting?: Quoting | undefined
}

export interface Quoting {
  /** The paragraph, after the one that it goes on from. */
  text: string
  /** Whether its heading has to be said first. */
  needsHeading: boolean
}

/** What a passage stands under, with the kind of insurance that it is about. */
export function fullHeading({ kind, heading }: Pick<Passage, 'kind' | 'heading'>): string {
  return kind && heading ? `${kind}: ${heading}` : (kind ?? heading)
}
