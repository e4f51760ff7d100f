import { expect, test } from 'vitest'
import { splitLinks } from './guide-text.tsx'

test('a text is parted at its links', () => {
  expect(splitLinks('No link (here).')).toEqual(['No link (here).'])
  expect(splitLinks('See [your price](quote) and the [premium](word-premium).')).toEqual([
    'See ',
    { text: 'your price', to: '/quote' },
    ' and the ',
    { text: 'premium', to: '/learning#word-premium' },
    '.',
  ])
  expect(splitLinks('[Premium](word-premium)')).toEqual([{ text: 'Premium', to: '/learning#word-premium' }])
})

test('a link to what does not exist is a fault', () => {
  expect(() => splitLinks('[a](nowhere)')).toThrow('nowhere')
  expect(() => splitLinks('[a](word-nothing)')).toThrow('word-nothing')
  expect(() => splitLinks('[a](toString)')).toThrow('toString')
})
