import { isTextList } from '#app/features/pages/text-list.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { type Article, articles } from './articles.ts'

export interface GuideSection {
  title: string
  /** Its paragraphs. */
  content: readonly string[]
  /** Expert tips, where it has some. */
  tips?: readonly string[]
}

export interface GuideContent {
  introduction: string
  /** Numbered on the page, so that their titles carry no number. */
  sections: readonly GuideSection[]
  /** The key takeaways. */
  conclusion: readonly string[]
}

/** An article with its words, in one language. */
export interface Guide extends Article {
  title: string
  subtitle: string
  content: GuideContent
}

function isGuideSection(value: unknown): value is GuideSection {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    isTextList(value.content) &&
    (value.tips === undefined || isTextList(value.tips))
  )
}

function isGuideContent(value: unknown): value is GuideContent {
  return (
    isRecord(value) &&
    typeof value.introduction === 'string' &&
    Array.isArray(value.sections) &&
    value.sections.every(isGuideSection) &&
    isTextList(value.conclusion)
  )
}

/**
 * Joins an article with its words: its title stands in `guide-labels` (other pages lead to it by its title), all else is
 * the part `guide` of its own locale file `guide-<id>.json`:
 *
 *     "guide": {
 *       "subtitle": "…",
 *       "content": {
 *         "introduction": "…",
 *         "sections": [{ "title": "…", "content": ["a paragraph", …], "tips": ["an expert tip", …] }, …],
 *         "conclusion": ["a key takeaway", …]
 *       }
 *     },
 *     "sources": ["irc101", …]
 *
 * Sections are numbered by the page; `tips` and `sources` may be missing. A number is a fact, `{{reviewYears}}`.
 * A link is `[its text](its target)`; see `splitLinks`. Throws when the words have another shape.
 */
export function toGuide(article: Article, title: string, words: unknown): Guide {
  if (isRecord(words)) {
    const { subtitle, content } = words
    if (typeof subtitle === 'string' && isGuideContent(content))
      return { ...article, title, subtitle, content }
  }
  throw new Error(`The words of the guide ${article.id} are not those of a guide`)
}

/** The label of a guide's category among the words of `guide-labels`; "Guide" for one without a category. */
export function categoryKey({ category }: Pick<Article, 'category'>): string {
  return category ? `categories.${category}` : 'guide'
}

/** Each category once, in the order of the articles. */
export function distinctCategories(of: readonly Pick<Article, 'category'>[] = articles): string[] {
  return [...new Set(of.filter(({ category }) => category).map(categoryKey))]
}
