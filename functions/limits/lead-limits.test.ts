import { expect, test } from 'vitest'
import type { LeadAttempt } from '#functions/context.ts'
import { countingAt } from '../../tests/fixtures/leads/counting.ts'
import { createLeadLimits } from './lead-limits.ts'

const anHour = 60 * 60_000

/** Counts submissions on a clock of its own; each has a key of its own unless it brings one. */
function limits(isOn = true) {
  let passed = 0
  const count = createLeadLimits({ ...countingAt(() => passed), isOn })
  return {
    later: (milliseconds: number) => {
      passed += milliseconds
    },
    count: (changes: Partial<LeadAttempt & { address: string }> = {}) =>
      count({
        kind: 'call',
        email: undefined,
        idempotencyKey: crypto.randomUUID(),
        address: '192.0.2.1',
        ...changes,
      }),
  }
}
const times = <Answer>(count: number, ask: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, ask))

test('An address has sixty submissions an hour; another address is not refused', async () => {
  const { count, later } = limits()
  expect(await times(60, () => count())).toEqual(Array(60).fill(0))
  later(60_000)
  // What is refused is not counted.
  expect(await times(9, () => count())).toEqual(Array(9).fill(59 * 60))
  expect(await count({ address: '192.0.2.2' })).toBe(0)
  later(anHour - 60_000)
  expect(await count()).toBe(0)
})

test('A mailbox gets five quotes and ten mails in all within an hour, whoever asks and however it is written', async () => {
  const { count, later } = limits()
  let from = 0
  const ask = (kind: LeadAttempt['kind'], email: string) => {
    from += 1
    return count({ kind, email, address: `192.0.2.${from}` })
  }
  expect(await times(5, () => ask('quote_email', 'ana@example.com'))).toEqual(Array(5).fill(0))
  expect(await ask('quote_email', 'Ana+quotes@Example.com')).toBe(3600)
  expect(await ask('quote_email', 'a.n.a+@example.com')).toBe(3600)
  expect(await times(5, () => ask('application', 'ana@example.com'))).toEqual(Array(5).fill(0))
  expect(await ask('callback', 'ana+2@example.com')).toBe(3600)
  expect(await ask('quote_email', 'ben@example.com')).toBe(0)
  later(anHour)
  expect(await ask('quote_email', 'ana@example.com')).toBe(0)
})

test('Dots and the other name of one service make no other mailbox; another name or another host does', async () => {
  const { count } = limits()
  const quote = (email: string) => count({ kind: 'quote_email', email })
  const spellings = [
    'anabell@gmail.com',
    'ana.bell@gmail.com',
    'Ana.Bell+1@googlemail.com',
    'a.nabell@gmail.com',
  ]
  expect(await Promise.all([...spellings, 'anabell@googlemail.com'].map(quote))).toEqual(Array(5).fill(0))
  expect(await quote('a.n.a.b.e.l.l@GMail.com')).toBeGreaterThan(0)
  expect(
    await Promise.all(['anabel@gmail.com', 'anabell@example.com', 'anabell@notgooglemail.com'].map(quote)),
  ).toEqual([0, 0, 0])
})

test('What was let through once may be repeated, also when the address has had its sixty, but not without end', async () => {
  const { count } = limits()
  const first = { idempotencyKey: crypto.randomUUID(), email: 'ana@example.com' }
  expect(await count(first)).toBe(0)
  await times(59, () => count())
  expect(await count()).toBeGreaterThan(0)
  expect(await times(19, () => count(first))).toEqual(Array(19).fill(0))
  const waits = await times(100, () => count(first))
  expect(waits.filter((wait) => wait > 0)).not.toEqual([])
  // From another network too: a phone may have left the house meanwhile.
  const moved = limits()
  expect(await moved.count(first)).toBe(0)
  expect(await moved.count({ ...first, address: '198.51.100.7' })).toBe(0)
})

test('Switched off they refuse nothing', async () => {
  const { count } = limits(false)
  expect(await times(500, () => count({ kind: 'quote_email', email: 'ana@example.com' }))).toEqual(
    Array(500).fill(0),
  )
})
