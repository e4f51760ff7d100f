import { type Features, featuresOf, places, sumOf } from '#domain/chat/despair/features.ts'
import { createRandom, type Random } from './random.ts'
import { varied } from './vary.ts'
import { isAsk, type Wording } from './wordings.ts'

/** A linear model: the sum of a message's features by their weights, and the bias, is the logarithm of the odds. */
export interface Model {
  weights: Float32Array
  bias: number
}

interface Example {
  features: Features
  isDespair: boolean
}

const rounds = 5
const rate = 0.5
/** What a round leaves of a weight, so that none grows on a single wording. */
const kept = 0.985
/** How many variants of a wording are learned beside it. */
const variants = 2

const known = new WeakMap<Wording, readonly Example[]>()

/**
 * A wording as it stands and varied, always in the same ways; those of the families beside an ordinary question too, as
 * people write both at once.
 */
function examplesOf(wording: Wording, companions: readonly Wording[]): readonly Example[] {
  const found = known.get(wording)
  if (found) return found
  const { text, language, isDespair } = wording
  const random = createRandom(`${language} ${text}`)
  const isAsked = isAsk(wording)
  const said = [text, ...Array.from({ length: isAsked ? 1 : variants }, () => varied(wording, random))]
  if (!isAsked) {
    const other = random.pick(companions).text
    said.push(random.next() < 0.5 ? `${other}. ${text}` : `${text}, ${other}`)
  }
  const examples = said.map((each) => ({ features: featuresOf(each), isDespair }))
  known.set(wording, examples)
  return examples
}

/** Questions that are shown beside other wordings, so that no figure may count them as unseen. */
export function isCompanion(wording: Wording): boolean {
  return isAsk(wording) && createRandom(wording.text).below(10) === 0
}

/** Learns by logistic regression (AdaGrad), in an order that the seed decides. */
export function train(wordings: readonly Wording[], asks: readonly Wording[], seed = 'despair'): Model {
  const random = createRandom(seed)
  const companions = Map.groupBy(asks.filter(isCompanion), ({ language }) => language)
  const examples = [...wordings, ...asks].flatMap((it) => examplesOf(it, companions.get(it.language) ?? []))
  const weights = new Float32Array(places)
  const squares = new Float32Array(places).fill(1e-2)
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(examples, random)
    for (const { features, isDespair } of examples) {
      const chance = 1 / (1 + Math.exp(-bias - sumOf(weights, features)))
      const error = (isDespair ? 1 : 0) - chance
      if (Math.abs(error) < 1e-3) continue
      bias += 0.01 * error
      const { places: at, values } = features
      for (let i = 0; i < at.length; i++) {
        const place = at[i] ?? 0
        const gradient = error * (values[i] ?? 0)
        const square = (squares[place] ?? 0) + gradient * gradient
        squares[place] = square
        weights[place] = (weights[place] ?? 0) + (rate * gradient) / Math.sqrt(square)
      }
    }
    for (let place = 0; place < places; place++) weights[place] = (weights[place] ?? 0) * kept
  }
  return { weights, bias }
}

function shuffle<Item>(items: Item[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [a, b] = [items[last], items[other]]
    if (a === undefined || b === undefined) continue
    items[last] = b
    items[other] = a
  }
}
