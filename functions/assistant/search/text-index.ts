import SearchableMap from 'minisearch/SearchableMap'
import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import { runningSums } from './running-sums.ts'
import { termOf, wordsOf } from './terms.ts'

/** What a text leads to: the id of a passage, with the name of its page as the topic, or of an own answer, for both. */
const targetSchema = z.strictObject({ target: z.string(), topic: z.string() })
export type Target = z.infer<typeof targetSchema>

export interface IndexedText extends Target {
  text: string
}

/** Which texts have which terms. Texts, targets and terms go by their places. */
export const textIndexSchema = z.strictObject({
  targets: z.array(targetSchema),
  /** The target of each text, and how many different words it has. */
  targetOf: z.instanceof(Uint16Array),
  lengths: z.instanceof(Uint16Array),
  terms: z.array(z.string()),
  /** In how many texts each term stands, and in which: first those of the first term. */
  sizes: z.instanceof(Uint16Array),
  texts: z.instanceof(Uint16Array),
  /** How often the term stands in each of them. */
  frequencies: z.instanceof(Uint8Array),
  /** Words that stand in so many texts that they are left out beside others: to look them up takes longest. */
  common: z.array(z.string()),
})
export type TextIndex = z.infer<typeof textIndexSchema>

/** A text that was found, its score beside that of the nearest one, and the message's words that stand in it. */
export interface Hit extends Target {
  nearness: number
  words: readonly string[]
}

/** A word that stands in more than this part of the texts is common. */
const commonShare = 0.05
/** What a word that tells nothing counts beside another. */
const emptyShare = 0.2
/** A word of so many letters is known also where it is misspelled. */
const fewestMisspelled = 6
/** As MiniSearch has them: of BM25+, and what a term counts that only begins with a word, or is spelled like it. */
const { k, b, d } = { k: 1.2, b: 0.7, d: 0.5 }
const prefixWeight = 0.375
const fuzzyWeight = 0.45

const emptyMark = '~'
const isEmpty = (term: string) => term.startsWith(emptyMark)

function indexedTerm(word: string, language: Language): string {
  const { term, isEmpty } = termOf(word, language)
  return isEmpty ? `${emptyMark}${term}` : term
}

/** Makes the index of texts in one language. */
export function makeTextIndex(texts: readonly IndexedText[], language: Language): TextIndex {
  const topics = new Map(texts.map(({ target, topic }) => [target, topic]))
  const targetPlaces = new Map([...topics.keys()].map((target, place) => [target, place]))
  const words = texts.map(({ text }) => wordsOf(text))
  const terms = new Map<string, Map<number, number>>()
  const counts = new Map<string, number>()
  words.forEach((ofText, place) => {
    for (const word of ofText) {
      const term = indexedTerm(word, language)
      const frequencies = terms.get(term) ?? new Map<number, number>()
      terms.set(term, frequencies.set(place, (frequencies.get(place) ?? 0) + 1))
    }
    for (const word of new Set(ofText)) counts.set(word, (counts.get(word) ?? 0) + 1)
  })
  return {
    targets: [...topics].map(([target, topic]) => ({ target, topic })),
    targetOf: Uint16Array.from(texts, ({ target }) => targetPlaces.get(target) ?? 0),
    lengths: Uint16Array.from(words, (ofText) => new Set(ofText).size),
    terms: [...terms.keys()],
    sizes: Uint16Array.from(terms.values(), ({ size }) => size),
    texts: Uint16Array.from([...terms.values()].flatMap((frequencies) => [...frequencies.keys()])),
    frequencies: Uint8Array.from([...terms.values()].flatMap((frequencies) => [...frequencies.values()])),
    common: [...counts].filter(([, count]) => count > commonShare * texts.length).map(([word]) => word),
  }
}

/**
 * Finds texts that have words of a message, also misspelled or only begun; the nearest come first. The scores, and the
 * order of those that are equal, are MiniSearch's for the same texts, whose own index takes ten times the memory.
 */
export function createTextSearch(index: TextIndex, language: Language): (message: string) => Hit[] {
  // In the order in which the texts brought them, for terms that are found come in the order of the tree.
  const terms = SearchableMap.from(index.terms.map((term, place): [string, number] => [term, place]))
  const ends = runningSums(index.sizes)
  const textCount = index.lengths.length
  const averageLength = index.lengths.reduce((sum, length) => sum + length, 0) / textCount
  const common = new Set(index.common)

  function searchedWords(message: string): string[] {
    const words = wordsOf(message)
    const telling = words.filter((word) => !termOf(word, language).isEmpty)
    if (telling.length < 2) return words
    return words.filter((word) => telling.includes(word) || !common.has(word))
  }

  /** Adds what a term counts for the texts that have it. */
  function addScores(scores: Map<number, number>, place: number, weight: number): void {
    const start = ends[place - 1] ?? 0
    const texts = index.texts.subarray(start, ends[place])
    const inverseFrequency = Math.log(1 + (textCount - texts.length + 0.5) / (texts.length + 0.5))
    texts.forEach((text, at) => {
      const frequency = index.frequencies[start + at] ?? 0
      const length = index.lengths[text] ?? 0
      const saturation = (frequency * (k + 1)) / (frequency + k * (1 - b + (b * length) / averageLength))
      scores.set(text, (scores.get(text) ?? 0) + weight * (inverseFrequency * (d + saturation)))
    })
  }

  /** The scores of the texts for a term of the message, and those which have the very term. */
  function scoresOf(term: string) {
    const boost = isEmpty(term) ? emptyShare : 1
    const scores = new Map<number, number>()
    const place = terms.get(term)
    if (place !== undefined) addScores(scores, place, boost)
    const exact = new Set(scores.keys())
    if (isEmpty(term) || term.length < 4) return { scores, exact }
    const similar = terms.fuzzyGet(term, term.length > 6 ? 2 : 1)
    if (term.length > 4) {
      for (const [longer, place] of terms.atPrefix(term)) {
        const distance = longer.length - term.length
        similar.delete(longer)
        const weight = (prefixWeight * longer.length) / (longer.length + 0.3 * distance)
        if (distance > 0) addScores(scores, place, weight * boost)
      }
    }
    for (const [other, [place, distance]] of similar) {
      const weight = (fuzzyWeight * other.length) / (other.length + distance)
      if (distance > 0) addScores(scores, place, weight * boost)
    }
    return { scores, exact }
  }

  return (message) => {
    const found = new Map<number, { score: number; terms: string[]; words: string[] }>()
    for (const word of searchedWords(message)) {
      const term = indexedTerm(word, language)
      const { scores, exact } = scoresOf(term)
      for (const [text, score] of scores) {
        const result = found.get(text) ?? { score: 0, terms: [], words: [] }
        if (result.terms.length === 0) found.set(text, result)
        result.score += score
        if (result.terms.includes(term)) continue
        result.terms.push(term)
        // A short word with another letter is another word.
        if (term.length >= fewestMisspelled || exact.has(text)) result.words.push(term)
      }
    }
    const results = [...found].map(([text, { score, terms, words }]) => ({
      text,
      score: score * terms.length,
      words,
    }))
    results.sort((one, other) => other.score - one.score)
    const best = results[0]?.score ?? 1
    return results.flatMap(({ text, score, words }) => {
      const target = index.targets[index.targetOf[text] ?? 0]
      return target ? [{ ...target, nearness: score / best, words }] : []
    })
  }
}
