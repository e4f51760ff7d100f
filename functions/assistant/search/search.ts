import type { Language } from '#domain/site/language.ts'
import { isOwnAnswerId } from '#functions/assistant/answers/own-answers.ts'
import { type SearchIndex, spellingNumber } from './search-index.ts'
import { tellingTerms } from './terms.ts'
import { createTextSearch, fewTexts, type Hit, type Target } from './text-index.ts'
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

/** What counts for a topic: its nearest wording, the mean of its nearest few, and how likely it is. */
const shares = { nearest: 0.35, few: 0.65, likelihood: 0.09 }
/** What the words of a paragraph itself count beside a wording that asks for it. */
const textShare = 0.5

/** Makes the search over an index; findings come best first. */
export function createSearch(index: SearchIndex): Search {
  const searches = { en: searchesIn('en'), es: searchesIn('es') }
  const likelihoods = createTopics(index.topics)

  function searchesIn(language: Language) {
    const { wordings, passages } = index[language]
    return { wordings: createTextSearch(wordings, language), passages: createTextSearch(passages, language) }
  }

  function rank(message: string, language: Language): FoundTopic[] {
    const asked = Map.groupBy(searches[language].wordings(message), ({ topic }) => topic)
    const said = Map.groupBy(searches[language].passages(message), ({ topic }) => topic)
    const telling = tellingTerms(message, language)

    function findingOf(topic: string, likelihood: number): FoundTopic {
      const hits = asked.get(topic) ?? []
      const few = hits.slice(0, fewTexts)
      const mean = few.reduce((sum, { nearness }) => sum + nearness, 0) / fewTexts
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
    const { wordings, spellings } = index[language]
    const place = wordings.targetOf[spellings.lastIndexOf(spellingNumber(message))]
    const target = place === undefined ? undefined : wordings.targets[place]
    return target ? withTarget(ranked, target) : ranked
  }
}

/** Puts first what a wording asks for, letter by letter. */
function withTarget(ranked: readonly FoundTopic[], { topic, target }: Target): FoundTopic[] {
  const others = ranked.filter((finding) => finding.topic !== topic)
  const passages = ranked.find((finding) => finding.topic === topic)?.passages ?? []
  const first = isOwnAnswerId(topic) ? [] : [...new Set([target, ...passages])]
  return [{ topic, score: 1, passages: first, known: 1 }, ...others]
}

function nearestTargets(asked: readonly Hit[], said: readonly Hit[]): string[] {
  const scores = new Map<string, number>()
  for (const { target, nearness } of asked) scores.set(target, Math.max(scores.get(target) ?? 0, nearness))
  for (const { target, nearness } of said)
    scores.set(target, (scores.get(target) ?? 0) + textShare * nearness)
  return [...scores].sort(([, a], [, b]) => b - a).map(([target]) => target)
}
