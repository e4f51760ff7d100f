import { expect, test } from 'vitest'
import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'
import { readWords, wordsAt } from '../../../tests/fixtures/locale-words.ts'
import type { Insured, PriceQuestion } from './price-talk.ts'
import { readMessage } from './read-message.ts'
import { repliesTo } from './replies.ts'

const read = (message: string, asks?: PriceQuestion) =>
  readMessage(message, asks && { answers: {}, insured: 'you', asks, language: 'en' })

test.each<[string, number | undefined]>([
  ['$15,000', 15_000],
  ['$15 K please', 15_000],
  ['15.000', 15_000],
  ['250000', 250_000],
  ['250 mil', 250_000],
  ['15.000 dólares', 15_000],
  ['quince mil dólares', 15_000],
  ['doscientos cincuenta mil', 250_000],
  ['ciento veinticinco mil', 125_000],
  ['quinientos mil', 500_000],
  ['two hundred and fifty thousand dollars', 250_000],
  ['a hundred thousand', 100_000],
  ['fifty grand', 50_000],
  ['half a million', 500_000],
  ['medio millón', 500_000],
  ['a quarter million', 250_000],
  ['un cuarto de millón', 250_000],
  ['a million', 1_000_000],
  ['un millón', 1_000_000],
  ['1 millón de dólares', 1_000_000],
  ['1.5 million', 1_500_000],
  ['a million and a half', 1_500_000],
  ['un millón y medio', 1_500_000],
  ['2 millones', 2_000_000],
  ['$2M', 2_000_000],
  ['¿y por 100 mil?', 100_000],
  // What is earned, owed or paid a month is no amount of coverage.
  ['I make 62,000 a year', undefined],
  ['$50 a month', undefined],
  ['50 dólares al mes', undefined],
  ['gano 40 mil al año', undefined],
  ['hipoteca de 180 mil', undefined],
  ['in 1964', undefined],
  ['between 100k and 200k', undefined],
  ['250k, so $250,000', 250_000],
  ['$0', undefined],
  ['$999,999,999,999', 100_000_000],
])('the amount of “%s” is %s', (message, amount) => {
  expect(read(message).answers.deathBenefit).toBe(amount)
})

test.each<[string, number | undefined]>([
  ["I'm 61", 61],
  ['I am 61 years old', 61],
  ['im 45 yrs old', 45],
  ['61yo', 61],
  ['age 61', 61],
  ['29 male non smoker', 29],
  ['woman, 52', 52],
  ["she's 58", 58],
  ['my mom shes 74', 74],
  ['I’m sixty-one', 61],
  ['I am about to be 65', undefined],
  ['tengo 61', 61],
  ['tengo sesenta y un años', 61],
  ['ella tiene 58', 58],
  ['mujer de 61 años', 61],
  ['mi esposo de 33', 33],
  ['edad: 61', 61],
  ['cuánto saldría, 27 años', 27],
  ['61 años de edad', 61],
  ['40M nonsmoker', 40],
  ['what if I was 55', 55],
  // Not an age.
  ['tengo 250 mil', undefined],
  ['tengo 2 hijos', undefined],
  ['I am 6 feet tall', undefined],
  ['a 20 años', undefined],
  ['born in 1964', undefined],
  ['im in my 50s', undefined],
  ['I was born in 64', undefined],
  ['nací el 3/4/1964', undefined],
])('the age of “%s” is %s', (message, age) => {
  expect(read(message).answers.age).toBe(age)
})

test.each(['born in 1964', 'my birthday is 3/4/1964', 'nací en 1964', '03/04/1964'])(
  'a birth such as “%s” is not read: the age in years is asked instead',
  (message) => {
    expect(read(message, 'age')).toMatchObject({ answers: {}, toldBirth: true })
  },
)

test.each<[string, boolean | 'open' | undefined]>([
  ['I smoke', true],
  ['smoker', true],
  ['I vape', true],
  ['I chew tobacco', true],
  ['cigars sometimes', true],
  ['sí fumo', true],
  ['soy fumadora', true],
  ["I don't smoke", false],
  ['non-smoker', false],
  ['not a smoker', false],
  ['never smoked', false],
  ['she does not smoke', false],
  ['nunca he fumado', false],
  ['no fumador', false],
  ['ella no fuma', false],
  ['sin tabaco', false],
  ['quit smoking two years ago', false],
  ['I quit over a year ago', false],
  ['I quit 6 months ago', true],
  ['I quit last month', true],
  ['dejé de fumar hace 5 años', false],
  ['dejé de fumar hace 3 meses', true],
  // Unclear: it is asked with its 12 months.
  ['I quit', 'open'],
  ['I quit a year ago', 'open'],
  ['ya no fumo', 'open'],
  ['ya no', 'open'],
  ['I smoked', 'open'],
  ['quit in 2010', 'open'],
  ['I smoke weed', 'open'],
  ['hello', undefined],
])('the tobacco of “%s” is %s', (message, uses) => {
  const { answers, isTobaccoOpen } = read(message)
  expect(isTobaccoOpen ? 'open' : answers.tobacco).toBe(uses)
})

