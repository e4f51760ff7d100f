import { expect, test } from 'vitest'
import { type LoggedEvent, logEventsTo } from '../../tests/fixtures/log-lines.ts'
import { AttemptCounter } from './attempt-counter.ts'
import { type AttemptStore, createCountTogether, type StoredCounts } from './count-together.ts'

const taken: StoredCounts = { isTaken: true, isRepeat: false, spans: new Map() }

/** A process that counts together with others, whose database answers what the test says. */
function process(store: AttemptStore) {
  let time = 0
  let asked = 0
  const now = () => time
  const logged: LoggedEvent[] = []
  const count = createCountTogether({
    now,
    store: (...attempt) => {
      asked += 1
      return store(...attempt)
    },
    log: logEventsTo(logged),
  })
  const counter = new AttemptCounter({ times: 3, seconds: 60 }, now)
  const repeats = new AttemptCounter({ times: 20, seconds: 3600 }, now)
  return {
    count: (key = 'a') => count([[counter, key]]),
    submit: (submission: string, key = 'a') => count([[counter, key]], [repeats, submission]),
    asked: () => asked,
    codes: () => logged.map(({ code }) => code),
    later: (ms: number) => {
      time += ms
    },
  }
}

test('[O14] a flood is refused from memory, also while the database is still counting', async () => {
  const answer = Promise.withResolvers<StoredCounts>()
  const { count, asked } = process(() => answer.promise)
  const flood = Array.from({ length: 1000 }, () => count())
  answer.resolve(taken)
  const waits = await Promise.all(flood)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  expect(asked()).toBe(3)
  expect(await count()).toBe(60)
  expect(asked()).toBe(3)
})

test('[O14] what other processes have taken is learnt, and refused from memory until their span ends', async () => {
  let count = 0
  // Each time another process has taken one as well.
  const at = process(async () => {
    count += 2
    return { isTaken: true, isRepeat: false, spans: new Map([['a', { count, endsAt: 20_000 }]]) }
  })
  expect(await at.count()).toBe(0)
  expect(await at.count()).toBe(0)
  expect(await at.count()).toBe(20)
  at.later(19_999)
  expect([await at.count(), at.asked()]).toEqual([1, 2])
  at.later(1)
  count = 0
  expect([await at.count(), at.asked()]).toEqual([0, 3])
})

test('[O14] while the database is away the memory counts, nobody waits for it, and both are told once', async () => {
  let isAway = true
  const at = process(async () => {
    if (isAway) throw new Error('away')
    return taken
  })
  expect([await at.count(), await at.count('b')]).toEqual([0, 0])
  expect([at.asked(), at.codes()]).toEqual([1, ['limits_counted_apart']])
  at.later(10_000)
  expect([await at.count(), at.asked()]).toEqual([0, 2])
  isAway = false
  at.later(10_000)
  expect([await at.count(), await at.count()]).toEqual([0, 40])
  expect(at.codes()).toEqual(['limits_counted_apart', 'limits_counted_together'])
})

test('[O14] a repeat of what another process took passes where this one refuses; look-ups have a limit too', async () => {
  const at = process(async (_, __, repeated) =>
    repeated?.key === 'known' ? { ...taken, isRepeat: true } : taken,
  )
  for (let n = 0; n < 3; n++) expect(await at.submit(`own ${n}`)).toBe(0)
  expect(await at.submit('known')).toBe(0)
  const before = at.asked()
  expect(await at.submit('known')).toBe(0)
  expect(at.asked()).toBe(before)
  for (let n = 0; n < 200; n++) await at.count('other')
  const waits = await Promise.all(Array.from({ length: 200 }, (_, n) => at.submit(`new ${n}`)))
  expect(at.asked()).toBeLessThan(before + 70)
  expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(130)
})
