import { expect, test } from 'vitest'
import { createSealer } from './seal.ts'

const secret = 'a-secret-of-at-least-thirty-two-characters'
const made = new Date('2026-11-20T12:00:00Z')
const expires = new Date('2026-11-20T12:30:00Z')
const content = { health_rating: 'Table 1', tobacco: true }

test('[CALLS-46] An id carries its content, encrypted', async () => {
  const sealer = createSealer(secret)
  const id = await sealer.seal('search', content, expires)
  expect(id).toMatch(/^v2\.[\w-]+$/)
  expect(atob(id.slice(3).replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('Table')
  expect(await sealer.unseal('search', id, made)).toEqual(content)
})

test('[CALLS-46] An id altered in any one character is refused', async () => {
  const sealer = createSealer(secret)
  const id = await sealer.seal('search', content, expires)
  for (const [index, character] of [...id].entries()) {
    const altered = id.slice(0, index) + (character === 'A' ? 'B' : 'A') + id.slice(index + 1)
    await expect(sealer.unseal('search', altered, made), `character ${index}`).rejects.toMatchObject({
      code: 'invalid_id',
    })
  }
})

test.each([
  '',
  'v2.',
  'v2.A',
  'v2.!!!!',
  'v1.AAAA',
  `v2.${'A'.repeat(40)}`,
  'v2.AAAA.AAAA',
  '1755962938878x65364',
])('[CALLS-46] %j is no id', async (id) => {
  await expect(createSealer(secret).unseal('search', id, made)).rejects.toMatchObject({ code: 'invalid_id' })
})

test('[CALLS-47] A sealer made anew from the same secret opens the id; one of another secret does not', async () => {
  const id = await createSealer(secret).seal('search', content, expires)
  expect(await createSealer(secret).unseal('search', id, made)).toEqual(content)
  await expect(createSealer(`${secret}!`).unseal('search', id, made)).rejects.toMatchObject({
    code: 'invalid_id',
  })
})

test('The same content never gives the same id twice', async () => {
  const sealer = createSealer(secret)
  const ids = await Promise.all(Array.from({ length: 20 }, () => sealer.seal('plan', content, expires)))
  expect(new Set(ids).size).toBe(20)
})

test('A short secret is refused at once', () => {
  expect(() => createSealer('short')).toThrow('at least 32 characters')
})
