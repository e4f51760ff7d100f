import { expect, test } from 'vitest'
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { clearNeeds, readNeeds, writeNeeds } from './stored-needs.ts'

function read(text?: string) {
  const reports: string[] = []
  const store = memoryStore(text === undefined ? {} : { needs: text })
  return { needs: readNeeds(store, (message) => void reports.push(message)), reports }
}

test('what was typed comes back as it was typed, also what is no number', () => {
  const store = memoryStore()
  const answers = { ...startingNeedsAnswers, yearlyIncome: '$60k', mortgage: 'ask Luis' }
  writeNeeds(store, answers)
  expect(readNeeds(store, () => {})).toEqual(answers)
  clearNeeds(store)
  expect(readNeeds(store, () => {})).toEqual(startingNeedsAnswers)
})

test('nothing stored is the start, without a word', () => {
  expect(read()).toEqual({ needs: startingNeedsAnswers, reports: [] })
})

test.each(['', '{oops', '[]', '"text"', 'null'])('%j is ignored and reported', (text) => {
  expect(read(text)).toEqual({
    needs: startingNeedsAnswers,
    reports: ['Stored needs are corrupt and were ignored'],
  })
})

test('of a half corrupt record the right fields stay', () => {
  const { needs, reports } = read(
    JSON.stringify({ yearlyIncome: '60,000', mortgage: 5, debts: 'x'.repeat(41) }),
  )
  expect(needs).toEqual({ ...startingNeedsAnswers, yearlyIncome: '60,000' })
  expect(reports).toEqual(['Some stored needs are corrupt and were ignored'])
})
