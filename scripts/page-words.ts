import type { Plugin } from 'vite'
import { completeWords } from '#domain/format/complete-words.ts'
import { isRecord } from '#domain/json/is-record.ts'

const contentWords = /\/messages\/(en|es)\/(?:\w+\/)?(?:page|guide)-[\w-]+\.json$/

/**
 * Writes the facts and the sources into the words of the content pages while the app is built, so that no page loads
 * the facts and sources of all others.
 */
export function pageWords(): Plugin {
  return {
    name: 'page-words',
    enforce: 'pre',
    // The assistant of the process reads them as they are written.
    applyToEnvironment: ({ name }) => name !== 'server',
    transform(code, id) {
      const language = contentWords.exec(id)?.[1]
      if (language !== 'en' && language !== 'es') return undefined
      const words: unknown = JSON.parse(code)
      if (!isRecord(words)) throw new Error(`${id} holds no words`)
      return { code: JSON.stringify(completeWords(words, language)), map: null }
    },
  }
}
