import type { Language } from '#domain/site/language.ts'
import type { Passage } from '#functions/assistant/passages/passage.ts'

/** What a model is asked: the visitor's message, and the passages that are its only source. */
export type ModelQuestion = {
  message: string
  language: Language
  passages: readonly Passage[]
  agent: { name: string; phone: string }
  /** The carriers of the settings, by name. */
  carriers: readonly string[]
}

/**
 * Writes an answer of a few plain sentences, already checked, without links.
 * @throws ModelError for everything that keeps it from that
 */
export type WriteAnswer = (question: ModelQuestion) => Promise<string>

/**
 * Why there is no answer of the model: `timeout` it took too long; `refused` its service answered with another status
 * than 200; `unreachable` no answer came, or it broke off; `misbehaved` what came is no answer that may be shown;
 * `empty` it says that the passages don't answer, or nothing.
 */
type ModelErrorKind = 'timeout' | 'refused' | 'unreachable' | 'misbehaved' | 'empty'

/** Holds nothing that a visitor or a model wrote, and no error of a library, which could hold both. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  /** The HTTP status, where it is `refused`. */
  readonly status: number | undefined
  /** Kind and status as a log names them: `TIMEOUT`, `REFUSED_429`. */
  readonly code: string

  constructor(kind: ModelErrorKind, status?: number) {
    super(`language model: ${status === undefined ? kind : `${kind} (${status})`}`)
    this.name = 'ModelError'
    this.kind = kind
    this.status = status
    this.code = [kind.toUpperCase(), ...(status === undefined ? [] : [status])].join('_')
  }
}
