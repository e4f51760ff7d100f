import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import aboutEn from '#content/messages/en/company/page-about.json' with { type: 'json' }
import faqEn from '#content/messages/en/company/page-faq.json' with { type: 'json' }
import aboutEs from '#content/messages/es/company/page-about.json' with { type: 'json' }
import faqEs from '#content/messages/es/company/page-faq.json' with { type: 'json' }

const faqs = { en: faqEn, es: faqEs }
const wordsIn = (text: string) => text.trim().split(/\s+/).length

test.each(Object.entries(faqs))('[FAQ-05] each of the ten has a question and an answer (%s)', (_, words) => {
  expect(words.questions).toHaveLength(10)
  expect(new Set(words.questions.map(({ id }) => id)).size).toBe(10)
  for (const { id, question, answer } of words.questions) {
    expect(question, id).toMatch(/\?$/)
    expect(wordsIn(answer), id).toBeGreaterThanOrEqual(60)
    expect(wordsIn(answer), id).toBeLessThanOrEqual(115)
    expect(Object.keys(words.links)).toContain(id)
  }
})

test('both languages ask the same questions under the same anchors', () => {
  expect(faqEs.questions.map(({ id }) => id)).toEqual(faqEn.questions.map(({ id }) => id))
})

test.each(Object.entries(faqs))('answers are plain text, fit for search engines too (%s)', (_, words) => {
  for (const { answer } of words.questions) expect(answer).not.toMatch(/[<>[\]*_]/)
})

test.each([
  ['en', aboutEn],
  ['es', aboutEs],
] as const)(
  '[ABOUT-01] founder story, mission, differentiators and commitments have words (%s)',
  (_, words) => {
    expect(wordsIn(words.founder.paragraphs.join(' '))).toBeGreaterThan(90)
    expect(wordsIn(words.mission.text)).toBeGreaterThan(10)
    expect(words.different.items.length).toBeGreaterThanOrEqual(4)
    expect(words.promise.items.length).toBeGreaterThanOrEqual(4)
  },
)

test('[CONST-01] [CONST-02] the FAQ tells how long a decision commonly takes, with the facts of the specification', () => {
  expect(facts.noExamDecisionHours.value).toEqual({ low: 24, high: 48 })
  expect(facts.examDecisionWeeks.value).toEqual({ low: 2, high: 4 })
  for (const { questions } of Object.values(faqs)) {
    const answer = questions.find(({ id }) => id === 'speed')?.answer
    expect(answer).toMatch(/\b24\b.*\b48 (hours|horas)/)
    expect(answer).toMatch(/\b2\b.*\b4 (weeks|semanas)/)
  }
})

test('[CONST-05] [CONST-11] the FAQ names the rule of thumb, and what doing without an exam commonly costs', () => {
  expect(facts.incomeMultiple.value).toEqual({ low: 10, high: 12 })
  expect(facts.noExamExtraCost.value).toEqual({ low: 10, high: 20 })
  for (const { questions } of Object.values(faqs)) {
    const answerTo = (id: string) => questions.find((question) => question.id === id)?.answer
    expect(answerTo('need')).toMatch(/\b10\b.*\b12\b/)
    expect(answerTo('exam')).toMatch(/\b10\s?%.*\b20\s?%/)
  }
})

test('what stands beside “no medical exam” says that issue depends on the answers', () => {
  for (const [language, { questions }] of Object.entries(faqs)) {
    const claim = language === 'en' ? /no medical exam/ : /sin examen médico/i
    const qualifier = language === 'en' ? /depends on your answers/ : /depende de sus respuestas/
    const claiming = questions.filter(({ answer }) => claim.test(answer))
    expect(claiming.map(({ id }) => id)).toEqual(['exam', 'speed'])
    for (const { answer } of claiming) expect(answer).toMatch(qualifier)
  }
})
