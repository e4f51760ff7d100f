import { isRecord } from './is-record.ts'

/** Whether two values say the same as JSON, whatever the order of their keys; undefined parts count as missing. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(byKey)) : part,
  )
}

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