test.each<[string, PriceQuestion, KnownAnswers]>([
  ['61', 'age', { age: 61 }],
  ['sixty one', 'age', { age: 61 }],
  ['20 years', 'age', { age: 20 }],
  ['ohio', 'residentState', { residentState: 'OH' }],
  ['oh', 'residentState', { residentState: 'OH' }],
  ['ok', 'residentState', { residentState: 'OK' }],
  ['Nueva York', 'residentState', { residentState: 'NY' }],
  ['f', 'gender', { gender: 'Female' }],
  ['male', 'gender', { gender: 'Male' }],
  ['Mujer', 'gender', { gender: 'Female' }],
  ['no', 'tobacco', { tobacco: false }],
  ['nope, never', 'tobacco', { tobacco: false }],
  ['Sí', 'tobacco', { tobacco: true }],
  ['a veces', 'tobacco', { tobacco: true }],
  ['No, I smoke', 'tobacco', { tobacco: true }],
  ['2000', 'deathBenefit', { deathBenefit: 2000 }],
])('“%s” answers the question about %s', (message, asks, answers) => {
  expect(read(message, asks).answers).toEqual(answers)
})

test.each<[string, string | undefined]>([
  ['I live in Ohio', 'OH'],
  ['vivo en Nueva York', 'NY'],
  ['Carolina del Norte', 'NC'],
  ['from West Virginia', 'WV'],
  ['Arkansas', 'AR'],
  ['in tx', 'TX'],
  ['TX', 'TX'],
  ['hawái', 'HI'],
  ['Washington, D.C.', 'DC'],
  ['OK, I am 61', undefined],
  ['I live in LA', undefined],
  ['para mi esposa', undefined],
  ['or in a year', undefined],
])('the state of “%s” is %s', (message, state) => {
  expect(read(message).answers.residentState).toBe(state)
})

test.each<[string, Insured | undefined, KnownAnswers['gender']]>([
  ['what about my husband', 'husband', 'Male'],
  ['for my spouse', 'spouse', undefined],
  ['my mom shes 74', 'mother', 'Female'],
  ['¿y para mi esposa?', 'wife', 'Female'],
  ['y mi marido', 'husband', 'Male'],
  ['para mi mujer', 'wife', 'Female'],
  ['para mi pareja', 'partner', undefined],
  ['for my mother-in-law', 'mother', 'Female'],
  ['and for me?', 'you', undefined],
  ['¿y para mí?', 'you', undefined],
  ['she is 58', 'person', 'Female'],
  ['I’m 34, my husband is 36', 'you', undefined],
  ['no he fumado nunca', undefined, undefined],
  ['15 mil para el funeral', undefined, undefined],
  ['¿y para él?', 'person', 'Male'],
  ['I am a woman', undefined, 'Female'],
  // Who gets the money is not insured by it.
  ['to leave my wife', undefined, undefined],
  ['for my kids', undefined, undefined],
  ['para dejarle a mi esposa', undefined, undefined],
])('“%s” is about %s, sex %s', (message, insured, gender) => {
  const { answers, insured: found } = read(message)
  expect([found, answers.gender]).toEqual([insured, gender])
})

test.each<[string, KnownAnswers]>([
  ['20 year term', { productType: 'Term', termDuration: 20 }],
  ['and for 20 years?', { termDuration: 20 }],
  ['¿y a 30 años?', { termDuration: 30 }],
  ['término de 15 años', { productType: 'Term', termDuration: 15 }],
  ['whole life', { productType: 'Whole' }],
  ['for my funeral', { productType: 'FinalExpense' }],
  ['gastos finales', { productType: 'FinalExpense' }],
  ['para mi entierro', { productType: 'FinalExpense' }],
  ['an IUL', { productType: 'IUL' }],
  ['term or whole life', {}],
  ['health class preferred', { healthRating: 'Preferred' }],
  ['clase superpreferente', { healthRating: 'Super Preferred' }],
  ['table 2', { healthRating: 'Table 2' }],
])('the plan of “%s” is read', (message, answers) => {
  expect(read(message).answers).toEqual(answers)
})

test.each(['en', 'es'] as const)(
  'every answer that can be tapped in %s is understood to the last word',
  (language) => {
    const told = { age: 61, residentState: 'OH', gender: 'Female', tobacco: false } as const
    const text = (id: string, values: Record<string, string>) =>
      String(wordsAt(readWords(language, 'chat'), `replies.${id}`)).replace(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => values[name] ?? '',
      )
    const talks = [
      ...(['gender', 'tobacco', 'deathBenefit'] as const).map((asks) => ({ answers: {}, asks })),
      { answers: { productType: 'FinalExpense' }, asks: 'deathBenefit' } as const,
      { answers: { ...told, deathBenefit: 250_000 } },
      { answers: { ...told, productType: 'FinalExpense', deathBenefit: 15_000 } } as const,
      { answers: { ...told, productType: 'FinalExpense', deathBenefit: 250_000 } } as const,
      { answers: { ...told, productType: 'Term', deathBenefit: 15_000 } } as const,
    ]
    for (const some of talks) {
      const talk = { ...some, insured: 'you', language } as const
      const replies = repliesTo(talk)
      expect(replies.length).toBeGreaterThan(1)
      for (const reply of replies) {
        const amount = 'amount' in reply ? `$${reply.amount.toLocaleString('en')}` : ''
        const years = 'years' in reply ? String(reply.years) : ''
        const message = text(reply.id, { amount, years })
        const { answers, insured, others } = readMessage(message, talk)
        expect(others, message).toBe(0)
        expect(Object.keys(answers).length + (insured === undefined ? 0 : 1), message).toBe(1)
      }
    }
  },
)
