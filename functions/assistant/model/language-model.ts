import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'
import { guardAnswer } from '#functions/assistant/guard/answer-guard.ts'
import { boundedText } from '#functions/http/bounded-text.ts'
import { modelPrompt, modelRules } from './model-frame.ts'
import { ModelError, type WriteAnswer } from './write-answer.ts'

type LanguageModelAccess = {
  /** Base address of an OpenAI-compatible service, such as `https://api.openai.com/v1`. */
  url: string
  /** Undefined for services that ask for none, such as one on the same machine. */
  key?: string | undefined
  /** The model's name there. */
  name: string
  fetch?: Fetch
  /** How long an answer may take, in ms, to its last byte. */
  timeoutMs?: number
}

/** A few sentences fit; a model that writes on is cut off. */
const mostTokens = 300

/** Answers by a language model: one request each, and no second try, because the site's own answer stands ready. */
export function createLanguageModel(access: LanguageModelAccess): WriteAnswer {
  const { url, key, name, fetch: plainFetch = fetch, timeoutMs = 8000 } = access
  const service = createOpenAICompatible({
    name: 'assistant',
    baseURL: url,
    ...(key === undefined ? {} : { apiKey: key }),
    fetch: createModelFetch(plainFetch),
  })
  const model = service.chatModel(name)

  return async (question) => {
    const deadline = AbortSignal.timeout(timeoutMs)
    const written = await generateText({
      model,
      instructions: modelRules(question.language),
      prompt: modelPrompt(question),
      temperature: 0.2,
      maxOutputTokens: mostTokens,
      maxRetries: 0,
      abortSignal: deadline,
      telemetry: { isEnabled: false },
    }).catch((error: unknown) => {
      // The library's errors carry what was asked and answered, so none of them goes on.
      if (error instanceof ModelError) throw error
      throw new ModelError(deadline.aborted ? 'timeout' : 'misbehaved')
    })
    if (written.toolCalls.length > 0 || written.finishReason === 'length') throw new ModelError('misbehaved')
    return guardAnswer(written.text, question)
  }
}

type Fetch = typeof fetch

/** Largest answer in bytes: an answer of a few sentences fits many times. */
const mostAnswerBytes = 64 * 1024

/**
 * A fetch for one model's service: follows no redirect, so that question and key go nowhere else, reads no more than an
 * honest answer, and nothing at all of a refusal, which may repeat what was asked.
 * @throws ModelError timeout, refused, unreachable or misbehaved; never another error
 */
function createModelFetch(plainFetch: Fetch): Fetch {
  return async (address, init) => {
    const brokenOff = () => new ModelError(init?.signal?.aborted ? 'timeout' : 'unreachable')
    let response: Response
    try {
      response = await plainFetch(address, { ...init, redirect: 'manual' })
    } catch {
      throw brokenOff()
    }
    if (!response.ok) {
      await response.body?.cancel().catch(() => {})
      throw new ModelError('refused', response.status)
    }
    let text: string | undefined
    try {
      text = await boundedText(response.body, mostAnswerBytes)
    } catch {
      throw brokenOff()
    }
    if (text === undefined) throw new ModelError('misbehaved')
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  }
}
