import { expect, test } from 'vitest'
import { emptyContactDraft } from '#domain/leads/contact-draft.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { createContactDraftStore } from './contact-draft-store.ts'

test('what is typed is kept at once, comes back after a reload and is forgotten once it is sent', () => {
  const store = memoryStore()
  const reports: string[] = []
  const open = () => createContactDraftStore(store, (message) => void reports.push(message))
  const draft = open()
  draft.change({ fullName: 'Ana' })
  draft.change({ phone: '(305', bestTimes: ['midday'] })
  expect(open().snapshot()).toEqual({ fullName: 'Ana', phone: '(305', bestTimes: ['midday'] })
  draft.forget()
  expect(store.getItem('contactDraft')).toBeNull()
  expect(draft.snapshot()).toEqual(emptyContactDraft)
  expect(reports).toEqual([])
})

test.each(['', '{oops', '[]', 'null'])('a draft that is corrupt (%j) is ignored and reported', (text) => {
  const reports: string[] = []
  const store = createContactDraftStore(
    memoryStore({ contactDraft: text }),
    (message) => void reports.push(message),
  )
  expect(store.snapshot()).toEqual(emptyContactDraft)
  expect(reports).toEqual(['A stored contact form is corrupt and was ignored'])
})

test('of a half corrupt draft the right fields stay', () => {
  const contactDraft = JSON.stringify({ fullName: 'Ana', phone: 5, bestTimes: ['night', 'morning'] })
  const store = createContactDraftStore(memoryStore({ contactDraft }), () => {})
  expect(store.snapshot()).toEqual({ fullName: 'Ana', bestTimes: ['morning'] })
})
