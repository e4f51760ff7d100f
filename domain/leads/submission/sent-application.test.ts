import { expect, test } from 'vitest'
import { leadPlan, newApplication } from '../../../tests/fixtures/leads/submissions.ts'
import { settings } from '../../../tests/fixtures/settings/settings.ts'
import {
  isPromiseOpen,
  type SentApplication,
  sentApplication,
  sentApplicationSchema,
  sentFor,
  withSent,
} from './sent-application.ts'

function sent(key: number, planId = 'plan-1'): SentApplication {
  return sentApplicationSchema.parse({
    key: `6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a${String(key).padStart(2, '0')}`,
    at: '2026-11-23T10:00:00.000Z',
    fullName: 'Ana Rivera',
    reach: ['email'],
    plans: [{ ...leadPlan, applyProductCode: planId }],
  })
}

test('[D1] the last five are remembered, each once', () => {
  const all = [1, 2, 3, 4, 5, 6].map((key) => sent(key)).reduce<SentApplication[]>(withSent, [])
  expect(all.map(({ key }) => key.slice(-2))).toEqual(['02', '03', '04', '05', '06'])
  expect(withSent(all, sent(3)).map(({ key }) => key.slice(-2))).toEqual(['02', '04', '05', '06', '03'])
})

test('[O12] a device remembers that the agent has no license where its visitor lives, and nothing where that is not so', () => {
  const content = { ...newApplication(), language: 'en' as const }
  const stored = { key: content.idempotencyKey, at: '2026-11-23T10:00:00.000Z' }
  expect(sentApplication(content, { ...stored, isOutOfState: true })).toHaveProperty('isOutOfState', true)
  expect(sentApplication(content, stored)).not.toHaveProperty('isOutOfState')
  expect(JSON.stringify(sentApplication(content, stored))).not.toContain('residentState')
})

test('[D1] a plan finds its own application and no other', () => {
  const list = [sent(1, 'plan-1'), sent(2, 'plan-2'), sent(3, 'plan-1')]
  expect(sentFor(list, 'plan-1')?.key.slice(-2)).toBe('03')
  expect(sentFor(list, 'plan-3')).toBeUndefined()
  const [first] = list
  const both = first && { ...first, plans: [leadPlan, ...first.plans] }
  expect(both && sentFor([both], 'plan-1')).toBe(both)
})

test('[O5] a promise of 24 hours ends after 24 hours, one of a Friday night on Monday evening', () => {
  const isOpen = (at: string, now: string) => isPromiseOpen({ at }, new Date(now), settings)
  expect(isOpen('2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.000Z')).toBe(true)
  expect(isOpen('2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.001Z')).toBe(false)
  expect(isOpen('2026-11-21T01:00:00.000Z', '2026-11-23T23:00:00.000Z')).toBe(true)
  expect(isOpen('2026-11-21T01:00:00.000Z', '2026-11-23T23:00:00.001Z')).toBe(false)
  expect(isOpen('', '2026-11-24T10:00:00.000Z')).toBe(false)
})
