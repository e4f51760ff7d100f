import { expect, test } from 'vitest'
import { hasBrokenText, NotJson, parseStrictJson } from './strict-json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('[S18] what nests too deeply for whoever walks through it is no JSON here', () => {
  expect(parseStrictJson(nested(64))).toBeDefined()
  for (const depth of [65, 9_000, 1_000_000]) expect(() => parseStrictJson(nested(depth))).toThrow(NotJson)
  expect(() => parseStrictJson(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`)).toThrow(NotJson)
})

test('brackets in words do not count', () => {
  const words = { [`"${'['.repeat(100)}`]: `\\"${'{'.repeat(100)}` }
  expect(parseStrictJson(JSON.stringify(words))).toEqual(words)
})

test.each(['', '{', '{"a":}', 'nonsense', '[1,]'])('%j is no JSON', (text) => {
  expect(() => parseStrictJson(text)).toThrow(NotJson)
})

test.each([
  ['"a"', false],
  ['"\\ud83d\\ude00"', false],
  ['"\\\\u0000"', false],
  ['"\\u0000"', true],
  ['{"\\ud800":1}', true],
  ['[{"a":["\\udfff"]}]', true],
])('broken text is found: %s', (text, isBroken) => {
  expect(hasBrokenText(text, parseStrictJson(text))).toBe(isBroken)
})
