import { expect, test, vi } from 'vitest'
import { type InstantForm, newInstantForm } from '#domain/quotes/instant-form.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { readInstantQuote, writeInstantQuote } from './stored-instant-quote.ts'

const form: InstantForm = {
  ...newInstantForm(),
  productType: 'IUL',
  dateOfBirth: '1988-03-14',
  gender: 'Female',
  tobacco: false,
  deathBenefit: null,
  solveFor: 'Solve Cash Value at Age',
  cashValueSolveAmount: 90_000,
}

test('answers come back as they were, an emptied field included', () => {
  const store = memoryStore()
  expect(readInstantQuote(store, vi.fn())).toBeUndefined()
  writeInstantQuote(store, form)
  expect(readInstantQuote(store, vi.fn())).toEqual(form)
})

test.each(['', 'null', '[]', '"Term"', '{"productType":'])('stored text %j is ignored', (instantQuote) => {
  const report = vi.fn()
  expect(readInstantQuote(memoryStore({ instantQuote }), report)).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
})

test('of wrong parts each gives way to its default, and the rest stays', () => {
  const report = vi.fn()
  const stored = { ...form, productType: 'UL', deathBenefit: '500000', gender: 'Other', termDuration: 12 }
  const read = readInstantQuote(memoryStore({ instantQuote: JSON.stringify(stored) }), report)
  expect(read).toMatchObject({ dateOfBirth: '1988-03-14', deathBenefit: 500_000, termDuration: 20 })
  expect(read?.productType).toBeUndefined()
  expect(read?.gender).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
})
