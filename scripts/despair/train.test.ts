import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { weightsSchema } from '#domain/chat/despair/model.ts'
import { despairMessages } from '../../tests/fixtures/assistant/despair-messages.ts'
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
  ownWordsLeftOut: z.object({ en: ofLanguage, es: ofLanguage }),
})
const { familiesLeftOut, ownWordsLeftOut, ...learned } = figuresSchema.parse(read('figures'))
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
    expect(asks.reached).toBeLessThanOrEqual(0.03)
    expect(ownWordsLeftOut[language].despair.reached).toBeGreaterThanOrEqual(0.75)
  },
)

test('no wording stands on both sides, and none is a message that examines the model', () => {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]/g, '')
  const of = (isDespair: boolean) =>
    wordings.filter((wording) => wording.isDespair === isDespair).map(({ text }) => letters(text))
  const despair = new Set(of(true))
  expect(of(false).filter((text) => despair.has(text))).toEqual([])

  // What has fewer words anybody would write.
  const sets = globSync('tests/fixtures/assistant/despair/*.txt').map((file) => basename(file, '.txt'))
  const examining = sets.flatMap(despairMessages).filter(({ text }) => text.split(' ').length > 6)
  const examines = new Set(examining.map(({ text }) => letters(text)))
  expect(sets).not.toEqual([])
  expect(wordings.filter(({ text }) => examines.has(letters(text)))).toEqual([])
})

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
