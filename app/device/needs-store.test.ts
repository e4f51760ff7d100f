import { expect, test } from 'vitest'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { createNeedsStore } from './needs-store.ts'

test('what is typed is kept at once and heard of, until nobody listens', () => {
  const store = memoryStore()
  const needs = createNeedsStore(store, () => {})
  let calls = 0
  const stop = needs.subscribe(() => {
    calls += 1
  })
  needs.change('yearlyIncome', '60,00')
  needs.change('yearlyIncome', '60,000')
  expect(needs.snapshot()).toMatchObject({ yearlyIncome: '60,000', incomeYears: '10' })
  expect(createNeedsStore(store, () => {}).snapshot()).toEqual(needs.snapshot())
  needs.reset()
  expect(store.getItem('needs')).toBeNull()
  expect(needs.snapshot().yearlyIncome).toBe('')
  stop()
  needs.change('debts', '1')
  expect(calls).toBe(3)
})

test('what was cleared under it is shown as cleared', () => {
  const store = memoryStore()
  const needs = createNeedsStore(store, () => {})
  needs.change('debts', '1')
  store.removeItem('needs')
  needs.reload()
  expect(needs.snapshot().debts).toBe('')
})
