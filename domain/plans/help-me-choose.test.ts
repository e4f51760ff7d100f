import { expect, test } from 'vitest'
import { type HelpOption, helpQuestions, recommendProduct } from './help-me-choose.ts'

const named = (product: 'Term' | 'Whole' | 'IUL'): HelpOption => ({ id: product, names: product })
const leaning = (product: 'Term' | 'Whole' | 'IUL', weight: number): HelpOption => ({
  id: product,
  leansTo: product,
  weight,
})

test('[HELP-03] an answer that names a product gives it 2 points, any other its weight', () => {
  expect(recommendProduct([named('Whole'), leaning('Term', 1)])).toBe('Whole')
  expect(recommendProduct([named('Whole'), leaning('IUL', 3)])).toBe('IUL')
  expect(recommendProduct([named('IUL'), leaning('Whole', 1), leaning('Whole', 1.5)])).toBe('Whole')
})

test('[HELP-04] the product with the most points is recommended', () => {
  for (const product of ['Term', 'Whole', 'IUL'] as const) {
    const other = product === 'Term' ? 'Whole' : 'Term'
    expect(recommendProduct([leaning(other, 1), named(product)])).toBe(product)
    expect(recommendProduct([named(product), named(product), named(other)])).toBe(product)
  }
})

test('[HELP-05] of products with equal points the earlier of Term, Whole, IUL is recommended', () => {
  expect(recommendProduct([named('IUL'), named('Whole')])).toBe('Whole')
  expect(recommendProduct([named('IUL'), named('Term')])).toBe('Term')
  expect(recommendProduct([leaning('Whole', 1), named('IUL'), leaning('Whole', 1)])).toBe('Whole')
  expect(recommendProduct([leaning('IUL', 1), leaning('Whole', 1), leaning('Term', 1)])).toBe('Term')
  expect(recommendProduct([])).toBe('Term')
})

test('three questions can lead to each of the three products, and each offers all three', () => {
  expect(helpQuestions).toHaveLength(3)
  for (const [place, product] of (['Term', 'Whole', 'IUL'] as const).entries()) {
    const answers = helpQuestions.flatMap(({ options }): HelpOption[] => {
      const option = options[place]
      return option ? [option] : []
    })
    expect(recommendProduct(answers)).toBe(product)
  }
})
