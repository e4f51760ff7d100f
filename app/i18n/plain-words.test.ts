import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { notFoundPage, pages } from '#content/pages.ts'
import { hoursText, promiseText } from '#domain/site/hours-words.ts'
import { type Language, languages } from '#domain/site/language.ts'
import { namespaces, readWords, textsOf } from '../../tests/fixtures/locale-words.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'

interface Text {
  /** Namespace and path, such as `page-term-life:hero.lead`. */
  place: string
  words: string
}

/** Words that people read beside the pages: the emails, and the assistant's own answers. */
const others: Readonly<Record<string, string>> = {
  'lead emails': 'server/mail/templates/leads/words',
  'account emails': 'server/mail/templates/accounts/words',
  assistant: 'functions/assistant/words',
}

function readTexts(language: Language): Text[] {
  const ofPages = namespaces.map((namespace) => [namespace, readWords(language, namespace)] as const)
  const ofOthers = Object.entries(others).map(
    ([name, folder]) => [name, JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))] as const,
  )
  return [...ofPages, ...ofOthers].flatMap(([name, tree]) =>
    textsOf(tree).map(([path, words]) => ({ place: `${name}:${path}`, words })),
  )
}

const namespaceOf = ({ place }: Text) => place.split(':')[0] ?? ''

/** What stands around every page. */
const frame = ['site-frame', 'common', 'chat']

/** What comes on a page later, where there is something to say. */
const late = ['asked-errors']

/** Labels alone, no sentences: nothing to measure. */
const labelsOnly = ['common', 'guide-labels']

/** Harder than the rest, and why. */
const harder: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: { 'site-frame': 'the disclosure and the license lines, as the law words them' },
}

const vowelGroups: Record<Language, RegExp> = {
  en: /[aeiouy]+/g,
  // Weak vowels join their neighbors; two strong ones, or a stressed weak one, are two syllables.
  es: /[iuü]?[aeoáéó][iuy]?(?![iuüaeoáéóíú])|[iuü]?[aeoáéó]|[íú]|[iuüy]+/g,
}
const silentPart: Record<Language, RegExp> = {
  en: /(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/,
  es: /y(?=[aeiouáéíóú])|(?<=[qg])u(?=[eiéí])/g,
}

function syllables(word: string, language: Language): number {
  return Math.max(1, word.replace(silentPart[language], '').match(vowelGroups[language])?.length ?? 0)
}

const anyDay = new Date('2026-11-19T15:00:00Z')
const phrasesOf = (language: Language) => ({
  hours: hoursText(settings, language),
  when: promiseText(anyDay, settings, language),
})
const phrases = { en: phrasesOf('en'), es: phrasesOf('es') }

/** What stands for more than a name is read word by word. */
function phrasesIn(text: string, language: Language): string {
  const { hours, when } = phrases[language]
  return text.replaceAll('{{hours}}', hours).replaceAll('{{when}}', when)
}

/** Words per sentence and syllables per word of the whole sentences among some texts. */
function countWords(texts: readonly string[], language: Language) {
  const sentences = texts
    .filter((text) => /[.?:]$/.test(text))
    .flatMap((text) =>
      phrasesIn(text, language)
        .replace(/\{\{[^}]*\}\}/g, 'name')
        .split(/(?<=[.?!:;])\s+/),
    )
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}’']+|\$?\d[\d,.%]*/gu) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  const spoken = words.reduce((sum, word) => sum + syllables(word, language), 0)
  return {
    words: words.length,
    perSentence: words.length / sentences.length,
    perWord: spoken / words.length,
  }
}

/** The school year for which a text is easy: Flesch-Kincaid. Year 7 is age 12 to 13. */
const englishGrade = (count: ReturnType<typeof countWords>) =>
  0.39 * count.perSentence + 11.8 * count.perWord - 15.59

