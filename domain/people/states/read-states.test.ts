import { expect, test } from 'vitest'
import { readStates } from './read-states.ts'

test('States are read however they are set apart, each once', () => {
  expect(readStates(' tx, FL;ny\nTX ')).toEqual({ states: ['TX', 'FL', 'NY'], unknown: [] })
  expect(readStates('')).toEqual({ states: [], unknown: [] })
})

test('What is no state is told as it was typed', () => {
  expect(readStates('TX, Texas, xx')).toEqual({ states: ['TX'], unknown: ['Texas', 'xx'] })
})
