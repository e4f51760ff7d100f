import { expect, test } from 'vitest'
import { figuresIn } from './answer-figures.ts'

test.each([
  ['Coverage runs from $50,000 to $5 million.', ['money:50000', 'money:5000000']],
  ['For $5 to $15 a month, many carriers add it.', ['money:5', 'price:15']],
  ['It costs 10 to 20 percent more, or 12.5%.', ['count:10', 'percent:20', 'percent:12.5']],
  ['A 20-year term, at twenty dollars per month.', ['count:20', 'price:20']],
  ['About $500k, US$9/mo.', ['money:500000', 'price:9']],
  ['Half a million dollars.', ['money:1000000']],
  ['No number in here, but one plan and a second one.', []],
])('finds the numbers of "%s"', (text, figures) => {
  expect([...figuresIn(text, 'en')]).toEqual(figures)
})

test.each([
  ['De $50,000 a $5 millones.', ['money:50000', 'money:5000000']],
  ['Cuesta nueve dólares al mes.', ['price:9']],
  ['Un 10 por ciento más, a los veinte años.', ['percent:10', 'count:20']],
  ['Quinientos no está; mil dólares sí.', ['money:1000']],
  ['Una póliza para uno de sus hijos.', []],
])('finds the numbers of "%s" in Spanish', (text, figures) => {
  expect([...figuresIn(text, 'es')]).toEqual(figures)
})
