import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issueAges } from './issue-age.ts'

describe('issue ages', () => {
  test.each([
    ['on the birthday', '1986-04-12', '2026-04-12', 40, 40],
    ['the day before', '1986-04-12', '2026-04-11', 39, 40],
    ['a quarter after', '1986-04-12', '2026-07-12', 40, 40],
    ['a day before the half-year', '1986-04-12', '2026-10-11', 40, 40],
    ['at the half-year (182.5 days)', '1986-04-12', '2026-10-12', 40, 41],
    ['born on 29 February, in a common year', '1988-02-29', '2026-02-28', 37, 38],
    ['born on 29 February, the day after', '1988-02-29', '2026-03-01', 38, 38],
    ['born today', '2026-04-12', '2026-04-12', 0, 0],
  ])('%s', (_when, born, today, last, nearest) => {
    expect(issueAges(born, today)).toEqual({ last, nearest })
  })

  test('are none for a birth ahead or a date that does not exist', () => {
    for (const born of ['2026-04-13', '1986-02-30', '']) expect(issueAges(born, '2026-04-12')).toBeUndefined()
  })

  test('nearest is last or the next, and neither ever falls from one day to the next', () => {
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2010-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: 6000, max: 25_000 }), (born, days) => {
        const iso = (date: Date) => date.toISOString().slice(0, 10)
        const later = (count: number) =>
          iso(new Date(Date.parse(`${iso(born)}T00:00:00Z`) + count * 86_400_000))
        const one = issueAges(iso(born), later(days))
        const next = issueAges(iso(born), later(days + 1))
        if (one === undefined || next === undefined) throw new Error('no age')
        expect([one.last, one.last + 1]).toContain(one.nearest)
        expect(next.last).toBeGreaterThanOrEqual(one.last)
        expect(next.nearest).toBeGreaterThanOrEqual(one.nearest)
      }),
    )
  })
})
