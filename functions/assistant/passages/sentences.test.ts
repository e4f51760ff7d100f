import { expect, test } from 'vitest'
import { quotation, splitSentences } from './sentences.ts'

test('Abbreviations and amounts end no sentence', () => {
  expect(splitSentences('It is sold in the U.S. It costs $1.50 a day. Is it for you?', 'en')).toHaveLength(2)
  expect(splitSentences('Cuesta $1.50 al día. ¿Le sirve?', 'es')).toEqual([
    'Cuesta $1.50 al día.',
    '¿Le sirve?',
  ])
})

test('A short passage is quoted whole; of a long one, whole sentences from the start, or from before the one that fits', () => {
  const short = 'One sentence. And another.'
  expect(quotation(short, 'en', () => 0)).toBe(short)
  const sentences = Array.from(
    { length: 20 },
    (_, index) => `Sentence number ${index} says something of its own.`,
  )
  const long = sentences.join(' ')
  expect(quotation(long, 'en', () => 0)).toBe(sentences.slice(0, 13).join(' '))
  expect(quotation(long, 'en', (sentence) => (sentence === sentences[16] ? 1 : 0))).toBe(
    sentences.slice(15).join(' '),
  )
})
