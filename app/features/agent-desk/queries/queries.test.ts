import { expect, test } from 'vitest'
import type { DeskErrorCode } from './desk-error.ts'
import { hearDesk } from './queries.ts'

test('a failure stands until a question that was asked after it is answered', () => {
  const told: (DeskErrorCode | undefined)[] = []
  const hear = hearDesk((failure) => void told.push(failure))
  hear()()
  const before = hear()
  hear()('offline')
  before()
  expect(told).toEqual([undefined, 'offline'])
  const [after, other] = [hear(), hear()]
  other('failed')
  after()
  hear()()
  expect(told).toEqual([undefined, 'offline', 'failed', undefined])
})
