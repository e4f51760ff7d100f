import { expect, test } from 'vitest'
import { bestTimesFor } from './best-times.ts'

const at = new Date('2026-11-20T17:00:00Z')
const call = { parts: ['morning', 'midday', 'afternoon'] as const, at, language: 'en' as const }
const plain = (spans: unknown) => JSON.parse(JSON.stringify(spans).replace(/\u202f|\u00a0/g, ' '))

test('the caller’s times are told on both clocks', () => {
  const { theirs, ours } = bestTimesFor({ ...call, zone: 'America/Los_Angeles', ownZone: 'America/New_York' })
  expect(plain(theirs)).toEqual([
    { part: 'morning', to: '11 AM' },
    { part: 'midday', from: '11 AM', to: '2 PM' },
    { part: 'afternoon', from: '2 PM' },
  ])
  expect(plain(ours)).toEqual([
    { part: 'morning', to: '2 PM' },
    { part: 'midday', from: '2 PM', to: '5 PM' },
    { part: 'afternoon', from: '5 PM' },
  ])
})

test('half hours between zones are told too', () => {
  const { ours } = bestTimesFor({ ...call, parts: ['afternoon'], zone: 'Asia/Kolkata', ownZone: 'UTC' })
  expect(plain(ours)).toEqual([{ part: 'afternoon', from: '8:30 AM' }])
})

test('with one clock, or an unknown one, nothing is told twice', () => {
  const ownZone = 'America/New_York'
  expect(bestTimesFor({ ...call, zone: 'America/Detroit', ownZone }).ours).toBeUndefined()
  expect(bestTimesFor({ ...call, zone: null, ownZone }).ours).toBeUndefined()
  expect(bestTimesFor({ ...call, zone: 'No/Where', ownZone }).ours).toBeUndefined()
})
