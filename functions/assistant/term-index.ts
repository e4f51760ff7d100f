import type { Language } from '#domain/format/format.ts'
import { type Feature, featuresOf } from './terms.ts'
import { createVocabulary } from './vocabulary.ts'

/** A text to be found, what it leads to, and the page that this is on. */
export interface IndexedText {
  target: string
  page: string
  text: string
}

/**
 * How near a target is to a question, each from 0 to 1: its nearest text; its nearest few texts; and how much of the
 * question stands in one text.
 */
export interface Nearness {
  nearest: number
  few: number
  coverage: number
}

/** What is near a question: targets by their texts, and targets and pages by all their texts taken together. */
export interface Near {
  targets: ReadonlyMap<string, Nearness>
  together: ReadonlyMap<string, number>
  pages: ReadonlyMap<string, number>
}

/** What a feature weighs beside a term that is as rare. */
const shares: Record<Feature['kind'], number> = { term: 1, pair: 0.3, empty: 0.2 }
/** What a term that stands in no text weighs in a question, of the most that a term can weigh; a number less. */
const unknownShare = 0.35
const unknownNumberShare = 0.15
/** How much of a match remains when a word had to be guessed: misspelled, or only begun. */
const guessedShare = 0.7
/** Of so many texts `few` is the mean. */
const fewTexts = 3

/** Texts of one language by their features, each weighing more the fewer targets it leads to. */
export function createTermIndex(texts: readonly IndexedText[], language: Language) {
  const docs = texts.map((text) => ({ ...text, features: featuresOf(text.text, language) }))
  const targetsOf = new Map<string, { kind: Feature['kind']; targets: Set<string> }>()
  for (const { target, features } of docs) {
    for (const { key, kind } of features)
      entryOf(targetsOf, key, () => ({ kind, targets: new Set() })).targets.add(target)
  }
  const targetCount = new Set(docs.map(({ target }) => target)).size
  const mostWeight = Math.log(1 + targetCount)
  const weights = new Map(
    [...targetsOf].map(([key, { kind, targets }]) => [
      key,
      shares[kind] * Math.log(1 + targetCount / targets.size),
    ]),
  )
  const words = [...targetsOf].filter(([key, { kind }]) => kind === 'term' && !key.startsWith('#'))
  const guess = createVocabulary(words.map(([key]) => key))

  function weightOf({ key, kind }: Feature): number {
    const unknown =
      kind === 'term' ? mostWeight * (key.startsWith('#') ? unknownNumberShare : unknownShare) : 0
    return weights.get(key) ?? unknown
  }

  /** The weights of a text's features, so that all texts are of one length. */
  function vectorOf(features: readonly Feature[]): [string, number][] {
    const length = Math.hypot(...features.map(weightOf)) || 1
    return features.map((feature) => [feature.key, weightOf(feature) / length])
  }

  const textsOf = new Map<string, [number, number][]>()
  docs.forEach(({ features }, index) => {
    for (const [key, weight] of vectorOf(features)) entryOf(textsOf, key, () => []).push([index, weight])
  })

  /** For each feature what it weighs in all texts of a target, or of a page, taken together. */
  function togetherBy(nameOf: (text: IndexedText) => string): Map<string, [string, number][]> {
    const sums = new Map<string, Map<string, number>>()
    for (const doc of docs) {
      const sum = entryOf(sums, nameOf(doc), () => new Map<string, number>())
      for (const [key, weight] of vectorOf(doc.features)) sum.set(key, (sum.get(key) ?? 0) + weight)
    }
    const byKey = new Map<string, [string, number][]>()
    for (const [name, sum] of sums) {
      const length = Math.sqrt([...sum.values()].reduce((all, weight) => all + weight, 0)) || 1
      for (const [key, weight] of sum) entryOf(byKey, key, () => []).push([name, Math.sqrt(weight) / length])
    }
    return byKey
  }
  const targetsTogether = togetherBy(({ target }) => target)
  const pagesTogether = togetherBy(({ page }) => page)

  /** The features of a question that stand in the texts, those of misspelled words guessed. */
  function knownIn(features: readonly Feature[]): Map<string, number> {
    const known = new Map<string, number>()
    const length = Math.hypot(...features.map(weightOf)) || 1
    const take = (key: string, weight: number) =>
      known.set(key, Math.max(known.get(key) ?? 0, weight / length))
    for (const feature of features) {
      if (weights.has(feature.key)) take(feature.key, weightOf(feature))
      else if (feature.kind === 'term') {
        for (const key of guess(feature.key)) take(key, guessedShare * (weights.get(key) ?? 0))
      }
    }
    return known
  }

  return function find(question: string): Near {
    const features = featuresOf(question, language)
    const known = knownIn(features)
    const length = Math.hypot(...features.map(weightOf)) || 1
    const terms = features.filter(({ kind }) => kind === 'term')
    const whole = terms.reduce((sum, term) => sum + weightOf(term), 0)
    const cosines = new Float64Array(docs.length)
    const covered = new Float64Array(docs.length)
    for (const [key, share] of known) {
      const isTerm = targetsOf.get(key)?.kind === 'term'
      for (const [index, weight] of textsOf.get(key) ?? []) {
        cosines[index] = (cosines[index] ?? 0) + share * weight
        if (isTerm) covered[index] = (covered[index] ?? 0) + share * length
      }
    }
    const near = new Map<string, { cosines: number[]; coverage: number }>()
    docs.forEach(({ target }, index) => {
      const cosine = cosines[index] ?? 0
      if (cosine === 0) return
      const entry = entryOf(near, target, () => ({ cosines: [], coverage: 0 }))
      entry.cosines.push(cosine)
      entry.coverage = Math.max(entry.coverage, whole === 0 ? 1 : Math.min(1, (covered[index] ?? 0) / whole))
    })
    return {
      targets: new Map([...near].map(([target, entry]) => [target, nearnessOf(entry)])),
      together: dotsOf(known, targetsTogether),
      pages: dotsOf(known, pagesTogether),
    }
  }
}

function nearnessOf({ cosines, coverage }: { cosines: number[]; coverage: number }): Nearness {
  const best = cosines.sort((a, b) => b - a).slice(0, fewTexts)
  return { nearest: best[0] ?? 0, few: best.reduce((sum, each) => sum + each, 0) / fewTexts, coverage }
}

function dotsOf(known: ReadonlyMap<string, number>, byKey: ReadonlyMap<string, [string, number][]>) {
  const dots = new Map<string, number>()
  for (const [key, share] of known) {
    for (const [name, weight] of byKey.get(key) ?? []) dots.set(name, (dots.get(name) ?? 0) + share * weight)
  }
  return dots
}

function entryOf<Entry>(map: Map<string, Entry>, key: string, make: () => Entry): Entry {
  const entry = map.get(key) ?? make()
  map.set(key, entry)
  return entry
}
