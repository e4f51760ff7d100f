import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { affordableInsuranceExamples } from '#domain/examples/affordable-insurance.ts'
import { learningExamples } from '#domain/examples/learning.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'
import { outsideBands, sideOf } from './stated-ranges.ts'

const source = { carriers, tables }

test('a price at the edge of a range is inside it', () => {
  const sides = [19.99, 20, 40, 40.01].map((price) => sideOf(price, { low: 20, high: 40 }))
  expect(sides).toEqual(['below', undefined, undefined, 'above'])
})

test('an age that two bands share may lie in either, an age of no band lies outside none', () => {
  const bands = [
    { fromAge: 20, toAge: 30, low: 20, high: 40 },
    { fromAge: 30, toAge: 40, low: 50, high: 60 },
  ]
  const at = (age: number, price: number) => outsideBands(bands, { age, sex: 'Male', price })
  expect(at(30, 25)).toBeUndefined()
  expect(at(30, 55)).toBeUndefined()
  expect(at(30, 45)).toMatchObject({ band: bands[1], side: 'below' })
  expect(at(25, 45)).toMatchObject({ band: bands[0], side: 'above', age: 25, sex: 'Male', price: 45 })
  expect(at(41, 1)).toBeUndefined()
})

test('our price in the middle of each stated age band lies inside what is stated', () => {
  const { bands } = learningExamples(source).sampleRates
  expect(bands.map(({ fromAge, toAge, low, high }) => [fromAge, toAge, low, high])).toEqual([
    [20, 30, 20, 40],
    [30, 40, 25, 60],
    [40, 50, 50, 120],
    [50, 60, 120, 300],
  ])
  for (const { example, ...band } of bands) {
    expect(sideOf(example.female, band)).toBeUndefined()
    expect(sideOf(example.male, band)).toBeUndefined()
  }
})

test('of all ages, only a few next to the ends of a band lie outside: these the page names', () => {
  const { outside } = learningExamples(source).sampleRates
  expect(outside.map(({ age, sex, price, side }) => [age, sex, price, side])).toEqual([
    [41, 'Female', 49.05, 'below'],
    [49, 'Male', 124.23, 'above'],
    [51, 'Female', 109.57, 'below'],
    [52, 'Female', 118.82, 'below'],
    [58, 'Male', 305.35, 'above'],
    [59, 'Male', 339.41, 'above'],
    [60, 'Male', 375.05, 'above'],
  ])
})

test('the starting rate is what 250,000 USD over 20 years costs a man of 35, to the dollar; a woman pays less', () => {
  const { stated, example } = learningExamples(source).startingRate
  expect(example).toEqual({ coverage: 250_000, termYears: 20, age: 35, female: 21.41, male: 25.02 })
  expect(stated).toBe(facts.startingRateMonthly.value)
  expect(Math.round(example.male)).toBe(stated)
  expect(example.female).toBeLessThan(stated)
})

test('the costs at 25 and 35 lie inside the stated actual range with every carrier; at 45 three of four are above', () => {
  const { costs, realityCheck, rangeOver } = affordableInsuranceExamples(source)
  expect(rangeOver).toBe('carriers')
  expect(costs.map(({ age }) => age)).toEqual([25, 35, 45])
  expect(realityCheck.actual).toEqual({ low: 25, high: 75 })
  expect(realityCheck.assumed).toEqual({ low: 200, high: 400 })
  expect(realityCheck.outside).toEqual([
    { age: 45, sex: 'Female', price: 97.47, side: 'above' },
    { age: 45, sex: 'Male', price: 88.62, side: 'above' },
    { age: 45, sex: 'Male', price: 131.29, side: 'above' },
  ])
  const highest = Math.max(...costs.map(({ male }) => male.high))
  expect(highest).toBeLessThan(realityCheck.assumed.low)
})

test('better health costs less and tobacco more, and paying by the month costs 5 % more', () => {
  const { byHealth, monthlySurchargePercent, costs } = affordableInsuranceExamples(source)
  expect(
    byHealth.rows.map(({ healthClass, tobacco, female, male }) => [healthClass, tobacco, female, male]),
  ).toEqual([
    ['Super Preferred', false, 19.82, 22.09],
    ['Preferred', false, 22.73, 26.18],
    ['Standard', false, 36.98, 44.05],
    ['Standard', true, 93.08, 110.63],
  ])
  const standard = costs.find(({ age }) => age === byHealth.age)
  expect(byHealth.rows[2]?.female).toBe(standard?.female.low)
  expect(monthlySurchargePercent).toBe(5)
})
