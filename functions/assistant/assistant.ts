import type { PageKey } from '#content/pages.ts'
import type { AiChatAnswer } from '#domain/chat/ai-chat.ts'
import { distressIn } from '#domain/chat/distress.ts'
import { messageLanguage } from '#domain/chat/message-language.ts'
import { beginsPrice, continuesPrice, isBareAnswer, isPlainAnswer } from '#domain/chat/price/next-step.ts'
import { isShort, isVagueAnswer } from '#domain/chat/price/no-answer.ts'
import type { PriceQuestion, PriceTalk } from '#domain/chat/price/price-talk.ts'
import { asksOfPolicy, suggestsSelfHarm } from '#domain/chat/self-harm.ts'
import { acceptedLanguage, type Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { Answers, FoundAnswer } from '#functions/assistant/answers/answers.ts'
import { type AnswerLink, composeAnswer, pageLink } from '#functions/assistant/answers/compose.ts'
import { ruledAnswer } from '#functions/assistant/answers/rules.ts'
import type { WriteAnswer } from '#functions/assistant/model/write-answer.ts'
import type { Passage } from '#functions/assistant/passages/passage.ts'
import { quote } from '#functions/assistant/passages/quote.ts'
import { priceQuestionText, priceReply } from '#functions/assistant/prices/price-reply.ts'
import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import type { FindEstimate } from '#functions/quotes/estimate/find-estimate.ts'
import { usDate } from '#functions/us-date.ts'

/**
 * Answers a message in its language, or in the one that the caller's Accept-Language asks for. Rejects only where the
 * index of the texts can't be read.
 */
export type Assistant = (message: string, acceptLanguage: string | null) => Promise<string>

/** What is known of a message in the chat besides its words. */
export interface ChatCall {
  /** The caller's header Accept-Language. */
  acceptLanguage: string | null
  /** How far a conversation about a price had come before the message. */
  price?: PriceTalk | undefined
  /** The estimate for answers. Without it no price is told, and none is asked about. */
  estimate?: FindEstimate | undefined
}

/** Answers a message as the chat does, prices included. Rejects as `Assistant` does, and where an estimate does. */
export type ChatAssistant = (message: string, call: ChatCall) => Promise<AiChatAnswer>

interface AssistantParts {
  settings: Settings
  model?: WriteAnswer | undefined
  answers: Answers
  log: Log
  /** The clock; real time if left out. */
  now?: () => Date
}

/** The assistant without prices: who asks for one is told where they stand. */
export function createAssistant(parts: AssistantParts): Assistant {
  const answer = createChatAssistant(parts)
  return async (message, acceptLanguage) => (await answer(message, { acceptLanguage })).response
}

/**
 * The assistant over the site's own texts; with a model, that writes from the same passages, and where it fails the
 * texts themselves answer. Prices come from an estimate alone, never from a model. Nothing of a message is kept or logged.
 */
export function createChatAssistant(parts: AssistantParts): ChatAssistant {
  const { settings, model, answers, log, now = () => new Date() } = parts
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

  /** The answer to what was found, with its links. */
  async function answerTo(found: FoundAnswer, message: string, language: Language): Promise<string> {
    const words = answers.words(language)
    const text = found.kind === 'passage' ? await written(message, language, found.passages) : undefined
    const answer =
      found.kind !== 'passage' || text === undefined
        ? stored(found, message, language)
        : composeAnswer(text, linksOf(found.pages, found.passages), words)
    if (!isAboutFinalExpense(found)) return answer
    const quote = `${paths.instantQuotes}?product=FinalExpense`
    return `${answer}\n${words.frame.prices} [${words.pages.instantQuotes}](${quote})`
  }

  /** The answer in a chat that can tell prices, to a message that nobody in despair wrote. */
  async function chatAnswer(message: string, language: Language, call: PricedCall): Promise<AiChatAnswer> {
    const { price: talk, estimate } = call
    const reply = () => priceReply(message, talk, { settings, language, estimate, today: usDate(now()) })
    const isRuled = ruledAnswer(message) !== undefined
    if (!isRuled && talk !== undefined && isBareAnswer(message, talk)) return reply()
    const waits = talk?.asks === undefined ? undefined : { talk, asks: talk.asks }
    if (!isRuled && waits && isVagueAnswer(message)) return askedAgain(waits, language)
    const found = await answers.find(message, language)
    if (!isRuled && isAboutPrice(found, message, talk)) return reply()
    if (waits && isUnreadable(found, message)) return askedAgain(waits, language)
    const response = await answerTo(found, message, language)
    // Somebody asked something else on the way: the question that waits is asked again, unless they want to be elsewhere.
    if (!waits || (found.kind !== 'passage' && found.kind !== 'answer')) return { response }
    const question = priceQuestionText(waits.asks, waits.talk, language)
    return {
      response: `${response}\n\n${answers.words(language).prices.back} ${question}`,
      price: { ...waits.talk, language },
    }
  }

  /** Says that no answer was read, and asks once more. */
  function askedAgain({ talk, asks }: WaitingQuestion, language: Language): AiChatAnswer {
    const { again } = answers.words(language).prices
    const question = priceQuestionText(asks, talk, language)
    return { response: `${again} ${question}`, price: { ...talk, language } }
  }

  return async (message, call) => {
    const { acceptLanguage, price, estimate } = call
    const language = messageLanguage(message) ?? price?.language ?? acceptedLanguage(acceptLanguage) ?? 'en'
    const { crisis, crisisFirst, crisisPolicy } = answers.words(language).frame
    if (suggestsSelfHarm(message) && asksOfPolicy(message))
      return { response: `${crisis}\n\n${crisisPolicy}` }
    const distress = distressIn(message)
    if (distress === 'certain') return { response: crisis }
    const isPlain = estimate !== undefined && price !== undefined && isPlainAnswer(message, price)
    if (distress === 'possible' && !isPlain) {
      const found = await answers.find(message, language)
      const isAnswered = answersSomething(found)
      return { response: isAnswered ? `${crisisFirst}\n\n${stored(found, message, language)}` : crisis }
    }
    if (estimate !== undefined) return chatAnswer(message, language, { price, estimate })
    return { response: await answerTo(await answers.find(message, language), message, language) }
  }
}

type PricedCall = Pick<ChatCall, 'price'> & { estimate: FindEstimate }

/** A question that a conversation about a price waits with. */
interface WaitingQuestion {
  talk: PriceTalk
  asks: PriceQuestion
}

/** Whether a message to a question can't be read: nothing is found, or no more than that a word is none of ours. */
function isUnreadable(found: FoundAnswer, message: string): boolean {
  if (found.kind === 'notUnderstood') return true
  return found.kind === 'decline' && found.id === 'offTopic' && isShort(message)
}

/** Whether a price is what the message is about. What is handed over or declined stays so. */
function isAboutPrice(found: FoundAnswer, message: string, talk: PriceTalk | undefined): boolean {
  if (found.kind === 'answer' && found.id === 'price') return true
  if (found.kind === 'handOver' || found.kind === 'decline') return false
  return beginsPrice(message) || (talk !== undefined && continuesPrice(message, talk))
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
