import SearchableMap from 'minisearch/SearchableMap'
import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import { runningSums } from './running-sums.ts'
import { termOf, wordsOf } from './terms.ts'

/** What a text leads to: the id of a passage, with the name of its page as the topic, or of an own answer, for both. */
const targetSchema = z.strictObject({ target: z.string(), topic: z.string() })
export type Target = z.infer<typeof targetSchema>

interface IndexedText extends Target {
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
type TextIndex = z.infer<typeof textIndexSchema>

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

/** So many of the nearest texts of a topic count. */
export const fewTexts = 5

/**
 * Finds texts that have words of a message, also misspelled or only begun; the nearest come first. Of the texts of a
 * topic there are the nearest few, and of those of a target the nearest one. The scores, and the order of those that are
 * equal, are MiniSearch's for the same texts, whose own index takes ten times the memory.
 */
export function createTextSearch(index: TextIndex, language: Language): (message: string) => Hit[] {
  // In the order in which the texts brought them, for terms that are found come in the order of the tree.
  const terms = SearchableMap.from(index.terms.map((term, place): [string, number] => [term, place]))
  const ends = runningSums(index.sizes)
  const textCount = index.lengths.length
  const averageLength = index.lengths.reduce((sum, length) => sum + length, 0) / textCount
  const common = new Set(index.common)
  // A message may find most of the texts: these numbers are used again for each, instead of thousands of new objects.
  const ofWord = scoreList(textCount)
  const ofMessage = scoreList(textCount)
  const termCounts = new Uint16Array(textCount)
  const placeOf = new Uint16Array(textCount)
  const topics = [...new Set(index.targets.map(({ topic }) => topic))]
  const topicOf = Uint16Array.from(index.targets, ({ topic }) => topics.indexOf(topic))

  function searchedWords(message: string): string[] {
    const words = wordsOf(message)
    const telling = words.filter((word) => !termOf(word, language).isEmpty)
    if (telling.length < 2) return words
    return words.filter((word) => telling.includes(word) || !common.has(word))
  }

  function textsOf(place: number): Uint16Array {
    return index.texts.subarray(ends[place - 1] ?? 0, ends[place])
  }

  function textsWith(term: string): Uint16Array {
    const place = terms.get(term)
    return place === undefined ? new Uint16Array() : textsOf(place)
  }

  /** Adds what a term counts for the texts that have it. */
  function addScores(place: number, weight: number): void {
    const start = ends[place - 1] ?? 0
    const texts = textsOf(place)
    const inverseFrequency = Math.log(1 + (textCount - texts.length + 0.5) / (texts.length + 0.5))
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at] ?? 0
      const frequency = index.frequencies[start + at] ?? 0
      const length = index.lengths[text] ?? 0
      const saturation = (frequency * (k + 1)) / (frequency + k * (1 - b + (b * length) / averageLength))
      ofWord.add(text, weight * (inverseFrequency * (d + saturation)))
    }
  }

  /** Scores the texts for a term of the message. */
  function scoreTerm(term: string): void {
    const boost = isEmpty(term) ? emptyShare : 1
    const place = terms.get(term)
    if (place !== undefined) addScores(place, boost)
    if (isEmpty(term) || term.length < 4) return
    const similar = terms.fuzzyGet(term, term.length > 6 ? 2 : 1)
    if (term.length > 4) {
      for (const [longer, place] of terms.atPrefix(term)) {
        const distance = longer.length - term.length
        similar.delete(longer)
        const weight = (prefixWeight * longer.length) / (longer.length + 0.3 * distance)
        if (distance > 0) addScores(place, weight * boost)
      }
    }
    for (const [other, [place, distance]] of similar) {
      const weight = (fuzzyWeight * other.length) / (other.length + distance)
      if (distance > 0) addScores(place, weight * boost)
    }
  }

  /** Scores the texts that have a word of the message; answers each of its terms with those that surely have it. */
  function scoreMessage(message: string): Map<string, Uint16Array> {
    const known = new Map<string, Uint16Array>()
    for (const word of searchedWords(message)) {
      const term = indexedTerm(word, language)
      const isNew = !known.has(term)
      scoreTerm(term)
      const found = ofWord.texts()
      for (const text of found) {
        ofMessage.add(text, ofWord.scoreOf(text))
        if (isNew) termCounts[text] = (termCounts[text] ?? 0) + 1
      }
      // A short word with another letter is another word.
      if (isNew) known.set(term, term.length >= fewestMisspelled ? found.slice() : textsWith(term))
      ofWord.clear()
    }
    return known
  }

  /** Of the texts that were found, the nearest one of each target and the nearest few of each topic, in their order. */
  function nearestTexts(): { text: number; score: number }[] {
    const found = ofMessage.texts()
    const scoreAt = (place: number) => {
      const text = found[place] ?? 0
      return ofMessage.scoreOf(text) * (termCounts[text] ?? 0)
    }
    const ofTargets = index.targets.map(() => -1)
    const ofTopics = topics.map((): number[] => [])
    for (let place = 0; place < found.length; place++) {
      const score = scoreAt(place)
      const target = index.targetOf[found[place] ?? 0] ?? 0
      const nearest = ofTargets[target] ?? -1
      if (nearest < 0 || score > scoreAt(nearest)) ofTargets[target] = place
      const few = ofTopics[topicOf[target] ?? 0] ?? []
      const after = few.findLastIndex((other) => scoreAt(other) >= score) + 1
      if (after < fewTexts) few.splice(after, 0, place)
      if (few.length > fewTexts) few.pop()
    }
    const places = new Set([...ofTargets.filter((place) => place >= 0), ...ofTopics.flat()])
    return [...places]
      .sort((one, other) => scoreAt(other) - scoreAt(one) || one - other)
      .map((place) => ({ text: found[place] ?? 0, score: scoreAt(place) }))
  }

  /** Which of the terms stand in each of these texts. */
  function wordsIn(
    nearest: readonly { text: number }[],
    known: ReadonlyMap<string, Uint16Array>,
  ): string[][] {
    const words = nearest.map((): string[] => [])
    for (const [place, { text }] of nearest.entries()) placeOf[text] = place + 1
    for (const [term, texts] of known) {
      for (const text of texts) words[(placeOf[text] ?? 0) - 1]?.push(term)
    }
    for (const { text } of nearest) placeOf[text] = 0
    return words
  }

  return (message) => {
    const known = scoreMessage(message)
    const nearest = nearestTexts()
    for (const text of ofMessage.texts()) termCounts[text] = 0
    ofMessage.clear()
    const words = wordsIn(nearest, known)
    const best = nearest[0]?.score ?? 1
    return nearest.flatMap(({ text, score }, place) => {
      const target = index.targets[index.targetOf[text] ?? 0]
      return target ? [{ ...target, nearness: score / best, words: words[place] ?? [] }] : []
    })
  }
}

/** Sums of numbers for some of the texts, and these in the order in which they came. */
function scoreList(textCount: number) {
  const scores = new Float64Array(textCount)
  const texts = new Uint16Array(textCount)
  let count = 0
  return {
    add(text: number, score: number) {
      if (scores[text] === 0) texts[count++] = text
      scores[text] = (scores[text] ?? 0) + score
    },
    scoreOf: (text: number) => scores[text] ?? 0,
    texts: () => texts.subarray(0, count),
    clear() {
      for (let at = 0; at < count; at++) scores[texts[at] ?? 0] = 0
      count = 0
    },
  }
}
