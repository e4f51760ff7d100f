import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { safeStore } from '#domain/storage/key-value-store.ts'
import { storedList } from '#domain/storage/stored-json.ts'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { createStoredState, type StorageArea } from './stored-state.ts'

const tags = storedList('tags', z.string())
const unreadable = 'Another tab wrote something unreadable, which was ignored'

function area(store = memoryStore()) {
  const reports: string[] = []
  let watched = 0
  const watching: StorageArea = {
    open: () => store,
    report: (message) => void reports.push(message),
    watch() {
      watched += 1
    },
  }
  return { area: watching, store, reports, watched: () => watched }
}

test('a value is read at the first use, and stored and heard of at every change', () => {
  const { area: first, store, watched } = area(memoryStore({ tags: '["a"]' }))
  const state = createStoredState(first, tags)
  expect(state.none).toEqual([])
  expect(watched()).toBe(0)
  expect(state.snapshot()).toEqual(['a'])
  expect(state.snapshot()).toBe(state.snapshot())
  let calls = 0
  const stop = state.subscribe(() => {
    calls += 1
  })
  state.set(['a', 'b'])
  expect(store.getItem('tags')).toBe('["a","b"]')
  expect(createStoredState(area(store).area, tags).snapshot()).toEqual(['a', 'b'])
  state.set(state.snapshot())
  expect(calls).toBe(1)
  stop()
  state.set([])
  expect(calls).toBe(1)
  expect(store.getItem('tags')).toBeNull()
  expect(watched()).toBe(1)
})

test('what another tab wrote last is taken over, and a removed key or a cleared storage is a reset here too', () => {
  const state = createStoredState(area().area, tags)
  state.follow({ key: 'tags', newValue: '["there"]' })
  expect(state.snapshot()).toEqual(['there'])
  state.follow({ key: 'tags', newValue: null })
  expect(state.snapshot()).toEqual([])
  state.follow({ key: 'tags', newValue: '["there"]' })
  state.follow({ key: null, newValue: null })
  expect(state.snapshot()).toEqual([])
})

test('other keys change nothing, and what is unreadable is reported without its contents', () => {
  const { area: here, reports } = area(memoryStore({ tags: '["here"]' }))
  const state = createStoredState(here, tags)
  const before = state.snapshot()
  for (const key of ['i18nextLng', 'sb-auth']) state.follow({ key, newValue: 'es' })
  expect(reports).toEqual([])
  state.follow({ key: 'tags', newValue: '["Ana' })
  expect(reports).toEqual([unreadable])
  expect(state.snapshot()).toBe(before)
})

test('what another tab wrote can be met with what is here', () => {
  const state = createStoredState(area().area, tags, (incoming, here) => [...here, ...incoming])
  state.set(['here'])
  state.follow({ key: 'tags', newValue: '["there"]' })
  expect(state.snapshot()).toEqual(['here', 'there'])
})

test('whatever another tab writes, this one goes on', () => {
  fc.assert(
    fc.property(fc.option(fc.oneof(fc.string(), fc.json())), (newValue) => {
      const state = createStoredState(area().area, tags)
      state.follow({ key: 'tags', newValue })
      expect(Array.isArray(state.snapshot())).toBe(true)
    }),
  )
})

test('what was cleared or changed under it is shown once it is read again', () => {
  const { area: here, store } = area(memoryStore({ tags: '["a"]' }))
  const state = createStoredState(here, tags)
  expect(state.snapshot()).toEqual(['a'])
  store.removeItem('tags')
  state.reload()
  expect(state.snapshot()).toEqual([])
})

test('with a storage that refuses everything the value lives while the page is open', () => {
  const refusing = safeStore(
    () => {
      throw new Error('forbidden')
    },
    () => {},
  )
  const state = createStoredState(area(refusing).area, tags)
  state.set(['a'])
  expect(state.snapshot()).toEqual(['a'])
  state.reload()
  expect(state.snapshot()).toEqual(['a'])
})
