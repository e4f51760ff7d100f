import { RequestError } from '#functions/http/request-error.ts'
import type { Sealer } from '#functions/seal.ts'
import { createRecent } from './recent.ts'

/** A search is asked for as soon as its id is there; memory for some three thousand of them. */
const kept = { life: 60_000, mostBytes: 2_000_000 }

/**
 * `sealer`, which need not decipher the searches that it has sealed within the last minute: that is most of what opening
 * one costs. Other ids, and those of other processes, it opens as ever.
 */
export function rememberingSealer(sealer: Sealer, now: () => number): Sealer {
  const searches = createRecent<{ content: unknown; expiresAt: Date }>({ ...kept, now })
  return {
    async seal(purpose, content, expiresAt) {
      const id = await sealer.seal(purpose, content, expiresAt)
      if (purpose === 'search') searches.set(id, { content, expiresAt }, 2 * id.length)
      return id
    },
    async unseal(purpose, id, now) {
      const known = purpose === 'search' ? searches.get(id) : undefined
      if (known === undefined) return sealer.unseal(purpose, id, now)
      if (known.expiresAt <= now) throw new RequestError('expired')
      return known.content
    },
  }
}
