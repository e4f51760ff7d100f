import { expect, test } from 'vitest'
import type { Passage } from '#functions/assistant/passages/passage.ts'
import { packIndex, unpackIndex } from './index-file.ts'
import { createSearch } from './search.ts'
import { makeSearchIndex } from './search-index.ts'

function passage(id: string, page: Passage['page'], heading: string, text: string): Passage {
  return { id, page, address: `/${page}`, heading, text }
}

const english = [
  passage('term/end', 'termLife', 'You may outlive it', 'If you do, nothing is paid and nothing comes back.'),
  passage('term/price', 'termLife', 'A price that stays put', 'Your monthly price is set for the full term.'),
  passage('exam/home', 'noMedicalExam', 'No appointment', 'Nobody comes to your home with a needle.'),
]
const index = makeSearchIndex({
  asks: {
    en: {
      'term/end': ['what if I live longer than the term', 'do I get my money back at the end'],
      'term/price': ['does the premium go up'],
      'exam/home': ['will a nurse come to my house', 'is there a blood test'],
      hello: ['hello there', 'good morning'],
    },
    es: { 'exam/home': ['viene una enfermera a mi casa'], hello: ['buenos días'] },
  },
  passages: { en: english, es: [] },
})
const search = createSearch(index)

test('An index is read as it was written', async () => {
  expect(await unpackIndex(JSON.parse(await packIndex(index)))).toEqual(index)
})

test('A page is found by how people ask about it, with the nearest paragraph first', () => {
  const [found] = search('my premium will go up??', 'en')
  expect(found).toMatchObject({ topic: 'termLife', passages: ['term/price'] })
})

test('A message that is a wording, but for capitals, marks and accents, is answered as that one', () => {
  expect(search('What if I live longer than the TERM?', 'en')[0]).toMatchObject({
    topic: 'termLife',
    score: 1,
    passages: ['term/end', 'term/price'],
    known: 1,
  })
  expect(search('buenos dias', 'es')[0]).toMatchObject({ topic: 'hello', passages: [] })
})

test('An own answer has no paragraphs, and of words that nobody knows none is known', () => {
  expect(search('good morning to you', 'en')[0]).toMatchObject({ topic: 'hello', passages: [] })
  expect(search('qwerty asdf', 'en')[0]?.known).toBe(0)
})
