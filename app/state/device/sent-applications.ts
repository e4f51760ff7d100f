import { createStoredState, deviceArea, useStoredState } from '#app/state/stored-state.ts'
import { type SentApplication, sentApplicationSchema } from '#domain/leads/submission/sent-application.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { storedList } from '#domain/storage/stored-json.ts'

/** The last applications that were sent from this device and are stored, the newest last. */
export const sentApplications = createStoredState(
  deviceArea,
  storedList(storageKeys.sentApplications, sentApplicationSchema),
)

type Sent = readonly SentApplication[]

export const useSentApplications = () => useStoredState(sentApplications)
export const changeSentApplications = (update: (sent: Sent) => Sent) =>
  sentApplications.set(update(sentApplications.snapshot()))
