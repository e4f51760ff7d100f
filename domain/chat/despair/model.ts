import { z } from 'zod'
import { bytesOfBase64 } from '#domain/json/base64.ts'
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
const bytes = bytesOfBase64(weights)
if (bytes.length * 2 !== places) throw new Error(`There are ${bytes.length * 2} weights for ${places} places`)
const halves = new Int8Array(places)
bytes.forEach((byte, at) => {
  halves[2 * at] = (byte % 16) - 8
  halves[2 * at + 1] = (byte >> 4) - 8
})

export const thresholds = { possible, certain }

/** How much a message sounds like somebody in despair: the logarithm of the odds, beside the ordinary ones learned. */
export function despairScore(message: string): number {
  return bias + scale * sumOf(halves, featuresOf(message))
}
