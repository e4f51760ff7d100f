import {
  type CarryRequest,
  carryAnswersName,
  carryRequestSchema,
  mostCarriedBytes,
} from '#domain/storage/carried/carry-answers.ts'
import type { FunctionContext } from '#functions/context.ts'
import { describeError } from '#functions/describe-error.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { keepTo, RequestError } from '#functions/http/request-error.ts'

/** What the function needs of its context. */
export type CarryAnswersContext = Pick<FunctionContext, 'carried' | 'countCall' | 'log'>

/**
 * `carry-answers`, by which answers go to another device (decision 049): `keep` takes what the browser has sealed and
 * answers `{ id, expiresAt }`; `read` answers `{ sealed, expiresAt }`; `delete` takes the link's secret and answers
 * `{ deleted }`. 410: kept no longer, or never. 413: too large; 429: too many; 503: not stored now.
 */
export async function passOnAnswers(request: Request, context: CarryAnswersContext): Promise<Response> {
  const asked = await readBody(request, carryRequestSchema, mostCarriedBytes)
  if (asked.step === 'keep') await keepTo(context.countCall?.(`${carryAnswersName} keep`))
  return jsonAnswer(await answerTo(asked, context))
}

async function answerTo(asked: CarryRequest, { carried, log }: CarryAnswersContext): Promise<object> {
  try {
    if (asked.step === 'keep') return await carried.keep(asked.sealed, asked.deleteHash)
    if (asked.step === 'delete') return { deleted: await carried.remove(asked.id, asked.secret) }
    const found = await carried.read(asked.id)
    if (found !== undefined) return found
  } catch (error) {
    log('function_failed', { function: carryAnswersName, error: describeError(error) })
    throw new RequestError('not_stored')
  }
  throw new RequestError('gone')
}
