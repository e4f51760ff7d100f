import { z } from 'zod'
import { createStoredState, tabArea } from '#app/state/stored-state.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

const typedSchema = z.object({ link: z.string(), fullName: z.string(), phone: z.string(), email: z.string() })
const sessionSchema = z.object({
  link: z.string(),
  session: z.string(),
  /** A correction that was not sent, with the link of the request that it is of. */
  typed: typedSchema.exactOptional(),
  /** What the link led to was deleted here. */
  isErased: z.literal(true).exactOptional(),
})
type RequestSession = z.output<typeof sessionSchema>
const none: RequestSession = { link: '', session: '' }

const state = createStoredState(
  tabArea,
  storedRecord(tabStorageKeys.requestSession, sessionSchema, { defaults: none, none }),
)

/** The correction that is kept for a link's request, if any. */
const typedFor = (link: string) => {
  const { typed } = state.snapshot()
  return typed?.link === link ? typed : undefined
}

/**
 * The session by which this tab shows where a request stands, and the link that it was opened with. It lasts half an hour,
 * and is empty while a code is on its way.
 */
export const requestSession = {
  ...state,
  /** Goes on with a link; a correction that was typed for it stays. */
  begin(link: string, session: string) {
    const typed = typedFor(link)
    state.set({ link, session, ...(typed && { typed }) })
  },
  /** Ends the session of a link; a correction that was typed for it waits for the next one. */
  end(link: string) {
    const typed = typedFor(link)
    state.set(typed ? { ...none, typed } : none)
  },
  typedFor,
  keepTyped(typed: z.output<typeof typedSchema> | undefined) {
    const { typed: _, ...rest } = state.snapshot()
    state.set(typed ? { ...rest, typed } : rest)
  },
  forget: () => state.set(none),
}
