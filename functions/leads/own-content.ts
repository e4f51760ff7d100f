import type { z } from 'zod'
import { RequestError } from '#functions/http/request-error.ts'

/**
 * What a provider once sealed, checked against its schema. Content of another source of prices, from before the
 * operator changed the setting, leads nowhere any more.
 * @throws RequestError expired
 */
export function ownContent<Shape extends z.ZodType>(schema: Shape, content: unknown): z.output<Shape> {
  const read = schema.safeParse(content)
  if (!read.success) throw new RequestError('expired')
  return read.data
}
