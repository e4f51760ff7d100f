import { expect, test } from 'vitest'
import { z } from 'zod'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { storedList, storedRecord } from './stored-json.ts'
import { readStored, storedText, writeStored } from './stored-value.ts'

const ways = storedList('ways', z.enum(['email', 'call']))
const defaults = { name: '', years: 10, tags: ['new'] }
const draft = storedRecord(
  'draft',
  z.object({ name: z.string(), years: z.number(), tags: z.array(z.string()), note: z.string().optional() }),
  { defaults, none: undefined },
)

function read<Value>(stored: Parameters<typeof readStored<Value>>[1], text: string) {
  const reports: string[] = []
  const value = readStored(
    memoryStore({ [stored.key]: text }),
    stored,
    (message) => void reports.push(message),
  )
  return { value, reports }
}

test('what was written is read back, and what stands for nothing takes the key away', () => {
  const store = memoryStore()
  const silent = () => {
    throw new Error('Nothing is to be reported')
  }
  expect(readStored(store, ways, silent)).toEqual([])
  expect(readStored(store, draft, silent)).toBeUndefined()
  writeStored(store, ways, ['call'])
  writeStored(store, draft, { ...defaults, name: 'Ana' })
  writeStored(store, storedText('person'), 'p2')
  expect(readStored(store, ways, silent)).toEqual(['call'])
  expect(readStored(store, draft, silent)).toEqual({ ...defaults, name: 'Ana' })
  expect(readStored(store, storedText('person'), silent)).toBe('p2')
  writeStored(store, ways, [])
  writeStored(store, draft, undefined)
  for (const key of ['ways', 'draft']) expect(store.getItem(key)).toBeNull()
})

test.each(['', '{oops', 'null', '"text"', '5'])('%j is no list and no record', (text) => {
  expect(read(ways, text)).toEqual({ value: [], reports: ['Stored ways is corrupt and was ignored'] })
  expect(read(draft, text)).toEqual({
    value: undefined,
    reports: ['Stored draft is corrupt and was ignored'],
  })
})

test('of a list the right elements stay, and of a record the right fields and elements', () => {
  expect(read(ways, '["email","pigeon",7]')).toEqual({
    value: ['email'],
    reports: ['Parts of stored ways are corrupt and were ignored'],
  })
  expect(read(draft, '{"name":"Ana","years":"9","tags":["a",5],"note":7}')).toEqual({
    value: { name: 'Ana', years: 10, tags: ['a'] },
    reports: ['Parts of stored draft are corrupt and were ignored'],
  })
})
