import type { Settings } from '#config/settings-schema.ts'
import { messageLanguage } from '#domain/chat/message-language.ts'
import { asksOfPolicy, suggestsSelfHarm } from '#domain/chat/self-harm.ts'
import { acceptedLanguage } from '#domain/format/accepted-language.ts'
import type { Language } from '#domain/format/format.ts'
import type { PathName } from '#domain/site/paths.ts'
import { describeFailure, type Failure } from '#functions/failure.ts'
import { createAnswers } from './answers.ts'
import { type AnswerLink, composeAnswer, pageLink } from './compose.ts'
import type { Passage } from './passage.ts'
import { quote } from './quote.ts'
import type { WriteAnswer } from './write-answer.ts'

/** Answers a message in its language, or in the one that the caller's Accept-Language asks for. Never rejects. */
export type Assistant = (message: string, acceptLanguage: string | null) => Promise<string>

/**
 * The assistant over the site's own texts; with a model, that writes from the same passages, and where it fails the
 * texts themselves answer. Nothing of a message is kept or logged.
 */
export function createAssistant(parts: {
  settings: Settings
  model?: WriteAnswer | undefined
  log: (event: { event: 'assistant-model-failed'; failure: Failure }) => void
}): Assistant {
  const { settings, model, log } = parts
  const { name, phone } = settings.agent
  const answers = createAnswers(settings, model !== undefined)

  /** What the model writes from the passages; undefined without a model, and when it fails. */
  async function written(message: string, language: Language, passages: readonly Passage[]) {
    try {
      return await model?.({ message, language, passages, agent: { name, phone } })
    } catch (error) {
      log({ event: 'assistant-model-failed', failure: describeFailure(error) })
      return undefined
    }
  }

  return async (message, acceptLanguage) => {
    const language = messageLanguage(message) ?? acceptedLanguage(acceptLanguage) ?? 'en'
    const words = answers.words(language)
    if (suggestsSelfHarm(message)) {
      const { crisis, crisisPolicy } = words.frame
      return asksOfPolicy(message) ? `${crisis}\n\n${crisisPolicy}` : crisis
    }
    const found = answers.find(message, language)
    if (found.kind === 'notUnderstood') return found.text
    if (found.kind !== 'passage') return composeAnswer(found.text, found.pages.map(pageLink), words)
    const { passages } = found
    const text = (await written(message, language, passages)) ?? quote(passages[0], message, language)
    return composeAnswer(text, linksOf(found.pages, passages), words)
  }
}

/** Where to read more: each page, at the nearest of the passages that are on it. */
function linksOf(pages: readonly PathName[], passages: readonly Passage[]): AnswerLink[] {
  return pages.map((page) => passages.find((passage) => passage.page === page) ?? pageLink(page))
}
