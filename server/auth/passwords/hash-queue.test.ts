import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'
import { createPasswords } from './passwords.ts'

/** Work that ends when it is told to, and a record of who has begun. */
function workshop() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  // The queue goes on in microtasks; all of them have run by then.
  const settled = () => new Promise(setImmediate)
  const endNext = async () => {
    ends.shift()?.()
    await settled()
  }
  return { begun, work, settled, endNext }
}

test('runs no more at once than it may', async () => {
  const { begun, work, settled, endNext } = workshop()
  const queue = createHashQueue(2)
  const all = Promise.all(['a', 'b', 'c'].map((name) => queue('one address', work(name))))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await endNext()
  expect(begun).toEqual(['a', 'b', 'c'])
  await endNext()
  await endNext()
  expect(await all).toEqual(['a', 'b', 'c'])
  // Work that fails makes room too.
  await expect(queue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue('a', async () => 'yes')).toBe('yes')
})

test('an address that asks for much waits behind others that ask for little', async () => {
  const { begun, work, settled, endNext } = workshop()
  const queue = createHashQueue(1)
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => queue('flood', work(name)))
  const others = ['x', 'y'].map((name) => queue(name, work(name)))
  await settled()
  for (const _ of [...flood, ...others]) await endNext()
  expect(begun).toEqual(['f1', 'f2', 'x', 'y', 'f3', 'f4'])
  await Promise.all([...flood, ...others])
})

test('[S9] when too many wait, whoever comes next is told to come back, and those who wait get their turn', async () => {
  const { begun, work, settled, endNext } = workshop()
  const queue = createHashQueue(1, { ofTurn: 2, inAll: 3 })
  const flood = ['f1', 'f2', 'f3'].map((name) => queue('flood', work(name)))
  const refused = { status: 503, headers: { 'retry-after': '5' } }
  await expect(queue('flood', work('f4'))).rejects.toMatchObject(refused)
  const other = queue('other', work('x'))
  await expect(queue('third', work('y'))).rejects.toMatchObject(refused)
  for (const _ of [...flood, other]) await endNext()
  expect(begun).toEqual(['f1', 'f2', 'x', 'f3'])
  await Promise.all([...flood, other])
  const again = queue('third', work('z'))
  await settled()
  await endNext()
  expect(await again).toBe('z')
})

test('a password is kept at bcrypt’s cost 10, if nothing else is asked for', async () => {
  expect(await createPasswords().hash('192.0.2.1', 'a long enough password')).toMatch(/^\$2[aby]\$10\$/)
})
