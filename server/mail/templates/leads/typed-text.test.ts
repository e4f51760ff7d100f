import { expect, test } from 'vitest'
import { settings } from '../../../../tests/fixtures/settings/settings.ts'
import { unlinked } from './typed-text.ts'

test.each([
  ['Claim it at evil.example/now', 'Claim it at evil example/now'],
  ['https://evil.example', 'https: evil example'],
  ['Write to eve@evil.example', 'Write to eve evil example'],
  ['Write to eve\uff20evil\u3002example', 'Write to eve evil example'],
  ['evil.\u00adexample', 'evil \u00adexample'],
  ['mailto:eve@evil.example?subject=x', 'mailto:eve evil example?subject=x'],
  ['Call (900) 555-0142 now', 'Call (###) ###-#### now'],
  ['Call 900    555\u20110142', 'Call ###    ###\u2011####'],
  ['+44 20 7946 0958', '+44 20 #### ####'],
  ['tel:19005550142', 'tel:###########'],
  ['٩٠٠٥٥٥٠١٤٢', '##########'],
])('Nothing in %j can be tapped', (text, plain) => {
  expect(unlinked(text)).toBe(plain)
  expect(unlinked(plain)).toBe(plain)
  expect(plain.length).toBeLessThanOrEqual(text.length)
})

test.each([
  'J.R.R. Tolkien Jr.',
  'María-José O’Connor, M.D.',
  'St. John',
  'Level Term 10/15/20/30',
  'Guaranteed Advantage 121, 10-15 years',
  'IUL 2.0 with 4.25 %',
  '<b>Zoë</b> & "Co"',
  ...settings.carriers.flatMap(({ name, products }) => [
    name,
    ...Object.values(products).flatMap((product) => product?.name ?? []),
  ]),
])('%j stays as it is', (text) => {
  expect(unlinked(text)).toBe(text)
})

test('long texts of any kind come to an end', () => {
  const texts = ['1 ', '1(', '.', '.a', '@', '//', '１.', '1   a'].map((part) => part.repeat(60_000))
  for (const text of texts) expect(unlinked(text).length).toBeLessThanOrEqual(text.length)
})
