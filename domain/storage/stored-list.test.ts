import { expect, test } from 'vitest'
import { z } from 'zod'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { readList, writeList } from './stored-list.ts'

const kept = { key: 'reach', element: z.enum(['email', 'call']), what: 'ways' }

test('a list comes back as it was kept, and an empty one is forgotten', () => {
  const store = memoryStore()
  const reports: string[] = []
  const read = () => readList(store, kept, (message) => void reports.push(message))
  expect(read()).toEqual([])
  writeList(store, 'reach', ['call'])
  expect(read()).toEqual(['call'])
  writeList(store, 'reach', [])
  expect(store.getItem('reach')).toBeNull()
  expect(reports).toEqual([])
})

test.each([
  ['{oops', [], 'Stored ways are corrupt and were ignored'],
  ['{}', [], 'Stored ways are corrupt and were ignored'],
  ['["email","pigeon",7]', ['email'], 'Some stored ways are corrupt and were ignored'],
])('of %s what is right stays, and the rest is reported', (text, right, report) => {
  const reports: string[] = []
  expect(readList(memoryStore({ reach: text }), kept, (message) => void reports.push(message))).toEqual(right)
  expect(reports).toEqual([report])
})
