import type { FunctionContext } from '#functions/context.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { RequestError } from '#functions/http/request-error.ts'

/**
 * `price-model`: answers what a browser needs to price by itself as the embedded provider does (`priceModelSchema`),
 * whatever the body. 404 while prices come from elsewhere.
 */
export async function priceModel(
  _request: Request,
  context: Pick<FunctionContext, 'priceModel'>,
): Promise<Response> {
  if (context.priceModel === undefined) throw new RequestError('not_found')
  return jsonAnswer(context.priceModel())
}
