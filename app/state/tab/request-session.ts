import { z } from 'zod'
import { createStoredState, tabArea } from '#app/state/stored-state.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

const sessionSchema = z.object({ link: z.string(), session: z.string() })
const none = { link: '', session: '' }

const state = createStoredState(
  tabArea,
  storedRecord(tabStorageKeys.requestSession, sessionSchema, { defaults: none, none }),
)

/** The session by which this tab shows where a request stands, and the link that it was opened with. It lasts half an hour, and is empty while a code is on its way. */
export const requestSession = { ...state, forget: () => state.set(none) }
