import { expect, test } from 'vitest'
import { contradicted, isUnsaved, stored, typed } from './note-draft.ts'

const olive = { id: 'a', name: 'Olive' }
const entry = { id: 7, at: '2026-11-20T15:00:00Z' }

test('a draft begins with the first letter, and one of nothing but spaces is not stored', () => {
  const draft = typed(undefined, olive, 'Call')
  expect(draft).toEqual({ ...olive, text: 'Call', entry: undefined, base: '', state: 'typing' })
  expect(typed(draft, olive, '')).toBeUndefined()
  expect(draft && isUnsaved(draft)).toBe(true)
  expect(draft && isUnsaved({ ...draft, text: '  ' })).toBe(false)
})

test('what was typed while a note was being stored stays, and becomes the same note', () => {
  const draft = { ...olive, text: 'one two', entry: undefined, base: '', state: 'saving' as const }
  const kept = stored(draft, 'one', entry)
  expect(kept).toMatchObject({ text: 'one two', base: 'one', entry, state: 'typing' })
  expect(isUnsaved(kept)).toBe(true)
  expect(isUnsaved(stored(draft, 'one two', entry))).toBe(false)
  // Emptied, it is removed.
  const emptied = typed(kept, olive, '')
  expect(emptied && isUnsaved(emptied)).toBe(true)
})

test('in a conflict both texts stand, and keeping one’s own goes on from the other', () => {
  const draft = { ...olive, text: 'mine', entry, base: 'old', state: 'saving' as const }
  const both = contradicted(draft, 'theirs')
  expect(both).toMatchObject({ text: 'mine', theirs: 'theirs', base: 'theirs', state: 'conflict' })
  expect(typed(both, olive, 'theirs')).toMatchObject({ state: 'conflict' })
})
