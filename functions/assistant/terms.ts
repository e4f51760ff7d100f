import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import type { Language } from '#domain/format/format.ts'

/** Words that tell nothing of what somebody asks about; question words such as "how much" stay, as they do. */
const emptyWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `a an the and or but so of to in on at by for from with into as is are was were be been being am do does did
    i im ive id ill me my mine you your yours u ur we us our it its he she his her they them their this that these those
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

/** What a plain word is looked up by: its stem; null for a word that tells nothing. */
export function termOf(word: string, language: Language): string | null {
  if (isEmpty(word, language)) return null
  if (/\d/.test(word)) return word
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const stem = language === 'en' ? stemEnglish(word) : spanishStem(word)
  if (stems[language].size < mostStems) stems[language].set(word, stem)
  return stem
}

/** Stemming a word takes long beside looking it up, and the texts repeat theirs; the limit keeps visitors from filling memory. */
const mostStems = 20_000
const stems: Record<Language, Map<string, string>> = { en: new Map(), es: new Map() }

function isEmpty(word: string, language: Language): boolean {
  return emptyWords[language].has(word)
}

/** Snowball knows Spanish endings by their accents, which many people leave out. */
function spanishStem(word: string): string {
  const accented = word.replace(/ciones$/, 'cion').replace(/([cs])ion$/, '$1ión')
  return plain(stemSpanish(accented))
}

/** The terms of a text, each once. Where hardly any word tells something, as in "who are you", all of them count. */
export function termsOf(text: string, language: Language): string[] {
  const words = wordsOf(text)
  const terms = new Set(words.map((word) => termOf(word, language)).filter((term) => term !== null))
  return terms.size > 1
    ? [...terms]
    : [...new Set([...terms, ...words.filter((word) => isEmpty(word, language))])]
}

/** How many of a question's terms are in a text, from 0 to 1. */
export function sharedPart(question: string, text: string, language: Language): number {
  const asked = termsOf(question, language)
  const said = new Set(termsOf(text, language))
  return asked.length === 0 ? 0 : asked.filter((term) => said.has(term)).length / asked.length
}

/** Numbers that are names. */
const namedNumbers = new Set(['401k', '403b', '529', '988', '1035', '1099'])

/** People name their own ages and amounts: all of one kind are one term. */
function numberTerm(word: string): string {
  if (namedNumbers.has(word)) return word
  const size = Number.parseFloat(word) * (word.endsWith('k') ? 1000 : /m(?:il)?$/.test(word) ? 1_000_000 : 1)
  return size >= 1000 ? '#amount' : size >= 18 && size < 100 ? '#age' : '#number'
}

/** What a text is compared by: a term, a pair of terms that follow one another, or a word that tells hardly anything. */
export interface Feature {
  key: string
  kind: 'term' | 'pair' | 'empty'
}

/** The features of a text, each once. */
export function featuresOf(text: string, language: Language): Feature[] {
  const features = new Map<string, Feature>()
  const add = (key: string, kind: Feature['kind']) => features.set(key, { key, kind })
  let before = ''
  for (const word of wordsOf(text)) {
    const stem = termOf(word, language)
    if (stem === null) {
      add(`~${word}`, 'empty')
      continue
    }
    const term = /\d/.test(word) ? numberTerm(word) : stem
    add(term, 'term')
    if (before !== '') add(`${before} ${term}`, 'pair')
    before = term
  }
  return [...features.values()]
}
