import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { quizGoal, quizGoals } from './goal-quiz.ts'
import { type HelpOption, helpQuestions, recommendProduct } from './help-me-choose.ts'

test.each([
  ['[QUIZ-02]', 'protect_family', 'Term', '/term-life-insurance'],
  ['[QUIZ-03]', 'pay_mortgage', 'Term', '/mortgage-protection'],
  ['[QUIZ-04]', 'build_wealth', 'IUL', '/index-universal-life'],
  ['[QUIZ-05]', 'health_issues', 'Whole', '/whole-life-insurance'],
  ['[QUIZ-06]', 'final_expenses', 'Whole', '/final-expense-insurance'],
] as const)('%s the goal %s leads to %s and %s', (_id, id, type, path) => {
  const goal = quizGoal(id)
  expect(goal?.recommendedType).toBe(type)
  expect(goal && paths[goal.page]).toBe(path)
})

test('nothing is recommended before a goal is picked', () => {
  expect(quizGoals).toHaveLength(5)
  expect(quizGoal(undefined)).toBeUndefined()
})

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
