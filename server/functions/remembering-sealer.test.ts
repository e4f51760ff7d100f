import { expect, test } from 'vitest'
import { createSealer, type Sealer } from '#functions/seal.ts'
import { rememberingSealer } from './remembering-sealer.ts'

const made = new Date('2026-11-20T12:00:00Z')
const expires = new Date('2026-11-20T12:00:30Z')
const at = (milliseconds: number) => new Date(made.getTime() + milliseconds)
const search = { form: 'quote-request-1', request: { policyType: 'Term' } }

/** A sealer that remembers, and how many ids the one behind it had to open. */
function remembering() {
  const sealer = createSealer('a-secret-of-at-least-thirty-two-characters')
  let opened = 0
  const counted: Sealer = {
    ...sealer,
    unseal: (...id) => {
      opened += 1
      return sealer.unseal(...id)
    },
  }
  const clock = { now: made.getTime() }
  return { sealer, clock, remembers: rememberingSealer(counted, () => clock.now), opened: () => opened }
}

test('A search that was sealed here is opened without being deciphered, for a minute', async () => {
  const { clock, remembers, opened } = remembering()
  const id = await remembers.seal('search', search, at(120_000))
  expect(await remembers.unseal('search', id, made)).toEqual(search)
  expect(opened()).toBe(0)
  clock.now += 60_000
  expect(await remembers.unseal('search', id, at(60_000))).toEqual(search)
  expect(opened()).toBe(1)
})

test('[CALLS-46] A remembered search expires as it would anyway, and opens neither altered nor for something else', async () => {
  const { remembers } = remembering()
  const id = await remembers.seal('search', search, expires)
  expect(await remembers.unseal('search', id, new Date(expires.getTime() - 1))).toEqual(search)
  await expect(remembers.unseal('search', id, expires)).rejects.toMatchObject({ code: 'expired' })
  await expect(remembers.unseal('plan', id, made)).rejects.toMatchObject({ code: 'invalid_id' })
  const altered = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`
  await expect(remembers.unseal('search', altered, made)).rejects.toMatchObject({ code: 'invalid_id' })
})

test('Plans are never remembered', async () => {
  const { remembers, opened } = remembering()
  const id = await remembers.seal('plan', ['one'], expires)
  expect(await remembers.unseal('plan', id, made)).toEqual(['one'])
  expect(opened()).toBe(1)
})
