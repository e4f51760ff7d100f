import { describe, expect, test } from 'vitest'
import { readWords, wordsAt } from '../../../tests/fixtures/locale-words.ts'
import { isPageText } from './page-text.ts'

const pages = {
  'goal-quiz': ['page'],
  'how-we-estimate': ['page'],
}

describe.each(['en', 'es'])('%s', (language) => {
  const texts = Object.entries(pages).flatMap(([namespace, names]) =>
    names.map((page) => ({ page, text: wordsAt(readWords(language, namespace), page) })),
  )

  test.each(texts)('the words of $page are those of a page', ({ text }) => {
    expect(isPageText(text)).toBe(true)
  })
})

test('words that are not a whole page are told apart', () => {
  expect(isPageText('termLife')).toBe(false)
  expect(isPageText({ title: 'A', lead: 'B' })).toBe(false)
  expect(isPageText({ title: 'A', lead: 'B', sections: [{ title: 'C', list: [1] }] })).toBe(false)
  expect(isPageText({ title: 'A', lead: 'B', sections: [] })).toBe(true)
})