/** Ease of Spanish: Fernández Huerta. 60 to 70 is years 7 and 8, 70 to 80 year 6; higher is easier. */
const spanishEase = (count: ReturnType<typeof countWords>) =>
  206.84 - 60 * count.perWord - 1.02 * count.perSentence

/** What the specification itself quotes with an exclamation mark. */
const quotedSo = /^(dashboard:name\.title|auth:[\w.]+\.(title|success))$/

test('the counts behind the scores are right', () => {
  const english = ['table', 'insurance', 'make', 'people'].map((word) => syllables(word, 'en'))
  expect(english).toEqual([2, 3, 1, 2])
  const spanish = ['aseguradora', 'día', 'cuando', 'leer', 'mayor', 'ley', 'quien'].map((word) =>
    syllables(word, 'es'),
  )
  expect(spanish).toEqual([6, 2, 2, 2, 2, 1, 1])
  expect(countWords(['One two three. Four five.', 'Not a sentence'], 'en')).toMatchObject({
    words: 5,
    perSentence: 2.5,
  })
})

describe.each(languages)('%s', (language) => {
  const texts = readTexts(language)

  const isEasy = (count: ReturnType<typeof countWords>) =>
    (language === 'en' ? englishGrade(count) <= 6 : spanishEase(count) >= 75) && count.perSentence <= 14
  const countOf = (names: readonly string[]) =>
    countWords(
      texts.filter((text) => names.includes(namespaceOf(text))).map(({ words }) => words),
      language,
    )

  test('[I18N-11] every file of words, emails and answers too, reads easily, before the age of 13', () => {
    const hard = [...namespaces, ...Object.keys(others)]
      .filter((name) => !labelsOnly.includes(name))
      .map((name) => ({ name, ...countOf([name]) }))
      .filter((count) => !isEasy(count))
    expect(hard.map(({ name }) => name)).toEqual(Object.keys(harder[language]))
    for (const { words } of labelsOnly.map((name) => countOf([name]))) expect(words).toBe(0)
  })

  test('[I18N-11] every page reads easily, with the frame around it', () => {
    const all = { ...pages, notFound: notFoundPage }
    const hard = Object.entries(all)
      .map(([key, { messages }]) => ({ key, ...countOf([...frame, ...messages]) }))
      .filter((count) => !isEasy(count))
    expect(hard).toEqual([])
    const shown = new Set([...frame, ...late, ...Object.values(all).flatMap(({ messages }) => messages)])
    expect(namespaces.filter((name) => !shown.has(name))).toEqual([])
  })

  test('[I18N-11] no sentence runs on', () => {
    const long = texts.filter(({ words }) =>
      words.split(/(?<=[.?!:;])\s+/).some((sentence) => sentence.split(/\s+/).length > 31),
    )
    expect(long).toEqual([])
  })

  test('[I18N-12] no text presses, counts down or pretends that something is scarce', () => {
    const pressing =
      language === 'en'
        ? /\b(hurry|act (now|fast|today)|limited[- ]time|last chance|today only|don[’']t (wait|miss)|only \d+ left|too late|ends (soon|today|tonight)|expires|while (supplies|it) lasts?|spots? left|countdown|now or never|urgent)\b/i
        : /(apúrese|dese prisa|actúe (ya|ahora|hoy)|tiempo limitado|última oportunidad|solo (por )?hoy|no (espere|deje pasar|se lo pierda)|solo quedan|demasiado tarde|(termina|vence|acaba) (pronto|hoy)|hasta agotar|cupos? limitados?|cuenta regresiva|ahora o nunca|urgente)/i
    expect(texts.filter(({ words }) => pressing.test(words))).toEqual([])
  })

  test('[I18N-12] no text shouts', () => {
    const shouting = texts.filter(
      ({ place, words }) =>
        (/[!¡]/.test(words) && !quotedSo.test(place)) ||
        (/\p{Lu}{5,}/u.test(words) && !/HIPAA|CCPA|\bAYUDA\b/.test(words)),
    )
    expect(shouting).toEqual([])
  })
})

/** How many words each file had in version 1.0.0: what is said more plainly is not to be said at greater length. */
const wordsBefore: Readonly<Record<string, { en: number; es: number }>> = {
  auth: { en: 1753, es: 1703 },
  dashboard: { en: 337, es: 334 },
  'goal-quiz': { en: 484, es: 510 },
  'guide-affordable-insurance': { en: 510, es: 551 },
  'guide-beneficiary-guide': { en: 534, es: 550 },
  'guide-buying-tips': { en: 751, es: 767 },
  'guide-labels': { en: 50, es: 58 },
  'guide-no-medical-exam': { en: 545, es: 560 },
  needs: { en: 386, es: 374 },
  'next-steps': { en: 1136, es: 1205 },
  'not-found': { en: 44, es: 42 },
  'page-about': { en: 586, es: 599 },
  'page-affordable-insurance': { en: 370, es: 420 },
  'page-beneficiary-guide': { en: 764, es: 807 },
  'page-buying-tips': { en: 149, es: 152 },
  'page-disclaimers': { en: 766, es: 810 },
  'page-faq': { en: 1241, es: 1239 },
  'page-final-expense': { en: 857, es: 887 },
  'page-glossary': { en: 441, es: 474 },
  'page-guides': { en: 125, es: 126 },
  'page-index-universal-life': { en: 1146, es: 1178 },
  'page-learning': { en: 199, es: 226 },
  'page-mortgage-protection': { en: 929, es: 974 },
  'page-no-medical-exam': { en: 969, es: 1017 },
  'page-term-life': { en: 817, es: 875 },
  'page-terms': { en: 973, es: 973 },
  'page-whole-life': { en: 895, es: 969 },
  'pages-shared': { en: 217, es: 230 },
  'price-panel': { en: 796, es: 813 },
  review: { en: 293, es: 310 },
  security: { en: 1734, es: 1721 },
  'site-frame': { en: 337, es: 393 },
}

/** Screens that show what they did not have then, and what that is. */
const grown = {
  'asked-errors': 'all of it: how far off we were from what carriers asked',
  'agent-desk': 'how somebody may be reached, final expense',
  cart: 'advice by who has several plans',
  chat: 'what may be said with one tap on the way to a price',
  common: 'final expense',
  'desk-settings': 'all of it: the morning’s email, the calendar, who gets new people',
  'contact-choices': 'all of it: the page on which ways to be reached are refused',
  'request-status': 'all of it: the page on which a request stands',
  continue: 'all of it: the way to another device',
  'desk-people': 'people whom the agent brings along',
  comparison: 'likely ranges, whose ratings they are, the foot',
  home: 'the panel of prices',
  'how-we-estimate': 'errors on prices that the model was not fitted to',
  'instant-quote': 'final expense, the health questions, what each choice means',
  leads: 'what a price assumes, likely ranges, descriptions of products',
  'page-cookie-policy': 'the keys to the page on which a request stands and to another device',
  'needs-ladder': 'all of it: several policies beside one',
  'page-privacy-policy': 'the page on which a request stands, and what is taken to another device',
  'page-for-assistants': 'all of it: how an assistant asks for prices',
  people: 'what is wrong with an email address',
  questionnaire: 'promises and prices where name, email and phone are asked',
}

test('every file of words is held to its length of before, or has new parts', () => {
  expect([...Object.keys(wordsBefore), ...Object.keys(grown)].sort()).toEqual([...namespaces].sort())
})

test.each(languages)('in %s nothing is longer than before it was said plainly', (language) => {
  const longer = Object.entries(wordsBefore).filter(([namespace, before]) => {
    const words = textsOf(readWords(language, namespace)).flatMap(([, text]) => text.split(/\s+/))
    return words.length > before[language]
  })
  expect(longer).toEqual([])
})
