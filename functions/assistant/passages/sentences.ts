import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

const segmenters = new Map<Language, Intl.Segmenter>()

/** After one of these a sentence goes on, though a segmenter may think otherwise. */
const goesOn = /(?:\b(?:U\.S|EE\. ?UU|e\.g|i\.e|vs|Mr|Mrs|Ms|Dr|Sr|Sra|Dra|St|No|p\. ?ej|Ud|Uds)\.)$/i

/** The sentences of a paragraph, without the spaces between them. */
export function splitSentences(text: string, language: Language): string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(locales[language], { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1)
    if (last !== undefined && goesOn.test(last.trimEnd())) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** Most letters of a quotation. */
const mostLetters = 600

/**
 * The part of a text that answers: from its first sentence on or, where it is too long, from the one before a sentence
 * that is clearly nearer to the question. `nearness` tells how near a sentence is, from 0 to 1.
 */
export function quotation(text: string, language: Language, nearness: (sentence: string) => number): string {
  if (text.length <= mostLetters) return text
  const sentences = splitSentences(text, language)
  const near = sentences.map(nearness)
  const best = near.indexOf(Math.max(...near))
  const start =
    (near[best] ?? 0) > (near[0] ?? 0) + 0.25 && !fits(sentences.slice(0, best + 1)) ? best - 1 : 0
  const taken: string[] = []
  for (const sentence of sentences.slice(start)) {
    if (taken.length > 0 && !fits([...taken, sentence])) break
    taken.push(sentence)
  }
  return taken.join(' ')
}

function fits(sentences: readonly string[]): boolean {
  return sentences.join(' ').length <= mostLetters
}
