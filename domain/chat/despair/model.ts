import { z } from 'zod'
import { featuresOf, places, sumOf } from './features.ts'
import stored from './weights.json' with { type: 'json' }

/** What `npm run train-despair` writes: see docs/assistant.md. */
export const weightsSchema = z.strictObject({
  /** Of what the weights are made, as a hash each: the wordings and the code; the assistant's ordinary questions. */
  madeOf: z.strictObject({ wordings: z.string(), asks: z.string() }),
  bias: z.number(),
  /** What 1 of a stored weight stands for. */
  scale: z.number().positive(),
  /** From which score on a message may be one of somebody in despair, and from which it is taken as certain. */
  possible: z.number(),
  certain: z.number(),
  /** Half a byte for each place, the lower half first, 8 standing for nothing, in base64. */
  weights: z.base64(),
})

const { bias, scale, weights, possible, certain } = weightsSchema.parse(stored)
const halves = Int8Array.from(
  Array.from(atob(weights), (letter) => letter.charCodeAt(0)).flatMap((byte) => [byte % 16, byte >> 4]),
  (half) => half - 8,
)
if (halves.length !== places) throw new Error(`There are ${halves.length} weights for ${places} places`)

export const thresholds = { possible, certain }

/** How much a message sounds like somebody in despair: the logarithm of the odds, beside the ordinary ones learned. */
export function despairScore(message: string): number {
  return bias + scale * sumOf(halves, featuresOf(message))
}
