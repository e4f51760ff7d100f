import { expect, test } from 'vitest'
import { answerParagraphs } from '#domain/chat/answer-parts.ts'
import { formatMoney } from '#domain/format/format.ts'
import { readContinued } from '#domain/quotes/estimate/continue-address.ts'
import type { EstimateAnswers } from '#domain/quotes/estimate/estimate-form.ts'
import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'
import type { Language } from '#domain/site/language.ts'
import { assistantWords } from '#functions/assistant/words.ts'
import { basisText, noticeText } from '#functions/quotes/estimate/estimate-words.ts'
import {
  assistant,
  beginsWithLifeline,
  chatAssistant,
  estimate,
  talkThrough,
} from '../../../tests/fixtures/assistant/assistant.ts'
import { settings } from '../../../tests/fixtures/settings/settings.ts'

/** The answers behind the link of an answer, as the page reads them. */
function broughtBy(response: string): KnownAnswers | undefined {
  const links = answerParagraphs(response, settings.agent.phone).flat()
  return links.flatMap((part) =>
    part.kind === 'link' ? (readContinued(part.to.replace(/^[^#]*/, '')) ?? []) : [],
  )[0]
}

const last = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1)
  if (item === undefined) throw new Error('Nothing was said')
  return item
}

const person = { residentState: 'OH', age: 61, gender: 'Female', tobacco: true } as const
async function premiumsOf(answers: EstimateAnswers): Promise<number[]> {
  const found = await estimate(answers)
  if (found.kind !== 'priced') throw new Error('No price')
  return found.quotes.map(({ monthlyPremium }) => monthlyPremium)
}

interface Priced {
  language: Language
  said: readonly string[]
  answers: EstimateAnswers
  basis: readonly string[]
}

const priced: readonly Priced[] = [
  {
    language: 'en',
    said: ["$15,000 for my funeral, I'm 61 and smoke", 'Ohio', 'a woman'],
    answers: { ...person, productType: 'FinalExpense', deathBenefit: 15_000 },
    basis: ['Final Expense', '$15,000', 'woman', 'age 61', 'Ohio', 'tobacco in the last 12 months'],
  },
  {
    language: 'en',
    said: ['how much for 250k', '45', 'TX', 'male', 'no'],
    answers: {
      residentState: 'TX',
      age: 45,
      gender: 'Male',
      tobacco: false,
      productType: 'Term',
      deathBenefit: 250_000,
    },
    basis: [
      'Term Life',
      '$250,000',
      'man',
      'age 45',
      'Texas',
      'no tobacco',
      '20 years',
      'health class Standard',
    ],
  },
  {
    language: 'es',
    said: ['vida entera de 50 mil, clase preferente, hombre de 50 en California, no fumo'],
    answers: {
      residentState: 'CA',
      age: 50,
      gender: 'Male',
      tobacco: false,
      productType: 'Whole',
      deathBenefit: 50_000,
      healthRating: 'Preferred',
    },
    basis: [
      'vida entera',
      '$50,000',
      'hombre',
      '50 años',
      'California',
      'sin tabaco',
      'Preferente',
      '20 años',
    ],
  },
]

test.each(priced)(
  '[issue 13.5] a price in $language: range and plans are the estimate’s to the cent, with its basis and a link that holds every answer',
  async ({ language, said, answers, basis }) => {
    const { response } = last(await talkThrough(said, language))
    const found = await estimate({ ...answers })
    if (found.kind !== 'priced') throw new Error('No price')
    const whole = (amount: number) => formatMoney(amount, language, 0)
    const premiums = found.quotes.map(({ monthlyPremium }) => monthlyPremium)
    expect(response).toContain(whole(found.range.low))
    expect(response).toContain(whole(found.range.high))
    expect(response).toContain(formatMoney(Math.min(...premiums), language))
    expect(response).toContain(formatMoney(Math.max(...premiums), language))
    for (const each of basis) expect(response).toContain(each)
    expect(response).toContain(noticeText(language))
    expect({ productType: 'Term', ...broughtBy(response) }).toEqual(answers)
  },
)

test('[issue 13.5] one question at a time, and follow-ups go on: another amount, another term, another person', async () => {
  const said = await talkThrough([
    'how much does it cost?',
    '45',
    'Ohio',
    'man',
    'no',
    '$500,000',
    'what about $250,000?',
    'and for 10 years?',
    'and for my wife?',
    "she's 44",
    'no',
  ])
  expect(said.map(({ price }) => price?.asks)).toEqual([
    ...['age', 'residentState', 'gender', 'tobacco', 'deathBenefit'],
    ...[undefined, undefined, undefined, 'age', 'tobacco', undefined],
  ])
  for (const { response, price } of said) {
    expect(response.match(/\?(?=\s|$)/g)?.length ?? 0, response).toBe(price?.asks === undefined ? 0 : 1)
  }
  expect(broughtBy(last(said).response)).toEqual({
    ...{ productType: 'Term', residentState: 'OH', age: 44, gender: 'Female', tobacco: false },
    ...{ deathBenefit: 250_000, termDuration: 10 },
  })
})

test.each([
  [
    'en',
    ['250k for 20 years, man, 45, Ohio, no tobacco', 'and for 10 years?', 'and for my wife?', '44', 'no'],
  ],
  [
    'es',
    ['250 mil por 20 años, hombre de 45, Ohio, no fumo', '¿y por 10 años?', '¿y para mi esposa?', '44', 'no'],
  ],
] as const)(
  '[issue 13.5] what a price rests on is said with the first one; each of those that follow is still called an estimate and no offer (%s)',
  async (language, messages) => {
    const [first, ...later] = await talkThrough(messages, language)
    const { asBefore } = assistantWords[language].prices
    expect(first?.response).toContain(basisText(settings, language))
    expect(first?.response).not.toContain(asBefore)
    const prices = later.filter(({ price }) => price?.asks === undefined)
    expect(prices).toHaveLength(2)
    for (const { response } of prices) {
      expect(response).toContain(asBefore)
      expect(response).not.toContain(basisText(settings, language))
    }
  },
)

test('[issue 13.5] after a price that could not be worked out the next one says what it rests on', async () => {
  const message = '250k for 20 years, man, 45, Ohio, no tobacco'
  const away = await chatAssistant(message, {
    acceptLanguage: 'en',
    price: undefined,
    estimate: async () => ({ kind: 'failed' }),
  })
  expect(away.price).not.toHaveProperty('isExplained')
  const { response } = await chatAssistant('and for 10 years?', {
    acceptLanguage: 'en',
    price: away.price,
    estimate,
  })
  expect(response).toContain(basisText(settings, 'en'))
})

test('[issue 13.5] in Montana the sex is neither asked nor made up, and the price is the one of both', async () => {
  const said = await talkThrough(['250k, I am 45, no tobacco', 'Montana'])
  const { response } = last(said)
  expect(response).toContain('In Montana we leave sex out of the price')
  expect(response).toContain('The page also asks for the sex')
  expect(broughtBy(response)).not.toHaveProperty('gender')
  const answers = {
    productType: 'Term',
    residentState: 'MT',
    age: 45,
    tobacco: false,
    deathBenefit: 250_000,
  } as const
  const [men, women] = await Promise.all([
    premiumsOf({ ...answers, gender: 'Male' }),
    premiumsOf({ ...answers, gender: 'Female' }),
  ])
  expect(men).toEqual(women)
  expect(response).toContain(formatMoney(Math.min(...men), 'en'))
})

test('[issue 13.5] what no plan has is said with what is possible, and the conversation goes on', async () => {
  const said = await talkThrough(["$250,000 for my funeral, I'm 61, woman in Ohio, no tobacco", 'whole life'])
  expect(said[0]?.response).toContain('Final expense insurance pays $50,000 at most')
  expect(last(said).response).toMatch(/^My estimate: \$/)
  expect((await talkThrough(["$15,000 for my funeral, I'm 40"]))[0]?.response).toContain('ages 50 to 85')
  expect((await talkThrough(["I'm 15, how much is 250k"]))[0]?.response).toContain('aged 18 or older')
  expect((await talkThrough(["$250,000 for 12 years, I'm 41"]))[0]?.response).toContain(
    '12 years, so I take 15 years',
  )
  expect(last(await talkThrough(['how much for 250k', 'born in 1964'])).response).toContain(
    'The age in years is enough',
  )
})

test('a message in no language is answered in the conversation’s, and one in the other language in its own', async () => {
  const said = await talkThrough(['cuánto cuestan 250 mil, tengo 45 años', 'Ohio', '61', 'I am a man'], 'en')
  expect(said[1]?.response).toContain('¿Es usted mujer u hombre?')
  expect(said[2]?.response).toContain('¿Es usted mujer u hombre?')
  expect(last(said).response).toContain('Did you use tobacco')
})

test('who asks something else on the way is answered, and asked again; who wants to stop or a person is not', async () => {
  const [, exam] = await talkThrough(['how much does it cost', 'do I need a medical exam?'])
  expect(exam?.response).toContain('/faq#exam')
  expect(exam?.response).toMatch(/To go on with your price: How old are you\?$/)
  expect(exam?.price?.asks).toBe('age')
  for (const message of [
    'thanks',
    'I want to talk to a person',
    'my ssn is 123-45-6789',
    'do you sell car insurance',
  ]) {
    const [, other] = await talkThrough(['how much does it cost', message])
    expect(other).toEqual({ response: await assistant(message, 'en'), price: undefined })
  }
  const [, odd] = await talkThrough(['how much does it cost', 'qwerty asdf'])
  expect(odd?.response).toMatch(/^I couldn’t read an answer in that\. How old are you\?$/)
})

test.each([
  ['en', ['how much does it cost'], ['150', 'maybe', 'banana', '0.5.1'], 'How old are you?'],
  ['en', ['how much, I am 45, man', 'Ohio', 'no'], ['no', 'a lot', '$'], 'How much should the plan pay?'],
  ['es', ['cuánto cuesta, tengo 45 años'], ['España', 'quizás'], '¿En qué estado vive usted?'],
] as const)(
  '[issue 13.5] what answers no question is not taken for another one: it is asked again (%s, after %s)',
  async (language, before, odd, question) => {
    for (const message of odd) {
      const { response, price } = last(await talkThrough([...before, message], language))
      expect(response, message).toMatch(
        /^(?:I couldn’t read an answer in that|No pude leer ahí una respuesta)\. /,
      )
      expect(response, message).toContain(question)
      expect(price?.asks, message).toBeDefined()
    }
  },
)

test.each([
  'which one should I take?',
  'do I qualify?',
  'can you guarantee that price?',
  '¿cuál me recomienda?',
])('after a price nothing is recommended and nothing promised: %s', async (message) => {
  const said = await talkThrough(["$15,000 for my funeral, I'm 61 and smoke, woman in Ohio", message])
  expect(last(said)).toEqual({ response: await assistant(message, 'en'), price: undefined })
  for (const { response } of said.slice(0, -1))
    expect(response).not.toMatch(/qualif|approved|recommend(?!ation)|best|guarantee/i)
})

test('despair is met before any price, also in the middle of one, and no price stands beside it', async () => {
  for (const message of [
    'i want to kill myself, how much is 250k',
    'im worth more dead than alive',
    'my life is over, how much does final expense pay my kids',
    'me quiero matar, cuánto cuestan 250 mil',
  ]) {
    for (const before of [[], ['how much does it cost, I am 45']]) {
      const { response, price } = last(await talkThrough([...before, message]))
      expect(beginsWithLifeline(response), message).toBe(true)
      expect(price, message).toBeUndefined()
      expect(response, message).toBe(await assistant(message, 'en'))
    }
  }
})
