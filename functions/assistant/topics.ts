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
  /** How many texts have it. */
  texts: number
  /** What it weighs in the texts of the topics that have it, by the topics' places. */
  weights: Map<number, number>
}

/**
 * A multinomial naive Bayes classifier over words, pairs of words and pieces of words, which stand the misspelled ones
 * in good stead. Features weigh by their inverse document frequency, and each text has the length 1 (J. Rennie et al.,
 * "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", 2003).
 */
export function createTopics(texts: readonly TopicText[]): (message: string) => Likelihoods {
  const textCount = texts.length
  const topics = [...new Set(texts.map(({ topic }) => topic))]
  const places = new Map(topics.map((topic, place) => [topic, place]))
  const features = new Map<string, Feature>()

  function learn(name: string): Feature {
    const known = features.get(name)
    if (known) return known
    const feature = { isPiece: isPiece(name), texts: 0, weights: new Map() }
    features.set(name, feature)
    return feature
  }

  const docs = texts.map(({ topic, text }) => {
    const own = new Set(namesOf(text).map(learn))
    for (const feature of own) feature.texts++
    return { place: places.get(topic) ?? 0, own }
  })
  // A piece that stands in one text alone tells nothing that its word does not.
  for (const [name, { isPiece, texts }] of features) if (isPiece && texts < 2) features.delete(name)

  const counts = topics.map(() => 0)
  const totals = topics.map(() => 0)
  for (const { place, own } of docs) {
    counts[place] = (counts[place] ?? 0) + 1
    for (const [{ weights }, weight] of weighed(own)) {
      weights.set(place, (weights.get(place) ?? 0) + weight)
      totals[place] = (totals[place] ?? 0) + weight
    }
  }
  const priors = counts.map((count) => Math.log(count / textCount))
  const logTotals = totals.map((total) => Math.log(total + smoothing * features.size))

  /** The features of a text by their weights; those of a kind have the length 1. */
  function weighed(own: ReadonlySet<Feature>): [feature: Feature, weight: number][] {
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
    const scores = [...priors]
    const own = new Set(namesOf(message).flatMap((name) => features.get(name) ?? []))
    for (const [{ weights }, weight] of weighed(own)) {
      for (let place = 0; place < scores.length; place++) {
        const said = Math.log(smoothing + (weights.get(place) ?? 0)) - (logTotals[place] ?? 0)
        scores[place] = (scores[place] ?? 0) + weight * said
      }
    }
    const best = Math.max(...scores)
    return new Map(topics.map((topic, place) => [topic, (scores[place] ?? best) - best]))
  }
}

const isPiece = (name: string) => name.startsWith('#')

function namesOf(text: string): string[] {
  const names: string[] = []
  let before = ''
  for (const word of wordsOf(text)) {
    names.push(word)
    if (before) names.push(`${before} ${word}`)
    before = word
    const spaced = ` ${word} `
    for (let start = 0; start + pieceLength <= spaced.length; start++) {
      names.push(`#${spaced.slice(start, start + pieceLength)}`)
    }
  }
  return names
}
