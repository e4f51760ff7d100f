import { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'
import { parseJson } from '#domain/json/parse-json.ts'
import { reportCorrupt, reportRepaired, type StoredValue } from './stored-value.ts'

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

/** A record of which the right fields are kept; `none` stands for nothing stored and is not stored. */
export function storedRecord<Schema extends z.ZodObject, None>(
  key: string,
  schema: Schema,
  { defaults, none }: { defaults: z.output<Schema>; none: None },
): StoredValue<z.output<Schema> | None> {
  return {
    key,
    parse(text, report) {
      if (text === null) return none
      const json = parseJson(text)
      if (!json.ok || !isRecord(json.value)) {
        reportCorrupt(key, report)
        return none
      }
      const { value, repaired } = salvage(schema, json.value, defaults)
      if (repaired) reportRepaired(key, report)
      return value
    },
    format: (value) => (value === none ? null : JSON.stringify(value)),
  }
}

/** A list of which the right elements are kept whole; an empty one is not stored. */
export function storedList<Element extends z.ZodType>(
  key: string,
  element: Element,
): StoredValue<readonly z.output<Element>[]> {
  return {
    key,
    parse(text, report) {
      if (text === null) return []
      const json = parseJson(text)
      if (!json.ok || !Array.isArray(json.value)) {
        reportCorrupt(key, report)
        return []
      }
      const right = json.value.flatMap((stored: unknown) => {
        const read = element.safeParse(stored)
        return read.success ? [read.data] : []
      })
      if (right.length < json.value.length) reportRepaired(key, report)
      return right
    },
    format: (list) => (list.length === 0 ? null : JSON.stringify(list)),
  }
}
