import { z } from 'zod'
import type { KeptAnswers, SealedAnswers } from '#domain/storage/carried/carry-answers.ts'
import { type Backend, callData } from '#functions/leads/lead-store.ts'

/** Where what browsers have sealed lies. All of it rejects when nobody can say. */
export type CarriedStore = {
  keep: (sealed: string, deleteHash: string) => Promise<KeptAnswers>
  /** Undefined where nothing is kept under this id, or no longer. */
  read: (id: string) => Promise<SealedAnswers | undefined>
  /** Whether something was there that this secret deletes. */
  remove: (id: string, secret: string) => Promise<boolean>
}

/** PostgreSQL writes a moment with an offset. */
const moment = z.coerce.date().transform((date) => date.toISOString())
const keptSchema = z.object({ id: z.uuid(), expires_at: moment })
const readSchema = z.object({ sealed: z.string(), expires_at: moment }).nullable()

/** Through the data API, by the secret key alone; ids, secrets and what is sealed go in the body, where no log sees them. */
export function createCarriedStore(backend: Backend): CarriedStore {
  const call = (name: string, parameters: Readonly<Record<string, string>>) =>
    callData(backend, `rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    })
  return {
    async keep(sealed, deleteHash) {
      const kept = keptSchema.parse(await call('keep_carried', { sealed, delete_hash: deleteHash }))
      return { id: kept.id, expiresAt: kept.expires_at }
    },
    async read(id) {
      const found = readSchema.parse(await call('read_carried', { id }))
      return found === null ? undefined : { sealed: found.sealed, expiresAt: found.expires_at }
    },
    remove: async (id, secret) => z.boolean().parse(await call('delete_carried', { id, secret })),
  }
}
