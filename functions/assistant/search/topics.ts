import { z } from 'zod'
import { runningSums } from './running-sums.ts'
import { wordsOf } from './terms.ts'

/** A text and what it is about. */
interface TopicText {
  topic: string
  text: string
}

/** How likely each topic is beside the likeliest: 0 for that one, below it for the others (differences of logarithms). */
type Likelihoods = ReadonlyMap<string, number>

/** What was learned of texts. A feature is a word, a pair of words or a piece of a word; topics go by their places. */
export const topicModelSchema = z.strictObject({
  topics: z.array(z.string()),
  textCount: z.number(),
  /** The logarithm of what the features of each topic weigh together. */
  logTotals: z.instanceof(Float64Array),
  words: z.array(z.string()),
  /** The features by their numbers (`numbersOf`), each as its distance from the one before, and how many texts have it. */
  steps: z.instanceof(Uint32Array),
  texts: z.instanceof(Uint16Array),
  /** How many topics have each feature, and which: first those of the first feature. */
  sizes: z.instanceof(Uint8Array),
  places: z.instanceof(Uint8Array),
  /** What the feature adds for the topic, as a logarithm. */
  weights: z.instanceof(Float32Array),
})
type TopicModel = z.infer<typeof topicModelSchema>

/** What a topic is taken to have said of a feature that stands in none of its texts, beside once: 1. */
const smoothing = 0.02
/** Letters of a piece, and all that a letter of it can be. */
const pieceLength = 4
const pieceLetters = ' 0123456789abcdefghijklmnopqrstuvwxyz'
const mostPieces = pieceLetters.length ** pieceLength

const isPiece = (name: string) => name.startsWith('#')

interface Feature {
  name: string
  /** How many texts have it, and the last of them, by its place. */
  texts: number
  lastText: number
  /** What it weighs in the texts of the topics that have it, by the topics' places, in their order. */
  weights: Map<number, number>
}

/**
 * Learns a multinomial naive Bayes classifier over words, pairs of words and pieces of words, which stand the misspelled
 * ones in good stead. Features weigh by their inverse document frequency, and each text has the length 1 (J. Rennie et
 * al., "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", 2003). How many texts a topic has says nothing of
 * how often it is asked about, so all are as likely before a word is read.
 */
