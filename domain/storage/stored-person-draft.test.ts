import { expect, test } from 'vitest'
import { newPersonDraft } from '#domain/people/person-draft.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { readPersonDraft, writePersonDraft } from './stored-person-draft.ts'

function read(text: string) {
  const reports: string[] = []
  const kept = readPersonDraft(memoryStore({ personDraft: text }), (message) => void reports.push(message))
  return { kept, reports }
}

test('a half-typed person comes back as typed, and is forgotten when done', () => {
  const store = memoryStore()
  const kept = { draft: { ...newPersonDraft('p2', 'OH'), dateOfBirth: '19-6-' }, isOpen: true }
  expect(readPersonDraft(store, () => {})).toBeUndefined()
  writePersonDraft(store, kept)
  expect(readPersonDraft(store, () => {})).toEqual(kept)
  writePersonDraft(store, undefined)
  expect(store.getItem('personDraft')).toBeNull()
})

test.each(['', '{oops', '[]', 'null', '{}', '{"draft":{"personId":""}}'])('%j is ignored', (text) => {
  expect(read(text)).toEqual({
    kept: undefined,
    reports: ['A stored half-typed person is corrupt and was ignored'],
  })
})

test('what is right of a corrupt one stays', () => {
  const { kept, reports } = read('{"isOpen":"yes","draft":{"personId":"p2","fullName":"Luis","smoker":7}}')
  expect(kept).toEqual({ draft: { ...newPersonDraft('p2', ''), fullName: 'Luis' }, isOpen: false })
  expect(reports).toHaveLength(1)
})
