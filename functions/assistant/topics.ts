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

/**
 * A multinomial naive Bayes classifier over words, pairs of words and pieces of words, which stand the misspelled ones
 * in good stead. Features weigh by their inverse document frequency, and each text has the length 1 (J. Rennie et al.,
 * "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", 2003).
 */
export function createTopics(texts: readonly TopicText[]): (message: string) => Likelihoods {
  const textCount = texts.length
  const docs = texts.map(({ topic, text }) => ({ topic, features: featuresOf(text) }))
  const frequency = new Map<string, number>()
  for (const { features } of docs)
    for (const feature of features) frequency.set(feature, (frequency.get(feature) ?? 0) + 1)

  const topics = [...new Set(texts.map(({ topic }) => topic))]
  const places = new Map(topics.map((topic, place) => [topic, place]))
  const counts = topics.map(() => 0)
  const totals = topics.map(() => 0)
  /** For each feature what it weighs in the texts of the topics that have it, by their places. */
  const weights = new Map<string, Map<number, number>>()
  for (const { topic, features } of docs) {
    const place = places.get(topic) ?? 0
    counts[place] = (counts[place] ?? 0) + 1
    for (const [feature, weight] of weighed(features)) {
      const row = weights.get(feature) ?? new Map<number, number>()
      weights.set(feature, row.set(place, (row.get(place) ?? 0) + weight))
      totals[place] = (totals[place] ?? 0) + weight
    }
  }
  const priors = counts.map((count) => Math.log(count / textCount))
  const logTotals = totals.map((total) => Math.log(total + smoothing * weights.size))

  /** The known features of a text by their weights; those of a kind have the length 1. */
  function weighed(features: ReadonlySet<string>): [feature: string, weight: number][] {
    const lengths = { word: 0, piece: 0 }
    const known = [...features].flatMap((feature) => {
      const texts = frequency.get(feature) ?? 0
      const kind = isPiece(feature) ? 'piece' : 'word'
      // A piece that stands in one text alone tells nothing that its word does not.
      if (texts < (kind === 'piece' ? 2 : 1)) return []
      const weight = 1 + Math.log((1 + textCount) / (1 + texts))
      lengths[kind] += weight ** 2
      return [{ feature, kind, weight } as const]
    })
    return known.map(({ feature, kind, weight }) => [feature, weight / Math.sqrt(lengths[kind])])
  }

  return (message) => {
    const scores = [...priors]
    for (const [feature, weight] of weighed(featuresOf(message))) {
      const row = weights.get(feature)
      for (let place = 0; place < scores.length; place++) {
        const said = Math.log(smoothing + (row?.get(place) ?? 0)) - (logTotals[place] ?? 0)
        scores[place] = (scores[place] ?? 0) + weight * said
      }
    }
    const best = Math.max(...scores)
    return new Map(topics.map((topic, place) => [topic, (scores[place] ?? best) - best]))
  }
}

const isPiece = (feature: string) => feature.startsWith('#')

function featuresOf(text: string): ReadonlySet<string> {
  const features = new Set<string>()
  let before = ''
  for (const word of wordsOf(text)) {
    features.add(word)
    if (before) features.add(`${before} ${word}`)
    before = word
    const spaced = ` ${word} `
    for (let start = 0; start + pieceLength <= spaced.length; start++) {
      features.add(`#${spaced.slice(start, start + pieceLength)}`)
    }
  }
  return features
}
