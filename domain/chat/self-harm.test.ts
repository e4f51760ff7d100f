import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asksOfPolicy, suggestsSelfHarm } from './self-harm.ts'

const texts = readFileSync('tests/fixtures/assistant/self-harm.txt', 'utf8').split(/^# .*$/m)
const [, inDanger = [], inNoDanger = []] = texts.map((text) => text.trim().split('\n'))

test.each(inDanger)('somebody may be in danger: %s', (message) => {
  expect(suggestsSelfHarm(message)).toBe(true)
})

test.each(inNoDanger)('an ordinary question: %s', (message) => {
  expect(suggestsSelfHarm(message)).toBe(false)
})

test('capitals, marks and curly apostrophes make no difference', () => {
  for (const message of ['I DON’T WANT TO LIVE ANYMORE!!!', '¿¿YA NO QUIERO VIVIR??', 's*uicide'])
    expect(suggestsSelfHarm(message), message).toBe(true)
  expect(suggestsSelfHarm('')).toBe(false)
})

test.each<[string, boolean]>([
  ['does life insurance cover suicide', true],
  ['is there a sucide exclusion', true],
  ['Does it still pay if the person took their own life?', true],
  ['what if somebody kills themselves does insurance still pay', true],
  ['cubre el suicidio', true],
  ['¿pagan si la persona se suicida?', true],
  // Somebody is meant, or no policy.
  ['does it pay if i kill myself', false],
  ['my brother commited suicide does it pay', false],
  ['I need coverage, I want to die', false],
  ['suicide', false],
  ['el seguro paga si me suicido?', false],
  ['mi hijo se suicidó, pagan?', false],
])('“%s” asks what a policy says, of nobody in particular: %s', (message, asks) => {
  expect(suggestsSelfHarm(message)).toBe(true)
  expect(asksOfPolicy(message)).toBe(asks)
})
