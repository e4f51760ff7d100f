import { z } from 'zod'
import { createStoredState, deviceArea, useStoredState } from '#app/state/stored-state.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

const ownLinkSchema = z.object({
  /** What stands behind the link's `#`. */
  fragment: z.string(),
  /** When it was made; an ISO timestamp. */
  madeAt: z.string(),
})
const none = { fragment: '', madeAt: '' }

const state = createStoredState(
  deviceArea,
  storedRecord(storageKeys.ownLink, ownLinkSchema, { defaults: none, none }),
)

/** The link to another device that was made here last, so that it can be shown again, and deleted. */
export const ownLink = { ...state, forget: () => state.set(none) }

export const useOwnLinkStored = () => useStoredState(ownLink)
