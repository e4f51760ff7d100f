import { z } from 'zod'

/** Parsed JSON, or `corrupt`. */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/**
 * What is right in a stored record, with the fallback's value for each field that is wrong or missing.
 * Of a list with some wrong elements, the right ones stay. `repaired` tells whether something was wrong.
 */
export function salvage<Schema extends z.ZodObject>(
  schema: Schema,
  value: Record<string, unknown>,
  fallback: z.output<Schema>,
): { value: z.output<Schema>; repaired: boolean } {
  const candidate: Record<string, unknown> = { ...fallback }
  let repaired = false
  for (const [name, field] of Object.entries(schema.shape)) {
    if (value[name] === undefined) continue
    const parsed = z.safeParse(field, value[name])
    if (parsed.success) {
      candidate[name] = parsed.data
      continue
    }
    repaired = true
    const right = rightElements(field, value[name])
    if (right !== undefined) candidate[name] = right
  }
  const whole = z.safeParse(schema, candidate)
  return whole.success ? { value: whole.data, repaired } : { value: fallback, repaired: true }
}

function rightElements(field: z.core.$ZodType, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const list = z.safeParse(
    field,
    value.filter((element) => z.safeParse(field, [element]).success),
  )
  return list.success ? list.data : undefined
}
