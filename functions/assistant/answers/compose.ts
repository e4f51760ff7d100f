import type { PageKey } from '#content/pages.ts'
import { isPageKey, paths } from '#domain/site/paths.ts'
import type { AssistantWords } from '#functions/assistant/words.ts'

/** A link of an answer: a page, or an address inside one. */
export interface AnswerLink {
  page: PageKey
  address: string
}

export function pageLink(page: PageKey): AnswerLink {
  return { page, address: paths[page] }
}

/** An answer as the widget shows it: the text, then up to three pages to read more on that the text does not name. */
export function composeAnswer(text: string, links: readonly AnswerLink[], words: AssistantWords): string {
  const isNamed = ({ address }: AnswerLink) => text.includes(`](${address})`)
  const [first, ...others] = links
    .slice(0, 3)
    .filter((link) => !isNamed(link))
    .map(({ page, address }) => `[${words.pages[page]}](${address})`)
  if (first === undefined) return text
  const more = `${words.frame.readMore} ${first}`
  const besides = others.length > 0 ? `\n${words.frame.seeAlso} ${others.join(' · ')}` : ''
  return `${text}\n\n${more}${besides}`
}

/** Fills in the operator's words and turns page names into addresses. Throws for a name that is neither. */
export function completeOwnWords(text: string, operator: Readonly<Record<string, string>>): string {
  return text
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
      const value = operator[name]
      if (value === undefined) throw new Error(`The assistant's words name ${placeholder}, which is nothing`)
      return value
    })
    .replace(/\]\((\w+)\)/g, (_, name: string) => {
      if (!isPageKey(name)) throw new Error(`The assistant's words link to ${name}, which is no page`)
      return `](${paths[name]})`
    })
}
