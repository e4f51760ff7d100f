import { expect, test } from 'vitest'
import { correctionOf, correctionProblems } from './correction.ts'

const stored = { fullName: 'Zoë Quimby', phone: '', email: 'zoe@quimby.example' }
const fine = { isUnchanged: false, fullName: false, phone: false, email: false }

test('Only what was changed is sent, and only that has to be right', () => {
  const typed = { ...stored, phone: ' (212) 555-0188 ' }
  expect(correctionProblems(stored, typed)).toEqual(fine)
  expect(correctionOf(stored, typed)).toEqual({ phone: '(212) 555-0188' })
})

test('Nothing changed, a name that is gone, half a number and half an address are told', () => {
  expect(correctionProblems(stored, { ...stored, fullName: ' Zoë Quimby ' })).toEqual({
    ...fine,
    isUnchanged: true,
  })
  expect(correctionProblems(stored, { fullName: ' ', phone: '12', email: 'zoe' })).toEqual({
    isUnchanged: false,
    fullName: true,
    phone: true,
    email: true,
  })
})
