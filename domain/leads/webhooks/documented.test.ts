import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { personChanges, webhookEventSchema, webhookVersion } from './webhook-event.ts'

const text = readFileSync('docs/operating/webhooks.md', 'utf8')
const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json)

test('[O18] every event is documented with an example, and no other', () => {
  const headings = [...text.matchAll(/^### `([\w.]+)`$/gm)].map(([, type]) => type)
  const types = webhookEventSchema.options.map(({ shape }) => shape.type.value)
  expect(headings).toEqual(types)
  expect([...new Set(examples.map((json) => JSON.parse(json).type))]).toEqual(types)
})

test.each(examples.map((json) => [JSON.parse(json).type, json] as const))(
  'the example of %s is as its schema says',
  (_, json) => {
    const example: unknown = JSON.parse(json)
    expect(webhookEventSchema.parse(example)).toEqual(example)
  },
)

test('the schema’s version is the documented one', () => {
  expect(/^Version: (\d+)$/m.exec(text)?.[1]).toBe(String(webhookVersion))
})

test('every change of a person is documented', () => {
  const [, part = ''] = /^### `person\.changed`$([\s\S]*?)```/m.exec(text) ?? []
  for (const change of personChanges) expect(part).toContain(`\`${change}\``)
})
