import { afterEach, expect, test, vi } from 'vitest'
import { logError } from './log-error.ts'

afterEach(() => vi.restoreAllMocks())

test('[ERROR-14] [ERROR-15] a failure is one line with its kind and code, and nothing of what it says', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  logError('The plan was not saved', Object.assign(new TypeError('Ana takes Albuterol'), { code: '23514' }))
  logError('The plan was not saved', { message: 'ana@example.com', details: 'Ana' })
  expect(log.mock.calls).toEqual([
    ['The plan was not saved: TypeError 23514'],
    ['The plan was not saved: error'],
  ])
})
