import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { weightsSchema } from '#domain/chat/despair/model.ts'
import { scoreBy } from './evaluate.ts'
import { madeOf } from './made-of.ts'
import { train } from './train.ts'
import { readAllWordings, type Wording } from './wordings.ts'

const languages = ['en', 'es'] as const
const read = (name: string): unknown => JSON.parse(readFileSync(`domain/chat/despair/${name}.json`, 'utf8'))
const { wordings, asks } = readAllWordings()

const figures = z.object({ wordings: z.number(), families: z.number(), reached: z.number() })
const ofLanguage = z.object({ despair: figures, hard: figures, asks: figures })
const figuresSchema = z.object({
  madeOf: weightsSchema.shape.madeOf,
  thresholds: z.object({ possible: z.number(), certain: z.number() }),
  familiesLeftOut: z.object({ en: ofLanguage, es: ofLanguage }),
})
const { familiesLeftOut, ...learned } = figuresSchema.parse(read('figures'))
const stored = weightsSchema.parse(read('weights'))

test('the stored weights and figures are of these wordings and this code: else run npm run train-despair', () => {
  expect(stored.madeOf.wordings).toBe(madeOf().wordings)
  expect(learned.madeOf.wordings).toBe(madeOf().wordings)
  expect(learned.thresholds).toEqual({ possible: stored.possible, certain: stored.certain })
})

test.each(languages)(
  'whole families of %s left out are met, and hard ordinary messages left alone',
  (language) => {
    const { despair, hard, asks } = familiesLeftOut[language]
    expect(despair.wordings).toBeGreaterThanOrEqual(1500)
    expect(hard.wordings).toBeGreaterThanOrEqual(1500)
    expect(despair.reached).toBeGreaterThanOrEqual(0.97)
    expect(hard.reached).toBeLessThanOrEqual(0.02)
    expect(asks.reached).toBeLessThanOrEqual(0.02)
  },
)

test('the same wordings give the same weights, and they tell apart what they were not shown', () => {
  const some = (all: readonly Wording[], part: number) => all.filter((_, at) => at % 40 === part)
  const [first, again] = [1, 2].map(() => train(some(wordings, 0), some(asks, 0)))
  expect(again).toEqual(first)
  const other = train(some(wordings, 0), some(asks, 0), 'another seed')
  expect(other.weights).not.toEqual(first?.weights)

  const unseen = some(wordings, 1)
  const isRight = ({ text, isDespair }: Wording) => scoreBy(other, text) >= 0 === isDespair
  expect(unseen.filter(isRight).length / unseen.length).toBeGreaterThan(0.75)
})
