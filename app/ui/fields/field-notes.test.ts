import { expect, test } from 'vitest'
import { notesOf } from './field-notes.tsx'

test('a control points at its hint and its error, as far as there are any, and never at itself', () => {
  expect(notesOf('age', {})).toBeUndefined()
  expect(notesOf('age', { hint: 'In years' })).toBe('age-hint')
  expect(notesOf('age', { error: 'Too low' })).toBe('age-error')
  expect(notesOf('age', { hint: 'In years', error: 'Too low' })).toBe('age-hint age-error')
})
