import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test('a history entry names view, step and field', () => {
  const place = { view: 'instant', step: 'questions', field: 'dateOfBirth' }
  expect(placeOf(place)).toEqual(place)
  expect(placeOf({ view: 'plans' })).toEqual({ view: 'plans' })
})

test('what no entry of ours says is ignored', () => {
  for (const state of [null, undefined, 'results', 3, []]) expect(placeOf(state)).toEqual({})
  expect(placeOf({ view: 'other', step: 'payment', field: 7, editStep: 2 })).toEqual({})
  expect(placeOf({ view: 'other', step: 'results' })).toEqual({ step: 'results' })
})
