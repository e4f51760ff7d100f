import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import type { Language } from '#domain/site/language.ts'

/** Words that tell nothing of what somebody asks about; question words such as "how much" stay, as they do. */
const emptyWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `a an the and or but so of to in on at by for from with into as is are was were be been being am do does did
    i im ive id ill me my mine you your yours u ur we us our it its he his she her they them their this that these those
    there here have has had will would can could should shall may might must if then than just also too very really
    please pls hi hello hey ok well um about any some what whats`.split(/\s+/),
  ),
  es: new Set(
    `el la los las un una unos unas lo y e o u pero de del al a en por para con sin sobre es son era fue ser estar esta
    estoy estan hay yo me mi mis tu tus su sus se le les nos nosotros usted ustedes ella ellos esto este estos estas eso
    ese esa que he ha han hacer puedo puede podria debo debe si ya muy tambien como favor hola bueno
    buenas buenos pues algo alguna alguno ahi aqui cosa tengo tiene quiero quisiera`.split(/\s+/),
  ),
}

/** Lower case, no accents, no apostrophes, numbers without commas. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1')
}

/** The words and numbers of a text, as `plain` spells them. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[a-z0-9]+/g) ?? []
}

/** Numbers that are names. */
const namedNumbers = new Set(['401k', '403b', '529', '988', '1035', '1099'])

/** People name their own ages and amounts: all of one kind are one term. */
function numberTerm(word: string): string {
  if (namedNumbers.has(word)) return word
  const size = Number.parseFloat(word) * (word.endsWith('k') ? 1000 : /m(?:il)?$/.test(word) ? 1_000_000 : 1)
  return size >= 1000 ? 'anamount' : size >= 18 && size < 100 ? 'anage' : 'anumber'
}

/** A word by which texts are looked up: stemmed where it tells something. */
export interface Term {
  term: string
  isEmpty: boolean
}

/** Stemming takes long beside looking a word up; the limit keeps visitors from filling memory. */
const mostStems = 20_000
const stems: Record<Language, Map<string, string>> = { en: new Map(), es: new Map() }

/** Snowball knows Spanish endings by their accents, which many people leave out. */
function spanishStem(word: string): string {
  const accented = word.replace(/ciones$/, 'cion').replace(/([cs])ion$/, '$1ión')
  return plain(stemSpanish(accented))
}

/** What a plain word is looked up by. */
export function termOf(word: string, language: Language): Term {
  if (emptyWords[language].has(word)) return { term: word, isEmpty: true }
  if (/\d/.test(word)) return { term: numberTerm(word), isEmpty: false }
  const known = stems[language].get(word)
  if (known !== undefined) return { term: known, isEmpty: false }
  const term = language === 'en' ? stemEnglish(word) : spanishStem(word)
  if (stems[language].size < mostStems) stems[language].set(word, term)
  return { term, isEmpty: false }
}

/** The terms of a text that tell something, each once. */
export function tellingTerms(text: string, language: Language): Set<string> {
  const terms = wordsOf(text).map((word) => termOf(word, language))
  return new Set(terms.filter(({ isEmpty }) => !isEmpty).map(({ term }) => term))
}

/** How many of a question's telling terms are in a text, from 0 to 1. */
export function sharedPart(question: string, text: string, language: Language): number {
  const asked = tellingTerms(question, language)
  const said = tellingTerms(text, language)
  return asked.size === 0 ? 0 : [...asked].filter((term) => said.has(term)).length / asked.size
}
