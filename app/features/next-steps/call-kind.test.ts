import { expect, test } from 'vitest'
import { callKind } from './call-kind.ts'

test('a call is asked for back only where the page before says that something failed', () => {
  expect(callKind({ kind: 'callback' })).toBe('callback')
  for (const state of [null, undefined, 'callback', { kind: 'application' }, {}]) {
    expect(callKind(state)).toBe('call')
  }
})
