import { expect, test } from 'vitest'
import { isQuotedState } from './quoted-state.ts'

test('prices show only where the agent is licensed', () => {
  expect(isQuotedState('all', 'MT')).toBe(true)
  expect(isQuotedState(['OH', 'PA'], 'OH')).toBe(true)
  expect(isQuotedState(['OH', 'PA'], 'MT')).toBe(false)
  expect(isQuotedState(['OH', 'PA'], '')).toBe(true)
})
