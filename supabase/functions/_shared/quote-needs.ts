import { createSealer } from '#functions/seal.ts'
import { hostedProvider } from './hosted-provider.ts'
import type { Hosted } from './serve-function.ts'

/** What the functions about prices need besides what all need. */
export function quoteNeeds(hosted: Hosted) {
  return {
    ...hosted,
    sealer: createSealer(hosted.env.sealingKey),
    quoteProvider: hostedProvider(hosted.settings, hosted.env),
  }
}
