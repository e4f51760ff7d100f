import { wordsOf } from './terms.ts'

/** A text and what it is about. */
export interface TopicText {
  topic: string
  text: string
}

/** How likely each topic is beside the likeliest: 0 for that one, below it for the others (differences of logarithms). */
export type Likelihoods = ReadonlyMap<string, number>

/** What a topic is taken to have said of a feature that stands in none of its texts, beside once: 1. */
const smoothing = 0.02
/** Letters of a piece. */
const pieceLength = 4

/** A word, a pair of words or a piece of a word. */
interface Feature {
  isPiece: boolean
  /** How many texts have it, and the last of them, by its place. */
  texts: number
  lastText: number
  /** What it weighs in the texts of the topics that have it, by the topics' places, in their order. */
  weights: { place: number; weight: number }[]
}

/**
 * A multinomial naive Bayes classifier over words, pairs of words and pieces of words, which stand the misspelled ones
 * in good stead. Features weigh by their inverse document frequency, and each text has the length 1 (J. Rennie et al.,
 * "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", 2003). How many texts a topic has says nothing of how
 * often it is asked about, so all are as likely before a word is read.
 */
export function createTopics(texts: readonly TopicText[]): (message: string) => Likelihoods {
  const byTopic = Map.groupBy(texts, ({ topic }) => topic)
  const topics = [...byTopic.keys()]
  const textCount = texts.length
  const features = new Map<string, Feature>()
  const ofWords = new Map<string, readonly Feature[]>()

  function learn(name: string): Feature {
    const known = features.get(name)
    if (known) return known
    const feature: Feature = { isPiece: isPiece(name), texts: 0, lastText: -1, weights: [] }
    features.set(name, feature)
    return feature
  }

  function learnWord(word: string): readonly Feature[] {
    const known = ofWords.get(word) ?? [word, ...piecesOf(word)].map(learn)
    ofWords.set(word, known)
    return known
  }

  /** The features of the text at a place among all texts, each once. */
  function learnText(text: string, place: number): Feature[] {
    const words = wordsOf(text)
    const own: Feature[] = []
    for (const feature of [...words.flatMap(learnWord), ...pairsOf(words).map(learn)]) {
      if (feature.lastText === place) continue
      feature.lastText = place
      feature.texts++
      own.push(feature)
    }
    return own
  }

  let count = 0
  const docs = topics.map((topic) => (byTopic.get(topic) ?? []).map(({ text }) => learnText(text, count++)))
  // A piece that stands in one text alone tells nothing that its word does not.
  for (const [name, { isPiece, texts }] of features) if (isPiece && texts < 2) features.delete(name)

  const totals = docs.map((ofTopic, place) => {
    let total = 0
    for (const [{ weights }, weight] of ofTopic.flatMap(weighed)) {
      const last = weights.at(-1)
      if (last?.place === place) last.weight += weight
      else weights.push({ place, weight })
      total += weight
    }
    return total
  })
  const logTotals = totals.map((total) => Math.log(total + smoothing * features.size))

  /** The features of a text by their weights; those of a kind have the length 1. */
  function weighed(own: readonly Feature[]): [feature: Feature, weight: number][] {
    const lengths = { word: 0, piece: 0 }
    const found: [Feature, number][] = []
    for (const feature of own) {
      if (feature.isPiece && feature.texts < 2) continue
      const weight = 1 + Math.log((1 + textCount) / (1 + feature.texts))
      lengths[feature.isPiece ? 'piece' : 'word'] += weight ** 2
      found.push([feature, weight])
    }
    const norms = { word: Math.sqrt(lengths.word), piece: Math.sqrt(lengths.piece) }
    return found.map(([feature, weight]) => [feature, weight / norms[feature.isPiece ? 'piece' : 'word']])
  }

  return (message) => {
    const words = wordsOf(message)
    const names = new Set([...words, ...pairsOf(words), ...words.flatMap(piecesOf)])
    const own = weighed([...names].flatMap((name) => features.get(name) ?? []))
    const length = own.reduce((sum, [, weight]) => sum + weight, 0)
    const scores = logTotals.map((logTotal) => length * (Math.log(smoothing) - logTotal))
    for (const [{ weights }, weight] of own) {
      for (const said of weights) {
        scores[said.place] = (scores[said.place] ?? 0) + weight * Math.log(1 + said.weight / smoothing)
      }
    }
    const best = Math.max(...scores)
    return new Map(topics.map((topic, place) => [topic, (scores[place] ?? best) - best]))
  }
}

const isPiece = (name: string) => name.startsWith('#')

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${words[place]} ${word}`)
}

function piecesOf(word: string): string[] {
  const spaced = ` ${word} `
  const count = Math.max(spaced.length - pieceLength + 1, 0)
  return Array.from({ length: count }, (_, start) => `#${spaced.slice(start, start + pieceLength)}`)
}
