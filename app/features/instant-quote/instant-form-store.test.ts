import { expect, test, vi } from 'vitest'
import { newInstantForm } from '#domain/quotes/instant-form.ts'
import { memoryStore } from '../../../tests/fixtures/memory-store.ts'
import { createInstantFormStore } from './instant-form-store.ts'

test('answers are kept for the next load of the tab, and every listener hears of them', () => {
  const tab = memoryStore()
  const store = createInstantFormStore(tab, vi.fn())
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  expect(store.snapshot()).toBeUndefined()
  const form = { ...newInstantForm(), deathBenefit: 250_000 }
  store.keep(form)
  expect(store.snapshot()).toBe(form)
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  store.keep(newInstantForm())
  expect(listener).toHaveBeenCalledOnce()
  expect(createInstantFormStore(tab, vi.fn()).snapshot()).toEqual(newInstantForm())
})

test('a corrupt entry counts as none', () => {
  expect(createInstantFormStore(memoryStore({ instantQuote: '{' }), vi.fn()).snapshot()).toBeUndefined()
})

test('what was cleared under it is gone, and every listener hears of it', () => {
  const tab = memoryStore()
  const store = createInstantFormStore(tab, vi.fn())
  store.keep(newInstantForm())
  const listener = vi.fn()
  store.subscribe(listener)
  tab.removeItem('instantQuote')
  store.reload()
  expect(store.snapshot()).toBeUndefined()
  expect(listener).toHaveBeenCalledOnce()
})
