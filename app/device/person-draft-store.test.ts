import { expect, test } from 'vitest'
import { newPersonDraft } from '#domain/people/person-draft.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { createPersonDraftStore } from './person-draft-store.ts'

test('what is typed about a person survives a reload and the closing of the form', () => {
  const store = memoryStore()
  const drafts = createPersonDraftStore(store, () => {})
  drafts.change((draft) => ({ ...draft, fullName: 'nobody is being typed' }))
  expect(drafts.snapshot()).toBeUndefined()
  drafts.show({ draft: newPersonDraft('p2', 'OH'), isOpen: true })
  drafts.change((draft) => ({ ...draft, fullName: 'Lu' }))
  const reloaded = createPersonDraftStore(store, () => {})
  expect(reloaded.snapshot()).toEqual({
    draft: { ...newPersonDraft('p2', 'OH'), fullName: 'Lu' },
    isOpen: true,
  })
  reloaded.close()
  expect(reloaded.snapshot()).toMatchObject({ draft: { fullName: 'Lu' }, isOpen: false })
  reloaded.show(undefined)
  expect(store.getItem('personDraft')).toBeNull()
})

test('what was cleared under it, as at a sign-out, is gone', () => {
  const store = memoryStore()
  const drafts = createPersonDraftStore(store, () => {})
  drafts.show({ draft: newPersonDraft('p2', 'OH'), isOpen: true })
  store.removeItem('personDraft')
  drafts.reload()
  expect(drafts.snapshot()).toBeUndefined()
})
