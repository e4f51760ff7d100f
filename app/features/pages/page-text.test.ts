import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isPageText, type PageText } from './page-text.ts'

const pages = {
  'pages-products': ['wholeLife', 'indexUniversalLife'],
  'pages-learning': ['beneficiaryGuide', 'affordableInsurance'],
  'goal-quiz': ['page'],
  'how-we-estimate': ['page'],
  'pages-legal': ['privacyPolicy', 'terms', 'cookiePolicy', 'disclaimers'],
  'pages-account': ['dashboard', 'auth'],
}

function readPage(language: string, namespace: string, page: string): unknown {
  const words: unknown = JSON.parse(readFileSync(`app/i18n/locales/${language}/${namespace}.json`, 'utf8'))
  return typeof words === 'object' && words !== null ? Reflect.get(words, page) : undefined
}

function allWords(text: PageText): string {
  return JSON.stringify(text)
}

describe.each(['en', 'es'])('%s', (language) => {
  const texts = Object.entries(pages).flatMap(([namespace, names]) =>
    names.map((page) => ({ page, text: readPage(language, namespace, page) })),
  )

  test.each(texts)('the words of $page are those of a page', ({ text }) => {
    expect(isPageText(text)).toBe(true)
  })

  test('what stands beside "no exam" says that issue depends on the answers', () => {
    const claim = language === 'en' ? /no (medical )?exam/i : /sin examen|ningún examen|no piden examen/i
    const qualifier = language === 'en' ? /depends on your answers/ : /depende de sus respuestas/
    const claiming = texts.filter(
      ({ page, text }) => page !== 'guides' && isPageText(text) && claim.test(allWords(text)),
    )
    expect(claiming.length).toBeGreaterThan(0)
    for (const { page, text } of claiming) {
      expect(isPageText(text) && qualifier.test(allWords(text)), page).toBe(true)
    }
  })
})

test('words that are not a whole page are told apart', () => {
  expect(isPageText('termLife')).toBe(false)
  expect(isPageText({ title: 'A', lead: 'B' })).toBe(false)
  expect(isPageText({ title: 'A', lead: 'B', sections: [{ title: 'C', list: [1] }] })).toBe(false)
  expect(isPageText({ title: 'A', lead: 'B', sections: [] })).toBe(true)
})
