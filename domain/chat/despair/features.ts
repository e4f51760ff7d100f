import { conceptOf } from './concepts.ts'
import { heardWords } from './heard-words.ts'

/** How many places the weights have; every feature's name is hashed to one of them. */
export const places = 1 << 19

/** The features of a message: where each stands among the weights, and how much it counts. */
export interface Features {
  places: Int32Array
  values: Float32Array
}

/** What the features of a kind count together, beside those of another. */
const shares = { word: 1, pair: 1, concept: 0.6 }
type Kind = keyof typeof shares

const stemLength = 5
/** Words between two that are taken as a pair. */
const widestGap = 3
function hash(name: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < name.length; at++) state = Math.imul(state ^ name.charCodeAt(at), 0x01000193)
  state ^= state >>> 15
  state = Math.imul(state, 0x2c1b3c6d)
  return (state ^ (state >>> 12)) & (places - 1)
}

/** Words and their beginnings, near pairs and threes of them, and what kind of thing they name, alone and in near pairs. */
export function featuresOf(message: string): Features {
  const words = heardWords(message)
  const found: Record<Kind, Set<number>> = {
    word: new Set(),
    pair: new Set(),
    concept: new Set(),
  }
  const add = (kind: Kind, name: string) => found[kind].add(hash(name))

  const stems = ['^', ...words.map((word) => word.slice(0, stemLength)), '$']
  words.forEach((word, at) => {
    add('word', `w ${word}`)
    if (word.length > stemLength) add('word', `s ${word.slice(0, stemLength)}`)
    const [next, after] = [words[at + 1] ?? '$', words[at + 2] ?? '$']
    add('pair', `b ${word} ${next}`)
    add('pair', `t ${word} ${next} ${after}`)
  })
  stems.forEach((stem, at) => {
    for (let gap = 1; gap <= widestGap; gap++) {
      const other = stems[at + gap]
      if (other !== undefined) add('pair', `${gap === 1 ? 'n' : 'g'} ${stem} ${other}`)
    }
  })
  const concepts = ['^', ...words.flatMap((word) => conceptOf(word) ?? []), '$']
  concepts.forEach((concept, at) => {
    add('concept', `c ${concept}`)
    for (const other of concepts.slice(at + 1, at + 1 + widestGap)) add('concept', `o ${concept} ${other}`)
  })
  return weighed(found)
}

/** All kinds count as much in a long message as in a short one. */
function weighed(found: Readonly<Record<Kind, ReadonlySet<number>>>): Features {
  const kinds: readonly Kind[] = ['word', 'pair', 'concept']
  const places = kinds.flatMap((kind) => [...found[kind]])
  const values = kinds.flatMap((kind) =>
    Array.from(found[kind], () => shares[kind] / Math.sqrt(found[kind].size)),
  )
  return { places: Int32Array.from(places), values: Float32Array.from(values) }
}

/** The sum of a message's features by their weights. */
export function sumOf(weights: ArrayLike<number>, { places: at, values }: Features): number {
  let sum = 0
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] ?? 0] ?? 0) * (values[i] ?? 0)
  return sum
}
