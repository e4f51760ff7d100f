import { getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { readWords, wordsAt } from '../fixtures/locale-words.ts'
import { find, findAll, openMain, textOf } from './site.ts'

/** The product pages and the educational ones, each with where the words of its opening are. */
const pages = [
  { proven: '[ROUTE-17]', path: paths.termLife, title: 'page-term-life:hero.title' },
  { proven: '[ROUTE-17]', path: paths.wholeLife, title: 'page-whole-life:hero.title' },
  { proven: '[ROUTE-17]', path: paths.indexUniversalLife, title: 'page-index-universal-life:hero.title' },
  { proven: '[ROUTE-17]', path: paths.finalExpense, title: 'page-final-expense:hero.title' },
  { proven: '[ROUTE-17]', path: paths.noMedicalExam, title: 'page-no-medical-exam:hero.title' },
  { proven: '[ROUTE-17]', path: paths.mortgageProtection, title: 'page-mortgage-protection:hero.title' },
  { proven: '[ROUTE-18]', path: paths.buyingTips, title: 'guide-labels:titles.buying-tips' },
  { proven: '[ROUTE-18]', path: paths.beneficiaryGuide, title: 'page-beneficiary-guide:hero.title' },
  { proven: '[ROUTE-18]', path: paths.affordableInsurance, title: 'page-affordable-insurance:hero.title' },
] as const

const quote = { en: 'Get Your Free Quote', es: 'Obtenga su cotización gratis' }

function titleAt(place: string, language: Language): string {
  const [namespace = '', path = ''] = place.split(':')
  return String(wordsAt(readWords(language, namespace), path))
}

for (const { proven, path, title } of pages)
  for (const language of languages)
    test(`${proven} [PRODUCT-01] ${path} shows its page, which ends with the way to a quote (${language})`, async () => {
      const main = await openMain(path, language)
      expect(textOf(getByRole(main, 'heading', { level: 1 }))).toContain(titleAt(title, language))
      // The last part of the page, whatever else leads to the quote further up.
      const [last] = findAll(main, 'section').slice(-1)
      if (!last) throw new Error('The page has no parts')
      // [U3] The questionnaire knows no final expense: that page leads to where it has prices, and to both.
      const isFinalExpense = path === paths.finalExpense
      const own = isFinalExpense ? `${paths.instantQuotes}?product=FinalExpense` : paths.quote
      expect(getByRole(last, 'link', { name: quote[language] }).getAttribute('href')).toBe(own)
      find(last, `a[href="${isFinalExpense ? paths.quote : paths.instantQuotes}"]`)
    })
