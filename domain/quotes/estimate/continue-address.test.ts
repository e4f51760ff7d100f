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
  ...[
    '',
    '#faq',
    '#age=61',
    '#quote=Car',
    '#quote=Term&age=121',
    '#quote=Term&age=-1',
    '#quote=Term&age=6.1',
  ],
  ...['#quote=Term&state=ZZ', '#quote=Term&sex=Other', '#quote=Term&tobacco=maybe', '#quote=Term&amount=0'],
  ...[
    '#quote=Term&years=12',
    '#quote=Term&pounds=9',
    '#quote=Term&health=Best',
    `#quote=Term&x=${'x'.repeat(400)}`,
  ],
])('%s brings no answers', (fragment) => {
  expect(readContinued(fragment)).toBeUndefined()
})
