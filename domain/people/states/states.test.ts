import { expect, test } from 'vitest'
import {
  isLicensedEverywhere,
  isLicensedIn,
  licensedStateCodes,
  licensedStateList,
} from './licensed-states.ts'
import { readStates } from './read-states.ts'
import { isStateCode } from './states.ts'

test('all states are the 50', () => {
  expect(licensedStateCodes('all')).toHaveLength(50)
  expect(isLicensedEverywhere('all')).toBe(true)
  expect(isLicensedEverywhere(['OH', 'TX'])).toBe(false)
  expect(isLicensedEverywhere([...licensedStateCodes('all'), 'DC'])).toBe(true)
})

test('[I18N-10] a list of states reads as the language writes lists', () => {
  expect(licensedStateList(['OH', 'TX', 'UT'], 'en')).toBe('Ohio, Texas, and Utah')
  expect(licensedStateList(['OH', 'TX', 'UT'], 'es')).toBe('Ohio, Texas y Utah')
})

test('prices show only where the agent is licensed, and where nobody has said yet where they live', () => {
  expect(isLicensedIn('all', 'MT')).toBe(true)
  expect(isLicensedIn(['OH', 'PA'], 'OH')).toBe(true)
  expect(isLicensedIn(['OH', 'PA'], 'MT')).toBe(false)
  expect(isLicensedIn(['OH', 'PA'], '')).toBe(true)
})

test('[O19] the District of Columbia is where people live and agents are licensed, by a license of its own', () => {
  expect(isStateCode('DC')).toBe(true)
  expect(isLicensedIn('all', 'DC')).toBe(false)
  expect(isLicensedIn(['MD', 'DC'], 'DC')).toBe(true)
  expect(licensedStateList(['MD', 'DC'], 'es')).toBe('Maryland y Washington DC')
})

test('States are read however they are set apart, each once', () => {
  expect(readStates(' tx, FL;ny\nTX ')).toEqual({ states: ['TX', 'FL', 'NY'], unknown: [] })
  expect(readStates('')).toEqual({ states: [], unknown: [] })
})

test('What is no state is told as it was typed', () => {
  expect(readStates('TX, Texas, xx')).toEqual({ states: ['TX'], unknown: ['Texas', 'xx'] })
})
