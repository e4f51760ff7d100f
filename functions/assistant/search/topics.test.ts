import { expect, test } from 'vitest'
import { createTopics, learnTopics } from './topics.ts'

const model = learnTopics([
  { topic: 'price', text: 'how much does it cost' },
  { topic: 'price', text: 'what is the price per month' },
  { topic: 'exam', text: 'do I need a medical exam' },
  { topic: 'exam', text: 'is there a medical test with blood' },
])
const topics = createTopics(model)

const best = (message: string) => [...topics(message)].sort(([, a], [, b]) => b - a)[0]?.[0]

test('A message is about the topic whose texts have its words, also misspelled ones', () => {
  expect(best('the cost please')).toBe('price')
  expect(best('medicl')).toBe('exam')
})

test('The likeliest topic has 0, and the others less', () => {
  const found = topics('blood')
  expect(found.get('exam')).toBe(0)
  expect(found.get('price')).toBeLessThan(0)
})

test('Of a message without a known word, every topic is as likely as its share of the texts', () => {
  expect([...topics('zzz').values()]).toEqual([0, 0])
})
