import { readContinued } from '#domain/quotes/estimate/continue-address.ts'
import { paths } from '#domain/site/paths.ts'

/** A piece of an answer as it is shown: words, a link to one of our own addresses, or a number to be dialed. */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'phone'; text: string }

/** The Suicide and Crisis Lifeline of the US. */
export const lifeline = '988'

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/
const ownPaths = new Set<string>(Object.values(paths))

/** Whether an address is a page of ours, maybe with an anchor, or the instant quote with a product or with answers. */
function isOwn(address: string): boolean {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const isInstant = path === paths.instantQuotes
  const isProduct = isInstant && /^\?product=[A-Za-z]+$/.test(query)
  if (isInstant && query === '' && readContinued(anchor) !== undefined) return true
  return ownPaths.has(path) && (query === '' || isProduct) && /^(#[\w-]+)?$/.test(anchor)
}

/**
 * An answer in paragraphs of parts. Nothing but `[label](address)` with an address of ours becomes a link: whatever
 * else looks like one stays the text that it is. `phone` is the agent's, as the settings spell it.
 */
export function answerParagraphs(answer: string, phone: string): AnswerPart[][] {
  const spelled = phone.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
  const pieces = new RegExp(`${link.source}|${spelled}|(?<![\\w$.,+-])${lifeline}(?![\\w-]|[.,]\\d)`, 'g')
  return answer
    .split(/\n\s*\n/)
    .map((paragraph) => partsOf(paragraph.trim(), pieces))
    .filter((parts) => parts.length > 0)
}

function partsOf(paragraph: string, pieces: RegExp): AnswerPart[] {
  const parts: AnswerPart[] = []
  let end = 0
  const addText = (text: string) => {
    const last = parts.at(-1)
    if (last?.kind === 'text') last.text += text
    else if (text) parts.push({ kind: 'text', text })
  }
  for (const { 0: whole, 1: label, 2: to, index } of paragraph.matchAll(pieces)) {
    addText(paragraph.slice(end, index))
    if (label === undefined || to === undefined) parts.push({ kind: 'phone', text: whole })
    else if (isOwn(to)) parts.push({ kind: 'link', text: label, to })
    else addText(whole)
    end = index + whole.length
  }
  addText(paragraph.slice(end))
  return parts
}
