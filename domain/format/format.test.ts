import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatCoverage,
  formatCoverageShort,
  formatHeight,
  formatHeightShort,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatSignedPercent,
  formatWeight,
  formatYears,
} from './format.ts'
import { formatDate, monthNames } from './format-dates.ts'

const languages = ['en', 'es'] as const

test.each(languages)(
  '[CONST-17] [CONST-18] [QUEST-39] in %s money has US thousand separators, and cents but on cards',
  (language) => {
    expect(formatMoney(1_234_567.891, language, 2)).toBe('$1,234,567.89')
    expect(formatMoney(21, language)).toBe('$21.00')
    expect(formatMoney(21.5, language, 0)).toBe('$22')
    expect(formatCoverage(2_000_000, language)).toBe('$2,000,000')
    expect(formatNumber(1234.5, language)).toBe('1,234.5')
    const picks = [250_000, 500_000, 750_000, 1_000_000]
    expect(picks.map((amount) => formatCoverageShort(amount, language))).toEqual([
      '$250K',
      '$500K',
      '$750K',
      '$1M',
    ])
  },
)

test('[CONST-17][CONST-18] Every amount of cents reads back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom(...languages), (cents, language) => {
      const text = formatMoney(cents / 100, language)
      expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/)
      expect(Number(text.replace(/[$,]/g, ''))).toBe(cents / 100)
    }),
  )
})

test('[I18N-10] Dates follow the language, and no time zone moves them', () => {
  expect(formatDate('1990-05-03', 'en')).toBe('May 3, 1990')
  expect(formatDate('1990-05-03', 'es')).toBe('3 de mayo de 1990')
  expect(formatDate('2026-11-20T23:59:00.000Z', 'en')).toBe('November 20, 2026')
  expect(formatDate('1990-05-', 'en')).toBe('')
  expect(formatDate('', 'es')).toBe('')
})

test('[I18N-10] units and months follow the language', () => {
  expect(formatHeight(5, 10, 'en')).toBe('5 ft 10 in')
  expect(formatHeight(5, 10, 'es')).toBe('5 pies 10 pulgadas')
  expect(formatHeightShort(6, 0)).toBe('6′0″')
  expect(formatWeight(170, 'en')).toBe('170 lb')
  expect(formatYears(20, 'en')).toBe('20 years')
  expect([1, 20].map((years) => formatYears(years, 'es'))).toEqual(['1 año', '20 años'])
  expect([monthNames('en')[0], monthNames('en')[11]]).toEqual(['January', 'December'])
  expect([monthNames('es')[0], monthNames('es')[11], monthNames('es').length]).toEqual([
    'enero',
    'diciembre',
    12,
  ])
})

test('Names stand in a sentence as the language lists them', () => {
  expect(formatList(['SBLI', 'Americo'], 'en')).toBe('SBLI and Americo')
  expect(formatList(['SBLI', 'Americo', 'Banner'], 'es')).toBe('SBLI, Americo y Banner')
})

test('Percent is whole', () => {
  expect(formatPercent(54, 'en')).toBe('54%')
  expect(formatPercent(100, 'en')).toBe('100%')
  expect(formatPercent(4.19, 'en', 1)).toBe('4.2%')
  expect(formatPercent(4, 'es', 1)).toBe('4.0%')
  expect([-10, 0, 10].map((percent) => formatSignedPercent(percent, 'es'))).toEqual(['-10%', '0%', '+10%'])
})

test('A US phone number is shown in one form, any other as it is', () => {
  expect(formatPhone('3055550142')).toBe('(305) 555-0142')
  expect(formatPhone('+13055550142')).toBe('(305) 555-0142')
  expect(formatPhone(' +52 55 1234 5678 ')).toBe('+52 55 1234 5678')
  expect(formatPhone('')).toBe('')
})
