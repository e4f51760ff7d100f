import { expect, test } from 'vitest'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { carrierLogo, initialsOf } from './logo.ts'

test('[LIMITS-13] each carrier of the limit table maps to its logo; an unknown one gets the default, its initials', () => {
  const withLogo = carriers.map((carrier) =>
    carrier.name === 'SBLI' ? { ...carrier, logo: '/logos/sbli.svg' } : carrier,
  )
  expect(carrierLogo(withLogo, 'sbli')).toEqual({ src: '/logos/sbli.svg', initials: 'SB' })
  for (const carrier of carriers.filter(({ inLimitTable }) => inLimitTable)) {
    expect(carrierLogo(carriers, carrier.name)).toEqual({ src: carrier.logo, initials: carrier.initials })
  }
  expect(carrierLogo(carriers, 'Sample Life')).toEqual({ src: null, initials: 'SL' })
})

test('initials are the first letters of two words, and never empty', () => {
  expect(initialsOf('Legal & General America')).toBe('LG')
  expect(initialsOf('  única vida ')).toBe('ÚV')
  expect(initialsOf('Mutual')).toBe('M')
  expect(initialsOf('  ')).toBe('?')
})
