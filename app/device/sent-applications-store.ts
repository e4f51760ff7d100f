import { sentApplicationSchema } from '#domain/leads/sent-application.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { deviceList } from './device-list.ts'

const sent = deviceList({
  key: storageKeys.sentApplications,
  element: sentApplicationSchema,
  what: 'sent applications',
})

/** The last applications that were sent from this device and are stored, the newest last. */
export const useSentApplications = sent.useList
export const changeSentApplications = sent.change
