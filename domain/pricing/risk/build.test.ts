import { expect, test } from 'vitest'
import { classByBuild } from './build.ts'
import { healthClasses } from './underwriting-class.ts'

test.each([
  [170, 'Super Preferred'],
  [205, 'Super Preferred'],
  [206, 'Preferred'],
  [224, 'Standard Plus'],
  [247, 'Standard'],
  [248, 'Table 1'],
  [265, 'Table 2'],
  [331, 'Table 8'],
  [332, 'decline'],
  [114, 'decline'],
  [115, 'decline'],
  [116, 'Super Preferred'],
])('5 ft 10 in and %i lb: %s', (weight, expected) => {
  expect(classByBuild(70, weight)).toBe(expected)
})

test('more weight never makes the class better, and nonsense declines', () => {
  const order = [...healthClasses, 'decline']
  let lighter = 0
  for (let weight = 116; weight <= 500; weight++) {
    const place = order.indexOf(classByBuild(70, weight))
    expect(place).toBeGreaterThanOrEqual(lighter)
    lighter = place
  }
  expect(classByBuild(0, 170)).toBe('decline')
  expect(classByBuild(Number.NaN, 170)).toBe('decline')
  expect(classByBuild(70, Number.NaN)).toBe('decline')
})
