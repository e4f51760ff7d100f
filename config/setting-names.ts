import { z } from 'zod'
import { settingsSchema } from '#domain/site/settings-schema.ts'

/** One value that an operator sets: its place in the settings, the variable that overrides it, and its schema. */
export type SettingPlace = { path: readonly string[]; variable: string; schema: z.ZodType }

/** Every setting of its own, lists counted as one: `agent.phone` is overridden by `SITE_AGENT_PHONE`. */
export const settingPlaces: readonly SettingPlace[] = placesOf(settingsSchema, [])

function placesOf(schema: z.ZodObject, path: readonly string[]): SettingPlace[] {
  return Object.entries(schema.shape).flatMap(([key, value]) => {
    const here = [...path, key]
    // What a file may leave out as a whole is still overridden piece by piece.
    const object = value instanceof z.ZodPrefault ? value.unwrap() : value
    if (object instanceof z.ZodObject) return placesOf(object, here)
    return value instanceof z.ZodType ? [{ path: here, variable: variableOf(here), schema: value }] : []
  })
}

/** `links.schedulingUrl` is `SITE_LINKS_SCHEDULING_URL`. */
export function variableOf(path: readonly string[]): string {
  const words = path.map((key) => key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase())
  return ['SITE', ...words].join('_')
}

/** The name of the list that differs from `name` in the fewest letters. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const ranked = names.map((candidate) => ({ candidate, changes: changesBetween(name, candidate) }))
  return ranked.sort((a, b) => a.changes - b.changes)[0]?.candidate
}

/** Letters to put in, take out or exchange to make one text the other (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const exchanged = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(exchanged, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
