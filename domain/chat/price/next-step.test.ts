import { expect, test } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { despairMessages } from '../../../tests/fixtures/assistant/despair-messages.ts'
import {
  beginsPrice,
  continuesPrice,
  isPlainAnswer,
  nextPriceStep,
  type PriceRules,
  type PriceStep,
} from './next-step.ts'
import type { PriceTalk } from './price-talk.ts'

const rules: PriceRules = {
  licensed: 'all',
  today: '2026-11-20',
  sexCounts: (state) => state !== 'MT',
  language: 'en',
}

/** What is said after each message. */
function walk(messages: readonly string[], some: Partial<PriceRules> = {}): PriceStep[] {
  const steps: PriceStep[] = []
  let talk: PriceTalk | undefined
  for (const message of messages) {
    const step = nextPriceStep(message, talk, { ...rules, ...some })
    steps.push(step)
    talk = step.talk
  }
  return steps
}

/** A step in a word: the question, the refusal, or the answers that are priced. */
function shortly(step: PriceStep | undefined): string {
  if (step === undefined) return 'nothing'
  if (step.kind === 'ask') return step.asks
  if (step.kind === 'refuse') return `no: ${step.refusal}`
  const { productType, age, gender, tobacco, deathBenefit, residentState, termDuration } = step.answers
  const parts = [productType, deathBenefit, termDuration, age, gender, residentState]
  return [...parts, tobacco ? 'tobacco' : 'none'].join(' ')
}

test.each<[Language, readonly (readonly [string, string])[]]>([
  [
    'en',
    [
      ["$15,000 for my funeral, I'm 61 and smoke", 'residentState'],
      ['Ohio', 'gender'],
      ['a woman', 'FinalExpense 15000  61 Female OH tobacco'],
      ['and for my husband?', 'age'],
      ['63', 'tobacco'],
      ["he doesn't", 'FinalExpense 15000  63 Male OH none'],
      ['what about $25,000?', 'FinalExpense 25000  63 Male OH none'],
      ['and for 20 years?', 'Term 25000 20 63 Male OH none'],
      ['what about $250,000?', 'Term 250000 20 63 Male OH none'],
      ['and in Texas', 'Term 250000 20 63 Male TX none'],
      ['and if he smokes', 'Term 250000 20 63 Male TX tobacco'],
    ],
  ],
  [
    'es',
    [
      ['15 mil para mi funeral, tengo 61 años y fumo', 'residentState'],
      ['vivo en Florida', 'gender'],
      ['hombre', 'FinalExpense 15000  61 Male FL tobacco'],
      ['¿y para mi esposa?', 'age'],
      ['tiene 58', 'tobacco'],
      ['no', 'FinalExpense 15000  58 Female FL none'],
      ['¿y 250 mil?', 'no: tooMuch'],
      ['vida entera', 'Whole 250000  58 Female FL none'],
      ['¿y a 20 años?', 'Term 250000 20 58 Female FL none'],
      ['¿y para mí?', 'Term 250000 20 61 Male FL tobacco'],
      ['¿y para mi esposa?', 'Term 250000 20 58 Female FL none'],
      ['¿y para mi hija?', 'age'],
    ],
  ],
  [
    'en',
    [
      ['how much does it cost', 'age'],
      ['45', 'residentState'],
      ['TX', 'gender'],
      ['man', 'tobacco'],
      ['I quit', 'tobacco'],
      ['5 years ago', 'deathBenefit'],
      ['half a million', 'Term 500000  45 Male TX none'],
      ['10 years', 'Term 500000 10 45 Male TX none'],
    ],
  ],
])(
  '[issue 13.5] a conversation in %s asks one thing at a time, and goes on from a price',
  (language, lines) => {
    const steps = walk(
      lines.map(([message]) => message),
      { language },
    )
    expect(steps.map(shortly)).toEqual(lines.map(([, step]) => step))
  },
)

