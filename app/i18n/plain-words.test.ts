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
