import { expect, test } from 'vitest'
import faqEn from '#content/messages/en/company/page-faq.json' with { type: 'json' }
import faqEs from '#content/messages/es/company/page-faq.json' with { type: 'json' }

test('[FAQ-05] the FAQ asks and answers the same ten questions in both languages, in plain text', () => {
  const ids = faqEn.questions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(10)
  expect(faqEs.questions.map(({ id }) => id)).toEqual(ids)
  for (const { questions, links } of [faqEn, faqEs]) {
    expect(Object.keys(links)).toEqual(expect.arrayContaining(ids))
    // Search engines are given the answers too.
    for (const { id, question, answer } of questions)
      expect([question, answer], id).toEqual([
        expect.stringMatching(/\?$/),
        expect.not.stringMatching(/[<>[\]*_]/),
      ])
  }
})
