import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('five digits are a ZIP code, a state’s code is the state', () => {
  expect(placeOf('33101')).toEqual({ kind: 'zipCode', text: '33101' })
  expect(placeOf(' FL ')).toEqual({ kind: 'state', text: 'Florida' })
  expect(placeOf('')).toEqual({ kind: 'zipCode', text: '' })
})