test('[issue 13.5] in Montana the sex is not asked, and elsewhere it is', () => {
  const [, montana, moved] = walk(['250k, I am 45, no tobacco', 'Montana', 'and in Idaho?'])
  expect(shortly(montana)).toMatch(/^Term 250000 {2}45/)
  expect(shortly(moved)).toBe('gender')
})

const told = ['how much', '44', 'Texas', 'woman', 'no']

test.each<[string[], string[], Partial<PriceRules>?]>([
  [["I'm 16, how much is 250k"], ['no: underAge']],
  [["$15,000 for my funeral, I'm 40"], ['no: tooYoung']],
  [["$75,000 for my funeral, I'm 61"], ['no: tooMuch']],
  [["$1,000 for my funeral, I'm 61"], ['no: tooLittle']],
  [
    ['how much', '45', 'Ohio', 'and in Texas?'],
    ['age', 'residentState', 'no: unlicensed', 'gender'],
    { licensed: ['TX'] },
  ],
  // After an answer that no plan takes, the right one alone goes on.
  [
    ['how much', '12', '-5', '44'],
    ['age', 'no: underAge', 'no: underAge', 'residentState'],
  ],
  [
    [...told, '$5', '$250,000'],
    ['no: tooLittle', 'Term 250000  44 Female TX none'],
  ],
  [
    [...told, '999 billones', '$250,000'],
    ['Term 100000000  44 Female TX none', 'Term 250000  44 Female TX none'],
  ],
  [['cuánto cuesta', '44', 'Texas', 'mujer', 'a veces'], ['deathBenefit']],
  // A small amount without a kind of plan is final expense.
  [["$10,000, I'm 61, no smoking, in Ohio, woman"], ['FinalExpense 10000  61 Female OH none']],
])('[issue 13.5] what can have no price is said as soon as it is known: %j', (messages, ends, some) => {
  expect(walk(messages, some).map(shortly).slice(-ends.length)).toEqual(ends)
})

test('years that nobody sells become the next longer term, or the longest', () => {
  const [step] = walk(["$250,000 for 12 years, I'm 41, no smoking, in Ohio, woman"])
  expect(shortly(step)).toBe('Term 250000 15 41 Female OH none')
  expect(step?.notes).toEqual({ otherYears: { years: 12, taken: 15 } })
  expect(walk([...told, '$250,000', 'and for 200 years?'])[6]?.notes).toEqual({
    otherYears: { years: 200, taken: 30 },
  })
})

test('a birth in place of an age is not taken: the age is asked, with why', () => {
  const [step] = walk(['250k, born in 1964'])
  expect(step).toMatchObject({ kind: 'ask', asks: 'age', notes: { toldBirth: true } })
  expect(JSON.stringify(step)).not.toContain('1964')
})

test.each([['0'], ['-5'], ['5'], ['$0'], ['between 100k and 200k']])(
  '“%s” is no amount: it is asked for again, with why',
  (message) => {
    const [first, step] = walk(["how much, I'm 61, no smoking, in Ohio, woman", message])
    expect(first && continuesPrice(message, first.talk)).toBe(true)
    expect(step).toMatchObject({ kind: 'ask', asks: 'deathBenefit', notes: { isAmountOdd: true } })
  },
)

test('of another person nothing counts but the plan and the state; the first is known again', () => {
  const [, step] = walk(["$250,000, I'm 61, preferred, no smoking, in Ohio, woman", 'and for my brother?'])
  expect(step?.talk).toEqual({
    answers: { deathBenefit: 250_000, residentState: 'OH', gender: 'Male' },
    insured: 'brother',
    others: { you: { age: 61, gender: 'Female', tobacco: false, healthRating: 'Preferred' } },
    asks: 'age',
    language: 'en',
  })
})

test.each([
  "$15,000 for my funeral, I'm 61 and smoke",
  'HOW MUCH A MONTH FOR A MILLION DOLLARS',
  '29 male non smoker 250k',
  '20 year term 500k price',
  'whole life price for my age 52',
  'how much for my wife, she is 58',
  'cuánto cuestan 250 mil para un hombre de 40',
  'cuánto me costaría un seguro de medio millón; tengo 44 años',
  '15,000 dólares para mi entierro, tengo 61 años',
])('“%s” begins a conversation about a price', (message) => {
  expect(beginsPrice(message)).toBe(true)
})

