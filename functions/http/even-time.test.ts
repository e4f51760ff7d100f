import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { evenTime } from './even-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['fulfilled', 'rejected'] as const)(
  'What is %s at once is answered after the time',
  async (end) => {
    let isOver = false
    const work = async () => {
      if (end === 'rejected') throw new Error('No')
      return 'yes'
    }
    const answered = evenTime(work, 300).then(
      (value) => ({ value, isOver }),
      (error: Error) => ({ value: error.message, isOver }),
    )
    await vi.advanceTimersByTimeAsync(299)
    isOver = true
    await vi.advanceTimersByTimeAsync(1)
    expect(await answered).toEqual({ value: end === 'rejected' ? 'No' : 'yes', isOver: true })
  },
)
