import { expect, test } from 'vitest'
import { endOfSession, isOver } from './session-rows.ts'

const visitor = { raw_app_meta_data: { provider: 'email' } }
const agent = { raw_app_meta_data: { role: 'agent' } }
const at = (days: number) => new Date(days * 24 * 3_600_000)

test.each([
  { who: 'a visitor', user: visitor, used: 10, ends: 40 },
  { who: 'a visitor at the end of the half year', user: visitor, used: 179, ends: 180 },
  { who: 'an agent', user: agent, used: 2, ends: 2.5 },
  { who: 'an agent at the end of the week', user: agent, used: 6.9, ends: 7 },
])('[S14] the session of $who, last used on day $used, ends on day $ends', ({ user, used, ends }) => {
  const times = { created_at: at(0), used_at: at(used), not_after: null }
  expect(endOfSession(times, user)).toEqual(at(ends))
  expect(isOver(times, user, new Date(at(ends).getTime() - 1))).toBe(false)
  expect(isOver(times, user, at(ends))).toBe(true)
})

test('[S14] a time that was set by hand ends a session too, and a later one gives it no more', () => {
  const times = { created_at: at(0), used_at: at(0) }
  expect(isOver({ ...times, not_after: at(1) }, visitor, at(1))).toBe(true)
  expect(isOver({ ...times, not_after: at(1000) }, visitor, at(31))).toBe(true)
})
