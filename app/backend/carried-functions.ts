import type { z } from 'zod'
import {
  type CarryRequest,
  carriedDeletedSchema,
  carryAnswersName,
  keptAnswersSchema,
  sealedAnswersSchema,
} from '#domain/storage/carried/carry-answers.ts'
import { type Backend, callFunction } from './call-function.ts'

const call = <Schema extends z.ZodType>(
  backend: Backend,
  body: CarryRequest,
  answer: Schema,
  signal?: AbortSignal,
) => callFunction(backend, carryAnswersName, body, answer, { signal })

/** Keeps what is sealed for a week; whoever knows what the hash is made of deletes it. */
export function keepSealed(backend: Backend, sealed: string, deleteHash: string) {
  return call(backend, { step: 'keep', sealed, deleteHash }, keptAnswersSchema)
}

/** What is kept under the id; 410 where nothing is. */
export function readSealed(backend: Backend, id: string, signal: AbortSignal) {
  return call(backend, { step: 'read', id }, sealedAnswersSchema, signal)
}

/** Deletes it at once; what is gone already counts as deleted. */
export function deleteSealed(backend: Backend, id: string, secret: string) {
  return call(backend, { step: 'delete', id, secret }, carriedDeletedSchema)
}
