import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskWeekSchema, deskWeeksSchema } from '#domain/leads/desk/desk.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, signUpAgent, storeLead } from '../fixtures/desk.ts'

describe('the desk’s counts per week', () => {
  let at: TestBackend
  let agent: Awaited<ReturnType<typeof signUpAgent>>
  beforeAll(async () => {
    at = await startTestBackend('external')
    agent = await signUpAgent(at)
  })
  afterAll(() => at.stop())
  beforeEach(() => at.sql`delete from leads`)

  const week = async (now: string, zone: string) => {
    const [row] = await at.sql`select private.days_of_week(${now}::timestamptz, ${zone}) as days`
    return deskWeekSchema.parse(row?.days)
  }
  const weeks = async (now: string, zone: string, count: number) => {
    const [row] = await at.sql`select private.latest_weeks(${now}::timestamptz, ${zone}, ${count}) as weeks`
    return deskWeeksSchema.parse(row?.weeks)
  }
  const busy = <T extends { came_in: number }>(rows: T[]) => rows.filter(({ came_in }) => came_in > 0)

  test('days begin at midnight of the zone that was asked for', async () => {
    for (const created_at of ['2026-11-17T04:59:59.999Z', '2026-11-17T05:00:00Z', '2026-11-18T04:59:59Z']) {
      await storeLead(at, { created_at })
    }
    const now = '2026-11-20T12:00:00Z'
    expect(busy(await week(now, 'America/New_York'))).toEqual([
      { day: '2026-11-16', came_in: 1, answered: 0 },
      { day: '2026-11-17', came_in: 2, answered: 0 },
    ])
    expect(busy(await week(now, 'Pacific/Honolulu')).map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-17',
    ])
    expect(busy(await week(now, 'UTC'))).toEqual([
      { day: '2026-11-17', came_in: 2, answered: 0 },
      { day: '2026-11-18', came_in: 1, answered: 0 },
    ])
  })

  test('a week is Monday to Sunday there, also while it is another day elsewhere', async () => {
    // Sunday night in New York, Monday in London.
    const now = '2026-11-23T03:00:00Z'
    await storeLead(at, { created_at: now })
    const days = await week(now, 'America/New_York')
    expect(days.map(({ day }) => day)).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    )
    expect(busy(days)).toEqual([{ day: '2026-11-22', came_in: 1, answered: 0 }])
    expect(busy(await week(now, 'Europe/London'))).toEqual([{ day: '2026-11-23', came_in: 1, answered: 0 }])
  })

  test.each([
    [
      'autumn, 25 hours',
      '2026-11-01',
      ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
      '2026-11-02T05:00:00Z',
    ],
    [
      'spring, 23 hours',
      '2026-03-08',
      ['2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
      '2026-03-09T04:00:00Z',
    ],
  ])('the Sunday on which clocks change in %s is one day', async (_season, sunday, within, after) => {
    for (const created_at of [...within, after]) await storeLead(at, { created_at })
    expect(busy(await week(within[1] ?? '', 'America/New_York'))).toEqual([
      { day: sunday, came_in: 2, answered: 0 },
    ])
    const [last, current] = await weeks(after, 'America/New_York', 2)
    expect([last?.came_in, current?.came_in]).toEqual([2, 1])
  })

  test('of those who came in, the ones that no longer wait are told apart, and weeks add up', async () => {
    const now = '2026-11-20T12:00:00Z'
    for (const [created_at, answered_at] of [
      ['2026-11-20T11:00:00Z', null],
      ['2026-11-19T11:00:00Z', now],
      ['2026-11-12T11:00:00Z', now],
      ['2026-10-26T11:00:00Z', now],
      ['2026-10-25T11:00:00Z', now],
    ]) {
      await storeLead(at, { created_at, answered_at })
    }
    // What was taken over from a file did not come in then.
    await storeLead(at, { created_at: '2026-11-19T11:00:00Z', kind: 'imported', answered_at: now })
    expect(await weeks(now, 'UTC', 4)).toEqual([
      { week_start: '2026-10-26', came_in: 1, answered: 1 },
      { week_start: '2026-11-02', came_in: 0, answered: 0 },
      { week_start: '2026-11-09', came_in: 1, answered: 1 },
      { week_start: '2026-11-16', came_in: 2, answered: 1 },
    ])
  })

  test('the desk gets the current week, and as many weeks as it asks for, up to a year', async () => {
    await storeLead(at)
    const zone = 'America/Los_Angeles'
    const days = await ask(agent.client, 'desk_week', { zone }, deskWeekSchema)
    expect(days.reduce((sum, { came_in }) => sum + came_in, 0)).toBe(1)
    for (const [weeks, given] of [
      [1, 1],
      [8, 8],
      [100_000, 53],
      [0, 1],
      [null, 8],
    ]) {
      const rows = await ask(agent.client, 'desk_weeks', { zone, weeks }, deskWeeksSchema)
      expect(rows).toHaveLength(given ?? 0)
      expect(rows.at(-1)).toMatchObject({ week_start: days[0]?.day, came_in: 1 })
    }
    expect((await agent.client.rpc('desk_week', { zone: 'Mars/Olympus' })).status).toBe(400)
    expect(await ask(agent.client, 'desk_week', { zone: '' }, deskWeekSchema)).toHaveLength(7)
  })
})
