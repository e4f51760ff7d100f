import { expect, test } from 'vitest'
import { contradicted, stored, typed } from './note-draft.ts'

const lead = { id: 'a', notes: 'old', updated_at: '1' }

test('a draft begins with the first change and ends where it says what is stored', () => {
  const draft = typed(undefined, lead, 'Ana', 'old and new')
  expect(draft).toEqual({
    id: 'a',
    name: 'Ana',
    text: 'old and new',
    base: 'old',
    seen: '1',
    state: 'typing',
  })
  expect(typed(draft, lead, 'Ana', 'old')).toBeUndefined()
  // The base stays the one that the typing began from, whatever is read meanwhile.
  expect(typed(draft, { ...lead, notes: 'theirs', updated_at: '2' }, 'Ana', 'mine')).toMatchObject({
    base: 'old',
    seen: '1',
  })
})

test('what was typed while a note was being stored stays', () => {
  const draft = { id: 'a', name: 'Ana', text: 'one two', base: 'old', seen: '1', state: 'saving' as const }
  expect(stored(draft, 'one two', '2')).toBeUndefined()
  expect(stored(draft, 'one', '2')).toMatchObject({
    text: 'one two',
    base: 'one',
    seen: '2',
    state: 'typing',
  })
  expect(typed(draft, lead, 'Ana', 'old')).toMatchObject({ text: 'old', state: 'saving' })
})

test('in a conflict both texts stand, and keeping one’s own goes on from the other', () => {
  const draft = { id: 'a', name: 'Ana', text: 'mine', base: 'old', seen: '1', state: 'saving' as const }
  const both = contradicted(draft, 'theirs', '2')
  expect(both).toMatchObject({ text: 'mine', theirs: 'theirs', base: 'theirs', seen: '2', state: 'conflict' })
  expect(typed(both, lead, 'Ana', 'theirs')).toMatchObject({ state: 'conflict' })
})
