import { expect, test } from 'vitest'
import { NotProven, needsProof, withProof } from './use-work.ts'

const stale = { code: 'reauthentication_needed', message: 'x' }

test('[S5] the accounts service and functions of the database say that a proof is wanted', () => {
  expect(needsProof(stale)).toBe(true)
  expect(needsProof({ code: '42501', message: 'reauthentication_needed' })).toBe(true)
  expect(needsProof({ code: '42501', message: 'permission denied' })).toBe(false)
  expect(needsProof(new TypeError('Failed to fetch'))).toBe(false)
})

test('[S5] the work is done again once it is known who is asking, and not at all where nobody says so', async () => {
  const asked: string[] = []
  let isFresh = false
  const work = async () => {
    asked.push('work')
    if (!isFresh) throw stale
    return 'done'
  }
  const prove = async () => {
    asked.push('proof')
    isFresh = true
    return true
  }
  expect(await withProof(work, prove)).toBe('done')
  expect(asked).toEqual(['work', 'proof', 'work'])
  isFresh = false
  await expect(withProof(work, async () => false)).rejects.toThrow(NotProven)
  await expect(withProof(work, async () => true)).rejects.toEqual(stale)
})

test('another failure asks nobody', async () => {
  const failure = new Error('no')
  const ask = () => Promise.reject(new Error('asked'))
  await expect(withProof(() => Promise.reject(failure), ask)).rejects.toBe(failure)
})
