import { z } from 'zod'
import { reachWays } from '#domain/leads/reach.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { deviceList } from './device-list.ts'

const ways = deviceList({
  key: storageKeys.reach,
  element: z.enum(reachWays),
  what: 'ways to be reached',
})

/** How this visitor said that they may be reached; none until they were asked. */
export const useReach = ways.useList
/** Takes over how this visitor may be reached, on every tab of this device. */
export const changeReach = ways.change
