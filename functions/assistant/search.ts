import type { Language } from '#domain/format/format.ts'
import type { Asks } from './asks.ts'
import { isOwnAnswerId, ownAnswers } from './own-answers.ts'
import type { Passage } from './passage.ts'
import { splitSentences } from './sentences.ts'
import { createTermIndex } from './term-index.ts'
import { wordsOf } from './terms.ts'

/** What answers a question, and how sure that is, from 0 to about 4. */
export interface Finding {
  target: string
  score: number
}

export type Search = (message: string, language: Language) => Finding[]

/** Wordings of the language that the message is not in count as well, for mixed messages, but less. */
const otherLanguageShare = 0.8
/** A sentence of a message beside the whole of it; only so many are looked at one by one. */
const sentenceShare = 0.9
const mostSentences = 8
/** Small talk answers a message that is nothing else; one sentence of it, such as thanks, may end a question. */
const talkShare = 0.4
/** What the very words of a wording are worth: more than everything else. */
const exactScore = 4
/** Where two pages answer alike, a product's or a guide's own page comes before these. */
const lesserPages: readonly [string, number][] = [
  ['home/', 0.85],
  ...[
    'glossary',
    'privacy-policy',
    'terms',
    'cookie-policy',
    'disclaimers',
    'about',
    'guides',
    'learning',
  ].map((page): [string, number] => [`page-${page}/`, 0.92]),
]

/** Makes the search over how people ask and over the passages themselves; findings come best first. */
export function createSearch(parts: {
  asks: Readonly<Record<Language, Asks>>
  passages: Readonly<Record<Language, readonly Passage[]>>
}): Search {
  const indexes = { en: indexesOf('en'), es: indexesOf('es') }

  function indexesOf(language: Language) {
    const pages = new Map(parts.passages[language].map(({ id, page }) => [id, page]))
    const pageOf = (target: string) => pages.get(target) ?? ownPage(target)
    const wordings = Object.entries(parts.asks[language]).flatMap(([target, texts]) =>
      texts.map((text) => ({ target, page: pageOf(target), text })),
    )
    const passages = parts.passages[language].map(({ id, page, heading, text }) => ({
      target: id,
      page,
      text: `${heading} ${text}`,
    }))
    return {
      pageOf,
      exact: new Map(wordings.map(({ target, text }) => [spelled(text), target])),
      wordings: createTermIndex(wordings, language),
      passages: createTermIndex(passages, language),
    }
  }

  function scoresOf(question: string, language: Language): Map<string, number> {
    const { pageOf, exact, wordings, passages } = indexes[language]
    const asked = wordings(question)
    const said = passages(question)
    const same = exact.get(spelled(question))
    const scores = new Map<string, number>()
    for (const target of new Set([...asked.together.keys(), ...said.targets.keys()])) {
      const wording = asked.targets.get(target)
      const text = said.targets.get(target)
      const byWordings =
        0.7 * (wording?.nearest ?? 0) + 0.15 * (wording?.few ?? 0) + 1.2 * (asked.together.get(target) ?? 0)
      const byText = 0.4 * (text?.coverage ?? 0) * (0.5 + (text?.nearest ?? 0))
      const page = pageOf(target)
      const byPage = 0.8 * ((asked.pages.get(page) ?? 0) + (said.pages.get(page) ?? 0))
      const score = Math.max(byWordings, byText) + 0.5 * Math.min(byWordings, byText) + byPage
      const talk = 2 * (wording?.nearest ?? 0) * (wording?.coverage ?? 0)
      scores.set(
        target,
        (isTalk(target) ? Math.min(score, talk) : score) + (same === target ? exactScore : 0),
      )
    }
    return scores
  }

  return (message, language) => {
    const sentences = splitSentences(message, language).slice(0, mostSentences)
    const scores = new Map<string, number>()
    const take = (question: string, each: Language, share: number) => {
      for (const [target, score] of scoresOf(question, each)) {
        const shared = share * shareOf(target, question === message) * score
        scores.set(target, Math.max(scores.get(target) ?? 0, shared))
      }
    }
    take(message, language, 1)
    take(message, language === 'en' ? 'es' : 'en', otherLanguageShare)
    if (sentences.length > 1) for (const sentence of sentences) take(sentence, language, sentenceShare)
    return [...scores].map(([target, score]) => ({ target, score })).sort((a, b) => b.score - a.score)
  }
}

function spelled(text: string): string {
  return wordsOf(text).join(' ')
}

function ownPage(target: string): string {
  if (!isOwnAnswerId(target)) return target
  const { kind, pages } = ownAnswers[target]
  return (kind === 'answer' || kind === 'handOver' ? pages[0] : undefined) ?? target
}

function shareOf(target: string, isWholeMessage: boolean): number {
  if (isTalk(target)) return isWholeMessage ? 1 : talkShare
  return lesserPages.find(([start]) => target.startsWith(start))?.[1] ?? 1
}

function isTalk(target: string): boolean {
  return isOwnAnswerId(target) && ownAnswers[target].kind === 'talk'
}
