import { expect, test } from 'vitest'
import { aboveStated, outsideGroups } from './affordable-outside.ts'

const outside = [
  { age: 52, sex: 'Female', price: 118, side: 'below' },
  { age: 41, sex: 'Female', price: 49, side: 'below' },
  { age: 49, sex: 'Male', price: 124, side: 'above' },
  { age: 60, sex: 'Male', price: 375, side: 'above' },
  { age: 60, sex: 'Female', price: 310, side: 'above' },
] as const

test('what lies outside is told once for each sex and side, with its ages and the farthest price', () => {
  expect(outsideGroups(outside)).toEqual([
    { sex: 'Female', side: 'below', ages: [41, 52], farthest: 49 },
    { sex: 'Female', side: 'above', ages: [60], farthest: 310 },
    { sex: 'Male', side: 'above', ages: [49, 60], farthest: 375 },
  ])
  expect(outsideGroups([])).toEqual([])
})

test('what costs more than stated is told for everyone together, each age once', () => {
  expect(aboveStated(outside)).toEqual({ ages: [49, 60], highest: 375 })
  expect(aboveStated(outside.slice(0, 2))).toBeUndefined()
})
