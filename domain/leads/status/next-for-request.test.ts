import { expect, test } from 'vitest'
import { stages } from '#domain/leads/desk/stages.ts'
import { settings } from '../../../tests/fixtures/settings/settings.ts'
import { isErasedAtOnce, nextForRequest, type RequestStanding } from './next-for-request.ts'

const monday = new Date('2026-11-23T15:00:00Z')
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)
const standing: RequestStanding = {
  stage: 'new',
  waitingSince: undefined,
  askedAt: undefined,
  nextContactAt: undefined,
}

test('Whoever waits is promised an answer from when they asked, over a weekend as well, and told when it is late', () => {
  expect(nextForRequest({ ...standing, waitingSince: monday }, settings, later(1))).toEqual({
    is: 'answer',
    since: monday,
    isLate: false,
  })
  const isLate = (waitingSince: Date, now: Date) =>
    nextForRequest({ ...standing, waitingSince }, settings, now)
  expect(isLate(monday, later(80))).toMatchObject({ isLate: true })
  // Asked on Friday night: a day later nobody is late.
  expect(isLate(new Date('2026-11-28T03:00:00Z'), new Date('2026-11-29T15:00:00Z'))).toMatchObject({
    isLate: false,
  })
})

test('What was asked on the page counts before what waited, and both before what is planned', () => {
  const waiting = { ...standing, waitingSince: monday, nextContactAt: later(30) }
  const asked = { ...waiting, askedAt: later(2) }
  expect(nextForRequest(asked, settings, later(3))).toMatchObject({ since: later(2) })
  expect(nextForRequest(waiting, settings, later(3))).toMatchObject({ since: monday })
})

test('A planned contact is told while it is to come and something is to do', () => {
  const planned = { ...standing, stage: 'quoted', nextContactAt: later(30) } as const
  expect(nextForRequest(planned, settings, later(3))).toEqual({ is: 'planned', at: later(30) })
  expect(nextForRequest(planned, settings, later(31))).toEqual({ is: 'open' })
  for (const stage of ['lost', 'in_force'] as const)
    expect(nextForRequest({ ...planned, stage }, settings, later(3))).toEqual({ is: 'open' })
  expect(nextForRequest(standing, settings, later(3))).toEqual({ is: 'open' })
})

test('From an application on, only the agent deletes', () => {
  expect(stages.filter(isErasedAtOnce)).toEqual(['new', 'contacted', 'quoted', 'lost'])
})
