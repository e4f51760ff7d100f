import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'

test('the manifest carries the operator’s brand and the colors of the design', () => {
  const { name, icons, ...rest } = manifest({ brand: { name: 'Lantern & Co.', assistantName: 'Lantern' } })
  expect(name).toBe('Lantern & Co.')
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const paper = /--color-paper: (#[0-9a-f]{6});/.exec(readFileSync('app/styles/tokens.css', 'utf8'))?.[1]
  expect([rest.background_color, rest.theme_color]).toEqual([paper, paper])
})