test.each([
  'how much does an average funeral cost',
  'how much coverage do I need, I am 45',
  'I make 62,000 a year, I am 40, how much insurance do I need',
  'do I qualify for 250k, I am 61',
  'which is better for a 45 year old, term or whole, 500k',
  'what happens after 20 years',
  'does the price go up when I turn 50',
  'my dad died, he was 61, 15,000 policy',
  'my 401k has 250,000 and I am 61',
  'is 10 times my salary enough, I am 40 and make 50,000',
  'can I lie and say I dont smoke, 250k, 45',
  'cuánto seguro necesito, tengo 45 años y gano 50 mil',
  'califico si tengo 61 años y fumo, 15 mil',
  'mi papá murió a los 61, tenía 15 mil',
  'asdf 15,000 qwer uiop hjkl',
  ...['61', 'Ohio', '', '????'],
])('“%s” begins none', (message) => {
  expect(beginsPrice(message)).toBe(false)
})

const priced: PriceTalk = {
  answers: { age: 45, residentState: 'OH', gender: 'Female', tobacco: false, deathBenefit: 250_000 },
  insured: 'you',
  language: 'en',
}

test.each([
  ['and for my wife?', true],
  ['what about $250,000?', true],
  ['whole life?', true],
  ['and if I smoke?', true],
  ['how much in Texas', true],
  ['¿y por 20 años?', true],
  ['¿y 100 mil?', true],
  ['what happens after 20 years?', false],
  ['is whole life better?', false],
  ['should my wife get one too?', false],
  ['does my wife qualify?', false],
  ['who gets the money if my wife died', false],
  ['do I need an exam for $250,000?', false],
  ['what is whole life?', false],
  ['yes', false],
  ['no', false],
  ['¿cuál es mejor, vida entera?', false],
  ['¿mi esposa califica?', false],
  ['asdf', false],
])('“%s” goes on from a price: %s', (message, goesOn) => {
  expect(continuesPrice(message, priced)).toBe(goesOn)
})

test('whatever is typed, what is open is asked', () => {
  const words = ['1', '$', 'i am ', 'two hundred ', '(a+)+', 'ñ', '\ud800', '👩‍👩‍👧‍👦', 'y ', 'smoke ']
  for (const message of ['\u0000', ...words.map((word) => word.repeat(500 / word.length))]) {
    for (const asks of ['age', 'residentState', 'gender', 'tobacco', 'deathBenefit'] as const) {
      expect(nextPriceStep(message, { ...priced, answers: {}, asks }, rules)).toMatchObject({ kind: 'ask' })
    }
  }
})

test('no message of despair is a plain answer, whatever was asked; "a man" and "no, I don’t" are', () => {
  const talks = (['gender', 'tobacco'] as const).map((asks) => ({ ...priced, answers: {}, asks }))
  for (const set of [1, 2, 3, 4, 5, 6, 7]) {
    for (const { text, isDespair } of despairMessages(`blind-${set}`)) {
      if (isDespair)
        expect(
          talks.filter((talk) => isPlainAnswer(text, talk)),
          text,
        ).toEqual([])
    }
  }
  const [ofSex, ofTobacco] = talks
  for (const message of ['A man', 'I am a man.', 'soy un hombre']) {
    expect(ofSex && isPlainAnswer(message, ofSex), message).toBe(true)
    expect(ofTobacco && isPlainAnswer(message, ofTobacco), message).toBe(false)
  }
  expect(ofTobacco && isPlainAnswer('No, I don’t', ofTobacco)).toBe(true)
  expect(ofTobacco && isPlainAnswer('no i do not want to live', ofTobacco)).toBe(false)
  expect(isPlainAnswer('a man', priced)).toBe(false)
})
