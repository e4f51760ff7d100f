import { messageLanguage } from '#domain/chat/message-language.ts'
import { modelRules, noAnswerWord } from '#functions/assistant/model/model-frame.ts'
import { ModelError, type ModelQuestion } from '#functions/assistant/model/write-answer.ts'
import { fullHeading } from '#functions/assistant/passages/passage.ts'
import { figuresIn } from './answer-figures.ts'
import { companies, never, onlyWhereSaid } from './guard-words.ts'

/** What an answer is held against; what the visitor typed is not among it. */
export type AnswerSources = Omit<ModelQuestion, 'message'>

/** Longest answer, in characters. */
const mostAnswerLetters = 700

/** At least this share of an answer's longer words stands in the passages; answers from elsewhere have far less. */
const leastShared = 0.5

/**
 * What a model wrote, as it may be shown: plain sentences in the language asked for, that say no number, no name, no
 * promise and no advice which the passages don't say. Everything doubtful is refused: the site's own answer stands ready.
 * @throws ModelError empty or misbehaved
 */
export function guardAnswer(written: string, sources: AnswerSources): string {
  const text = withoutSourceMarks(written.normalize('NFKC')).trim()
  if (text === '' || text.replace(/[^A-Za-z]/g, '') === noAnswerWord) throw new ModelError('empty')
  if (text.length > mostAnswerLetters || isForm(text)) throw new ModelError('misbehaved')
  const spoken = text.replace(/\s+/g, ' ')
  const known = sources.passages.map((passage) =>
    `${fullHeading(passage)}. ${passage.text}`.normalize('NFKC'),
  )
  const sentences = sentencesIn(withoutPhones(spoken, sources.agent.phone))
  const isBad =
    isForeign(sentences, sources) ||
    hasOwnFigures(sentences, known, sources) ||
    hasOwnWords(sentences, known) ||
    hasOwnNames(sentences, `${known.join(' ')} ${sources.agent.name}`, sources.carriers) ||
    repeatsRules(spoken, sources) ||
    isFromElsewhere(spoken, `${known.join(' ')} ${sources.agent.name}`)
  if (isBad) throw new ModelError('misbehaved')
  return spoken
}

function withoutSourceMarks(text: string): string {
  return text
    .replace(/\s*\[\d{1,2}(?:,\s*\d{1,2})*\]/g, '')
    .replace(/\n\s*(?:sources?|fuentes?|references?|referencias?)\s*:[\s\S]*$/i, '')
    .replace(/\s*\((?:sources?|fuentes?)[^)]*\)\s*$/i, '')
}

/** Whether it is anything but sentences: markup, a list, an address of any kind, signs that hide or mimic others. */
function isForm(text: string): boolean {
  const plain = text.replace(/\bEE\.\s?UU\.?/g, '')
  return [
    /[<>`*_#|~[\]{}\\^=@]|&#?\w+;/,
    /^\s*(?:[-•–·+]|\d+[.)])\s/m,
    /[a-z][a-z\d+.-]*:[^\s”"')]|\/\/|www\./i,
    /[\p{L}\d-]+\.\p{L}{2,}/u,
    /\b(?:dot|punto)\s+(?:com|net|org|io|info|us|co)\b/i,
    /(?:^|\s)\/\p{L}/u,
    /[\p{Cf}\p{Co}\p{Cn}\p{Extended_Pictographic}]/u,
    /(?!\n)\p{Cc}/u,
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
    /(?![0-9])\p{Nd}/u,
    new RegExp(noAnswerWord, 'i'),
  ].some((sign) => sign.test(plain))
}

/** Without the agent's phone number, however it is spelled, and the lifeline's. */
function withoutPhones(text: string, phone: string): string {
  const own = phone.replace(/\D/g, '').slice(-10)
  const kept = text.replace(/(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g, (number) =>
    number.replace(/\D/g, '').slice(-10) === own ? '' : number,
  )
  return kept.replace(/(?<![\d$,.])988(?![\d,%]|\.\d)/g, '')
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?]["”)]?)\s+/).filter((sentence) => sentence !== '')
}

function isForeign(sentences: readonly string[], { language }: AnswerSources): boolean {
  return [sentences.join(' '), ...sentences.filter((sentence) => sentence.split(' ').length > 5)].some(
    (part) => (messageLanguage(part) ?? language) !== language,
  )
}

/** Whether a sentence has a number that no single passage has all of: an amount stays with what it belongs to. */
function hasOwnFigures(
  sentences: readonly string[],
  known: readonly string[],
  { language }: AnswerSources,
): boolean {
  const figures = known.map((text) => figuresIn(text, language))
  return sentences.some((sentence) => {
    const own = figuresIn(sentence, language)
    return own.size > 0 && !figures.some((set) => [...own].every((figure) => set.has(figure)))
  })
}

const negation =
  /\b(?:not|no|never|none|nobody|nothing|without|cannot|can't|\w+n't|ni|nunca|nadie|nada|ningun[oa]?|sin)\b/

function hasOwnWords(sentences: readonly string[], known: readonly string[]): boolean {
  const own = sentences.map(plain)
  const said = known.flatMap(sentencesIn).map(plain)
  if (own.some((sentence) => never.some((sign) => sign.test(sentence)))) return true
  return own.some((sentence) =>
    onlyWhereSaid
      .flatMap((word) => sentence.match(new RegExp(word, 'g')) ?? [])
      .some(
        (word) =>
          !said.some(
            (other) =>
              new RegExp(`\\b${word}`).test(other) && negation.test(other) === negation.test(sentence),
          ),
      ),
  )
}

function hasOwnNames(sentences: readonly string[], known: string, carriers: readonly string[]): boolean {
  const words = new Set(known.match(/[\p{L}\d]+/gu))
  const company = companies.exec(sentences.map(plain).join(' '))?.[0]
  if (company !== undefined && !plain(known).includes(company)) return true
  const text = sentences.join(' ')
  if (carriers.some((carrier) => says(text, carrier) && !says(known, carrier))) return true
  return sentences.some((sentence) =>
    [...sentence.matchAll(/(?<=[\p{L}\d,;:)]["”’]?\s["“(¿¡]?)\p{Lu}[\p{L}\d]*/gu)].some(
      ([name]) => !words.has(name),
    ),
  )
}

function says(text: string, name: string): boolean {
  return ` ${lettersOf(text).join(' ')} `.includes(` ${lettersOf(name).join(' ')} `)
}

const wordsInRow = 6

/** Whether it repeats a piece of what the model was told. */
function repeatsRules(text: string, { language }: AnswerSources): boolean {
  const rules = ` ${lettersOf(modelRules(language)).join(' ')} `
  const words = lettersOf(text)
  return words.some(
    (_, index) =>
      index + wordsInRow <= words.length &&
      rules.includes(` ${words.slice(index, index + wordsInRow).join(' ')} `),
  )
}

function isFromElsewhere(text: string, known: string): boolean {
  const beginning = (word: string) => word.slice(0, 5)
  const longer = (from: string) => lettersOf(from).filter((word) => word.length > 4)
  const there = new Set(longer(known).map(beginning))
  const own = longer(text)
  return own.filter((word) => there.has(beginning(word))).length < own.length * leastShared
}

function lettersOf(text: string): string[] {
  return plain(text).match(/[a-z']+/g) ?? []
}

/** In small letters without accents, so that one list of words serves both languages. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").normalize('NFKD').replace(/\p{M}/gu, '')
}
