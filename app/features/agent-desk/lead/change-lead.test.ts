import { expect, test, vi } from 'vitest'
import { saveChange } from './change-lead.ts'

/** A note in a backend that others write to as well. */
function stored(first: { value: string; updatedAt: string } | undefined) {
  let now = first
  return {
    write: vi.fn(async (value: string, seen: string) => {
      if (now?.updatedAt !== seen) return undefined
      now = { value, updatedAt: `${seen}+` }
      return now.updatedAt
    }),
    read: async () => now,
  }
}

const change = { base: 'old', value: 'mine', seen: '1' }

test('what is still as it was seen is changed', async () => {
  const field = stored({ value: 'old', updatedAt: '1' })
  expect(await saveChange(change, field)).toEqual({ outcome: 'saved', updatedAt: '1+' })
})

test('another part of the lead that was changed meanwhile is no obstacle', async () => {
  const field = stored({ value: 'old', updatedAt: '2' })
  expect(await saveChange(change, field)).toEqual({ outcome: 'saved', updatedAt: '2+' })
})

test('what another device wrote is not written over', async () => {
  const field = stored({ value: 'theirs', updatedAt: '2' })
  expect(await saveChange(change, field)).toEqual({ outcome: 'conflict', theirs: 'theirs', updatedAt: '2' })
  expect(field.write).toHaveBeenCalledOnce()
})

test('the same text from another device is saved already, and a lead that is gone takes none', async () => {
  expect(await saveChange(change, stored({ value: 'mine', updatedAt: '2' }))).toMatchObject({
    outcome: 'saved',
  })
  expect(await saveChange(change, stored(undefined))).toEqual({ outcome: 'gone' })
})
