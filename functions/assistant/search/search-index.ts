import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import { isOwnAnswerId } from '#functions/assistant/answers/own-answers.ts'
import type { Asks } from '#functions/assistant/asks.ts'
import { fullHeading, type Passage } from '#functions/assistant/passages/passage.ts'
import { wordsOf } from './terms.ts'
import { makeTextIndex, textIndexSchema } from './text-index.ts'
import { learnTopics, topicModelSchema } from './topics.ts'

const ofLanguage = z.strictObject({
  wordings: textIndexSchema,
  passages: textIndexSchema,
  /** A number for each wording as it is spelled (`spellingNumber`). */
  spellings: z.instanceof(BigUint64Array),
})

/** All that a search needs, made while the site is built: some numbers for 33,000 wordings and the site's paragraphs. */
export const searchIndexSchema = z.strictObject({ topics: topicModelSchema, en: ofLanguage, es: ofLanguage })
export type SearchIndex = z.infer<typeof searchIndexSchema>

/** Makes the index of how people ask and of the passages themselves. Wordings that lead to no passage are left out. */
export function makeSearchIndex(parts: {
  asks: Readonly<Record<Language, Asks>>
  passages: Readonly<Record<Language, readonly Passage[]>>
}): SearchIndex {
  const texts = { en: textsOf('en'), es: textsOf('es') }

  function textsOf(language: Language) {
    const pages = new Map(parts.passages[language].map(({ id, page }) => [id, page]))
    const wordings = Object.entries(parts.asks[language]).flatMap(([target, asked]) => {
      const topic = isOwnAnswerId(target) ? target : pages.get(target)
      return topic === undefined ? [] : asked.map((text) => ({ target, topic, text }))
    })
    const passages = parts.passages[language].map((passage) => ({
      target: passage.id,
      topic: passage.page,
      text: `${fullHeading(passage)} ${passage.text}`,
    }))
    return { wordings, passages }
  }

  const all = Object.values(texts).flatMap((each) => [...each.wordings, ...each.passages])
  if (all.length > 0xffff) throw new Error('More texts than two bytes can count')

  function indexOf(language: Language) {
    const { wordings, passages } = texts[language]
    return {
      wordings: makeTextIndex(wordings, language),
      passages: makeTextIndex(passages, language),
      spellings: BigUint64Array.from(wordings, ({ text }) => spellingNumber(text)),
    }
  }
  return {
    // People mix their languages, so what a word makes likely holds whichever language it is in.
    topics: learnTopics(all),
    en: indexOf('en'),
    es: indexOf('es'),
  }
}

/** The same for texts that differ in capitals, marks and accents alone: FNV-1a of their words, in 64 bits. */
export function spellingNumber(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const letter of wordsOf(text).join(' ')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n)
  }
  return hash
}