export function learnTopics(texts: readonly TopicText[]): TopicModel {
  const byTopic = Map.groupBy(texts, ({ topic }) => topic)
  if (byTopic.size > 255) throw new Error('More topics than a byte can name')
  const known = new Map<string, Feature>()
  const ofWords = new Map<string, readonly Feature[]>()

  function learn(name: string): Feature {
    const feature = known.get(name) ?? { name, texts: 0, lastText: -1, weights: new Map() }
    known.set(name, feature)
    return feature
  }

  function learnWord(word: string): readonly Feature[] {
    const features = ofWords.get(word) ?? [word, ...piecesOf(word)].map(learn)
    ofWords.set(word, features)
    return features
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
  const docs = [...byTopic.values()].map((ofTopic) => ofTopic.map(({ text }) => learnText(text, count++)))
  // A piece that stands in one text alone tells nothing that its word does not.
  const isKept = ({ name, texts }: Feature) => !isPiece(name) || texts > 1
  const kept = [...known.values()].filter(isKept)

  const totals = docs.map((ofTopic, place) => {
    let total = 0
    for (const own of ofTopic) {
      for (const [{ weights }, weight] of weighed(own.filter(isKept), texts.length)) {
        weights.set(place, (weights.get(place) ?? 0) + weight)
        total += weight
      }
    }
    return total
  })

  const words = kept.map(({ name }) => name).filter((name) => !isPiece(name) && !name.includes(' '))
  const numberOf = numbersOf(words.sort())
  const features = kept.map((feature) => ({ ...feature, number: numberOf(feature.name) ?? 0 }))
  features.sort((one, other) => one.number - other.number)
  return {
    topics: [...byTopic.keys()],
    textCount: texts.length,
    logTotals: Float64Array.from(totals, (total) => Math.log(total + smoothing * kept.length)),
    words,
    steps: Uint32Array.from(features, ({ number }, at) => number - (features[at - 1]?.number ?? 0)),
    texts: Uint16Array.from(features, ({ texts }) => texts),
    sizes: Uint8Array.from(features, ({ weights }) => weights.size),
    places: Uint8Array.from(features.flatMap(({ weights }) => [...weights.keys()])),
    weights: Float32Array.from(
      features.flatMap(({ weights }) =>
        [...weights.values()].map((weight) => Math.log(1 + weight / smoothing)),
      ),
    ),
  }
}

/** Tells how likely each topic is for a message. */
export function createTopics(model: TopicModel): (message: string) => Likelihoods {
  const { topics, textCount, logTotals, texts, places, weights } = model
  const features = runningSums(model.steps)
  const ends = runningSums(model.sizes)
  const numberOf = numbersOf(model.words)

  function featureOf(name: string) {
    const at = placeOf(features, numberOf(name))
    return at === undefined ? [] : [{ name, at, texts: texts[at] ?? 0 }]
  }

  return (message) => {
    const words = wordsOf(message)
    const names = new Set([...words, ...pairsOf(words), ...words.flatMap(piecesOf)])
    const own = weighed([...names].flatMap(featureOf), textCount)
    const length = own.reduce((sum, [, weight]) => sum + weight, 0)
    const scores = Array.from(logTotals, (logTotal) => length * (Math.log(smoothing) - logTotal))
    for (const [{ at }, weight] of own) {
      const start = ends[at - 1] ?? 0
      places.subarray(start, ends[at]).forEach((place, step) => {
        scores[place] = (scores[place] ?? 0) + weight * (weights[start + step] ?? 0)
      })
    }
    const best = Math.max(...scores)
    return new Map(topics.map((topic, place) => [topic, (scores[place] ?? best) - best]))
  }
}

/** The features of a text by their weights; those of a kind have the length 1. */
function weighed<Kind extends { name: string; texts: number }>(
  features: readonly Kind[],
  textCount: number,
): [feature: Kind, weight: number][] {
  const squares = { word: 0, piece: 0 }
  const kindOf = ({ name }: Kind) => (isPiece(name) ? 'piece' : 'word')
  const found = features.map((feature): [Kind, number] => {
    const weight = 1 + Math.log((1 + textCount) / (1 + feature.texts))
    squares[kindOf(feature)] += weight ** 2
    return [feature, weight]
  })
  return found.map(([feature, weight]) => [feature, weight / Math.sqrt(squares[kindOf(feature)])])
}

/** Tells the number of a feature by its name: words come first, then pieces, then pairs of words. */
function numbersOf(words: readonly string[]): (name: string) => number | undefined {
  const places = new Map(words.map((word, place) => [word, place]))
  const count = words.length
  return (name) => {
    if (isPiece(name)) {
      const letters = [...name.slice(1)]
      return (
        letters.reduce((sum, letter) => sum * pieceLetters.length + pieceLetters.indexOf(letter), 0) + count
      )
    }
    const [first = '', second] = name.split(' ')
    const one = places.get(first)
    if (second === undefined || one === undefined) return one
    const other = places.get(second)
    return other === undefined ? undefined : count + mostPieces + one * count + other
  }
}

/** Where a number stands among sorted ones. */
function placeOf(sorted: Uint32Array, sought: number | undefined): number | undefined {
  if (sought === undefined) return undefined
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < sought) low = middle + 1
    else high = middle
  }
  return sorted[low] === sought ? low : undefined
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${words[place]} ${word}`)
}

function piecesOf(word: string): string[] {
  const spaced = ` ${word} `
  const count = Math.max(spaced.length - pieceLength + 1, 0)
  return Array.from({ length: count }, (_, start) => `#${spaced.slice(start, start + pieceLength)}`)
}
