import { expect, test } from 'vitest'
import { emptyCallDraft } from '#domain/leads/call-draft.ts'
import { memoryStore } from '#domain/storage/key-value-store.ts'
import { createCallDraftStore } from './call-draft-store.ts'

test('what is typed is kept at once, comes back after a reload and is forgotten once it is sent', () => {
  const store = memoryStore()
  const reports: string[] = []
  const open = () => createCallDraftStore(store, (message) => void reports.push(message))
  const draft = open()
  draft.change({ fullName: 'Ana' })
  draft.change({ phone: '(305', bestTimes: ['midday'] })
  expect(open().snapshot()).toEqual({ fullName: 'Ana', phone: '(305', bestTimes: ['midday'] })
  draft.forget()
  expect(store.getItem('callDraft')).toBeNull()
  expect(draft.snapshot()).toEqual(emptyCallDraft)
  expect(reports).toEqual([])
})

test.each(['', '{oops', '[]', 'null'])('a draft that is corrupt (%j) is ignored and reported', (text) => {
  const reports: string[] = []
  const store = createCallDraftStore(
    memoryStore({ callDraft: text }),
    (message) => void reports.push(message),
  )
  expect(store.snapshot()).toEqual(emptyCallDraft)
  expect(reports).toEqual(['A stored call wish is corrupt and was ignored'])
})

test('of a half corrupt draft the right fields stay', () => {
  const callDraft = JSON.stringify({ fullName: 'Ana', phone: 5, bestTimes: ['night', 'morning'] })
  const store = createCallDraftStore(memoryStore({ callDraft }), () => {})
  expect(store.snapshot()).toEqual({ fullName: 'Ana', bestTimes: ['morning'] })
})
