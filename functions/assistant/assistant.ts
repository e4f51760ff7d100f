import type { PageKey } from '#content/pages.ts'
import { distressIn } from '#domain/chat/distress.ts'
import { messageLanguage } from '#domain/chat/message-language.ts'
import { asksOfPolicy, suggestsSelfHarm } from '#domain/chat/self-harm.ts'
import { acceptedLanguage, type Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { Answers, FoundAnswer } from '#functions/assistant/answers/answers.ts'
import { type AnswerLink, composeAnswer, pageLink } from '#functions/assistant/answers/compose.ts'
import type { WriteAnswer } from '#functions/assistant/model/write-answer.ts'
import type { Passage } from '#functions/assistant/passages/passage.ts'
import { quote } from '#functions/assistant/passages/quote.ts'
import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'

/**
 * Answers a message in its language, or in the one that the caller's Accept-Language asks for. Rejects only where the
 * index of the texts can't be read.
 */
export type Assistant = (message: string, acceptLanguage: string | null) => Promise<string>

/**
 * The assistant over the site's own texts; with a model, that writes from the same passages, and where it fails the
 * texts themselves answer. Nothing of a message is kept or logged.
 */
export function createAssistant(parts: {
  settings: Settings
  model?: WriteAnswer | undefined
  answers: Answers
  log: Log
}): Assistant {
  const { settings, model, answers, log } = parts
  const { name, phone } = settings.agent
  const carriers = settings.carriers.map((carrier) => carrier.name)

  /** What the model writes from the passages; undefined without a model, and when it fails. */
  async function written(message: string, language: Language, passages: readonly Passage[]) {
    try {
      return await model?.({ message, language, passages, agent: { name, phone }, carriers })
    } catch (error) {
      log('assistant_model_failed', { error: describeError(error) })
      return undefined
    }
  }

  /** The answer in the site's own words. */
  function stored(found: FoundAnswer, message: string, language: Language): string {
    if (found.kind === 'notUnderstood') return found.text
    const words = answers.words(language)
    if (found.kind !== 'passage') return composeAnswer(found.text, found.pages.map(pageLink), words)
    const text = quote(found.passages[0], message, language)
    return composeAnswer(text, linksOf(found.pages, found.passages), words)
  }

  return async (message, acceptLanguage) => {
    const language = messageLanguage(message) ?? acceptedLanguage(acceptLanguage) ?? 'en'
    const words = answers.words(language)
    const { crisis, crisisFirst, crisisPolicy } = words.frame
    if (suggestsSelfHarm(message) && asksOfPolicy(message)) return `${crisis}\n\n${crisisPolicy}`
    const distress = distressIn(message)
    if (distress === 'certain') return crisis
    const found = await answers.find(message, language)
    if (distress === 'possible') {
      return answersSomething(found) ? `${crisisFirst}\n\n${stored(found, message, language)}` : crisis
    }
    const text = found.kind === 'passage' ? await written(message, language, found.passages) : undefined
    const answer =
      found.kind !== 'passage' || text === undefined
        ? stored(found, message, language)
        : composeAnswer(text, linksOf(found.pages, found.passages), words)
    if (!isAboutFinalExpense(found)) return answer
    const quote = `${paths.instantQuotes}?product=FinalExpense`
    return `${answer}\n${words.frame.prices} [${words.pages.instantQuotes}](${quote})`
  }
}

/** Whether it may stand beside the lifeline: small talk there would be cold, and so would "I didn't understand". */
function answersSomething({ kind }: FoundAnswer): boolean {
  return kind === 'passage' || kind === 'answer' || kind === 'handOver'
}

/** Where to read more: each page, at the nearest of the passages that are on it. */
function linksOf(pages: readonly PageKey[], passages: readonly Passage[]): AnswerLink[] {
  return pages.map((page) => passages.find((passage) => passage.page === page) ?? pageLink(page))
}

/** Whether an answer is about what has a price in the instant quote alone: the other pages lead to the questionnaire. */
function isAboutFinalExpense(found: FoundAnswer): boolean {
  if (found.kind === 'passage') return found.passages[0].page === 'finalExpense'
  return found.kind === 'answer' && found.pages.slice(0, 2).includes('finalExpense')
}
