import { facts } from '#content/facts.ts'
import { isSourceId, type Source, sources } from '#content/sources.ts'
import { isRecord } from '#domain/json/is-record.ts'
import type { Language } from '#domain/site/language.ts'
import { allFactWords, type FactWords } from './fact-words.ts'

type Words = Readonly<Record<string, unknown>>

const basisOf = new Map<string, string>(Object.entries(facts).map(([id, { basis }]) => [id, basis]))

/** `{{noExamLimit}}` or `{{finalExpenseCoverage.low}}`. */
const named = /\{\{\s*(\w+)(?:\.(low|high))?\s*\}\}/g

function said(words: FactWords, end: string | undefined): string | undefined {
  if (typeof words === 'string') return end ? undefined : words
  return end === 'low' || end === 'high' ? words[end] : undefined
}

function fillIn(node: unknown, numbers: ReadonlyMap<string, FactWords>): unknown {
  if (typeof node === 'string') {
    return node.replace(named, (placeholder, id: string, end?: string) => {
      const words = numbers.get(id)
      if (words === undefined) return placeholder
      const number = said(words, end)
      if (number === undefined) throw new Error(`${placeholder} names a range or its end wrongly`)
      return number
    })
  }
  if (Array.isArray(node)) return node.map((item) => fillIn(item, numbers))
  if (!isRecord(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, fillIn(child, numbers)]))
}

/** The public sources that words rest on: their own, and those of the facts that they name. */
function sourcesOf(words: Words): Source[] {
  const own = Array.isArray(words.sources) ? words.sources.map(String) : []
  const unknown = own.filter((id) => !isSourceId(id))
  if (unknown.length > 0) throw new Error(`No such source: ${unknown.join(', ')}`)
  const ofFacts = [...JSON.stringify(words).matchAll(named)].map(([, id = '']) => basisOf.get(id) ?? '')
  return [...new Set([...own, ...ofFacts])].filter(isSourceId).map((id) => sources[id])
}

/**
 * A content page's words as the site shows them: every fact written out in the page's language, and `sources` with all
 * that the words rest on. Other placeholders stay: the operator's names, and figures that the page works out. Throws
 * for a source that there is not, and for a fact whose range is named without its end.
 */
export function completeWords(words: Words, language: Language): Words {
  const numbers = new Map(Object.entries(allFactWords(facts, language)))
  const { sources: _ids, ...texts } = words
  const filled = Object.entries(texts).map(([key, child]) => [key, fillIn(child, numbers)])
  const all = sourcesOf(words)
  return { ...Object.fromEntries(filled), ...(all.length > 0 ? { sources: all } : {}) }
}
