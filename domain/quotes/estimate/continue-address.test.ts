import { expect, test } from 'vitest'
import { continueAddress, readContinued } from './continue-address.ts'
import type { KnownAnswers } from './known-answers.ts'

const all: KnownAnswers = {
  productType: 'Whole',
  residentState: 'OH',
  age: 61,
  gender: 'Female',
  tobacco: false,
  deathBenefit: 250_000,
  termDuration: 20,
  healthRating: 'Super Preferred',
  heightFeet: 5,
  heightInches: 0,
  weightPounds: 170,
}

const fragmentOf = (address: string) => new URL(address, 'https://life.example').hash

test('an address carries all answers behind the number sign, and gives them back', () => {
  const address = continueAddress(all, 'es')
  expect(address.split('#')[0]).toBe('/white-swan-quotes?lng=es')
  expect(readContinued(fragmentOf(address))).toEqual(all)
  expect(readContinued(fragmentOf(continueAddress({ age: 40 })))).toEqual({ productType: 'Term', age: 40 })
})

test.each([
  ...['', '#faq', '#age=61', '#quote=Car'],
  ...['age=121', 'age=-1', 'age=6.1', 'state=ZZ', 'sex=Other', 'tobacco=maybe', 'amount=0', 'years=12'],
  ...['pounds=9', 'health=Best', `x=${'x'.repeat(400)}`],
])('%s brings no answers', (part) => {
  expect(readContinued(/^(#|$)/.test(part) ? part : `#quote=Term&${part}`)).toBeUndefined()
})
