import MiniSearch, { type SearchResult } from 'minisearch'
import type { Language } from '#domain/site/language.ts'
import { isOwnAnswerId } from '#functions/assistant/answers/own-answers.ts'
import type { Asks } from '#functions/assistant/asks.ts'
import { fullHeading, type Passage } from '#functions/assistant/passages/passage.ts'
import { tellingTerms, termOf, wordsOf } from './terms.ts'
import { createTopics } from './topics.ts'

/** What a message may be about: one of the assistant's own answers, by its id, or a page, by its name. */
export interface FoundTopic {
  topic: string
  /** How sure it is beside the others: 1 where all that was found speaks for it, far below 0 where nothing does. */
  score: number
  /** The page's passages by id, the nearest first; none for an own answer. */
  passages: readonly string[]
  /** How many of the message's telling words stand in what was found, from 0 to 1; undefined where it has none. */
  known: number | undefined
}

/** Tells what a message is about, the surest first; a message that is one of the wordings, what answers that. */
export type Search = (message: string, language: Language) => FoundTopic[]

interface IndexedText {
  target: string
  topic: string
  text: string
}

/** A text that was found, its score beside that of the nearest one, and the message's words that stand in it. */
interface Hit {
  target: string
  topic: string
  nearness: number
  words: readonly string[]
}

/** What counts for a topic: its nearest wording, the mean of its nearest few, and how likely it is. */
const shares = { nearest: 0.35, few: 0.65, likelihood: 0.09 }
const fewWordings = 5
/** What the words of a paragraph itself count beside a wording that asks for it. */
const textShare = 0.5
/** What a word that tells nothing counts beside another. */
const emptyShare = 0.2
/** One that stands in more than this part of the texts is left out beside others: to look it up takes longest. */
const commonShare = 0.05
/** A word of so many letters is known also where it is misspelled. */
const fewestMisspelled = 6

/** Makes the search over how people ask and over the passages themselves; findings come best first. */
export function createSearch(parts: {
  asks: Readonly<Record<Language, Asks>>
  passages: Readonly<Record<Language, readonly Passage[]>>
}): Search {
  const texts = { en: textsOf('en'), es: textsOf('es') }
  const indexes = { en: indexesOf('en'), es: indexesOf('es') }
  // People mix their languages, so what a word makes likely holds whichever language it is in.
  const likelihoods = createTopics(
    Object.values(texts).flatMap((each) => [...each.wordings, ...each.passages]),
  )

  function textsOf(language: Language) {
    const pages = new Map(parts.passages[language].map(({ id, page }) => [id, page]))
    const wordings = Object.entries(parts.asks[language]).flatMap(([target, asked]) => {
      const topic = isOwnAnswerId(target) ? target : pages.get(target)
      return topic === undefined ? [] : asked.map((text) => ({ target, topic, text }))
    })
    const passages = parts.passages[language].map((passage) => ({
      target: passage.id,
      topic: passage.page,
      text: `${fullHeading(passage)} ${passage.text}`,
    }))
    return { wordings, passages }
  }

  function indexesOf(language: Language) {
    const { wordings, passages } = texts[language]
    return {
      wordings: createIndex(wordings, language),
      passages: createIndex(passages, language),
      known: new Map(wordings.map((wording) => [spelling(wording.text), wording])),
    }
  }

  function rank(message: string, language: Language): FoundTopic[] {
    const asked = Map.groupBy(indexes[language].wordings(message), ({ topic }) => topic)
    const said = Map.groupBy(indexes[language].passages(message), ({ topic }) => topic)
    const telling = tellingTerms(message, language)

    function findingOf(topic: string, likelihood: number): FoundTopic {
      const hits = asked.get(topic) ?? []
      const few = hits.slice(0, fewWordings)
      const mean = few.reduce((sum, { nearness }) => sum + nearness, 0) / fewWordings
      const nearness = shares.nearest * (hits[0]?.nearness ?? 0) + shares.few * mean
      const words = new Set(few.flatMap((hit) => hit.words).filter((word) => telling.has(word)))
      return {
        topic,
        score: nearness + shares.likelihood * likelihood,
        passages: isOwnAnswerId(topic) ? [] : nearestTargets(hits, said.get(topic) ?? []),
        known: telling.size === 0 ? undefined : words.size / telling.size,
      }
    }
    return [...likelihoods(message)]
      .map(([topic, likelihood]) => findingOf(topic, likelihood))
      .sort((a, b) => b.score - a.score)
  }

  return (message, language) => {
    const ranked = rank(message, language)
    const wording = indexes[language].known.get(spelling(message))
    return wording ? withWording(ranked, wording) : ranked
  }
}

/** Puts first what a wording asks for, letter by letter. */
function withWording(ranked: readonly FoundTopic[], { topic, target }: IndexedText): FoundTopic[] {
  const others = ranked.filter((finding) => finding.topic !== topic)
  const passages = ranked.find((finding) => finding.topic === topic)?.passages ?? []
  const first = isOwnAnswerId(topic) ? [] : [...new Set([target, ...passages])]
  return [{ topic, score: 1, passages: first, known: 1 }, ...others]
}

const spelling = (text: string) => wordsOf(text).join(' ')

/** Finds texts that have words of a message, also misspelled or only begun; the nearest come first. */
function createIndex(texts: readonly IndexedText[], language: Language): (message: string) => Hit[] {
  const isEmpty = (term: string) => term.startsWith('~')
  const index = new MiniSearch<IndexedText & { id: number }>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => {
      const { term, isEmpty } = termOf(word, language)
      return isEmpty ? `~${term}` : term
    },
    searchOptions: {
      fuzzy: (term) => (isEmpty(term) || term.length < 4 ? 0 : term.length > 6 ? 2 : 1),
      prefix: (term) => !isEmpty(term) && term.length > 4,
      boostTerm: (term) => (isEmpty(term) ? emptyShare : 1),
    },
  })
  index.addAll(texts.map((text, id) => ({ ...text, id })))

  const counts = new Map<string, number>()
  for (const { text } of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const isCommon = (word: string) => (counts.get(word) ?? 0) > commonShare * texts.length

  function searchedWords(message: string): string[] {
    const words = wordsOf(message)
    const telling = words.filter((word) => !termOf(word, language).isEmpty)
    if (telling.length < 2) return words
    return words.filter((word) => telling.includes(word) || !isCommon(word))
  }

  function hitOf({ id, score, queryTerms, terms }: SearchResult, best: number): Hit[] {
    const text = texts[Number(id)]
    if (text === undefined) return []
    // A short word with another letter is another word.
    const words = queryTerms.filter((term) => term.length >= fewestMisspelled || terms.includes(term))
    return [{ target: text.target, topic: text.topic, nearness: score / best, words }]
  }
  return (message) => {
    const results = index.search(searchedWords(message).join(' '))
    return results.flatMap((result) => hitOf(result, results[0]?.score ?? 1))
  }
}

function nearestTargets(asked: readonly Hit[], said: readonly Hit[]): string[] {
  const scores = new Map<string, number>()
  for (const { target, nearness } of asked) scores.set(target, Math.max(scores.get(target) ?? 0, nearness))
  for (const { target, nearness } of said)
    scores.set(target, (scores.get(target) ?? 0) + textShare * nearness)
  return [...scores].sort(([, a], [, b]) => b - a).map(([target]) => target)
}
