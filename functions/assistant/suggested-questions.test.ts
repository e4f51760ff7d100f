import { expect, test } from 'vitest'
import { type SuggestionId, suggestionIds } from '#domain/chat/suggestions.ts'
import type { Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { wordsOf } from '#functions/assistant/search/terms.ts'
import { answers, asks, assistant } from '../../tests/fixtures/assistant/assistant.ts'
import { readWords, wordsAt } from '../../tests/fixtures/locale-words.ts'

const languages: readonly Language[] = ['en', 'es']
const spelling = (text: string) => wordsOf(text).join(' ')
const wordings = {
  en: new Set(Object.values(asks.en).flat().map(spelling)),
  es: new Set(Object.values(asks.es).flat().map(spelling)),
}

/** The pages of which one has to be named, for questions about one thing. */
const about: Partial<Record<SuggestionId, readonly string[]>> = {
  exam: [paths.faq, paths.noMedicalExam],
  privacy: [paths.faq, paths.privacyPolicy],
  person: [paths.contact],
  cashValue: [paths.learning, paths.wholeLife],
  capFloor: [paths.learning, paths.indexUniversalLife],
  funeral: [paths.finalExpense],
  mortgage: [paths.mortgageProtection],
  beneficiary: [paths.beneficiaryGuide],
  child: [paths.beneficiaryGuide],
  missed: [paths.faq],
  payLess: [paths.affordableInsurance],
  license: [paths.about],
}

const asked = languages.flatMap((language) =>
  suggestionIds.map((id) => {
    const question = String(wordsAt(readWords(language, 'chat'), `suggestions.${id}`))
    return { language, id, question }
  }),
)

test.each(asked)(
  '[CHAT-14] the suggested question “$question” is known to the letter, and leads to a page of it',
  async ({ language, id, question }) => {
    expect(wordings[language]).toContain(spelling(question))
    expect((await answers.find(question, language)).kind).not.toMatch(/notUnderstood|talk|decline/)
    const response = await assistant(question, language)
    const linked = [...response.matchAll(/\]\((\/[^)#]*)/g)].map(([, path = '']) => path)
    expect(linked.length, response).toBeGreaterThan(0)
    const wanted = about[id]
    if (wanted)
      expect(
        wanted.filter((path) => linked.includes(path)),
        response,
      ).not.toEqual([])
  },
)
