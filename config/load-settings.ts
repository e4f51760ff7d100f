import { z } from 'zod'
import { type Settings, settingsSchema } from '#domain/site/settings-schema.ts'
import { describeIssue } from './describe-issue.ts'
import { nearestName, type SettingPlace, settingPlaces, variableOf } from './setting-names.ts'

type Source = Readonly<Record<string, string | undefined>>
export type LoadedSettings = { ok: true; settings: Settings } | { ok: false; messages: string[] }

/**
 * The operator's settings: what the file exports, overridden by the `SITE_…` variables of the environment (an empty one
 * counts as unset), checked through the schema. Answers the settings, or one plain sentence per fault that names the
 * setting, how to fix it, and the `file` to do it in.
 */
export function loadSettings(
  source: Source,
  fromFile: unknown,
  file: string = 'config/settings.ts',
): LoadedSettings {
  const set = Object.entries(source).flatMap(([name, text]) =>
    name.startsWith('SITE_') && text?.trim() ? [{ name, text: text.trim() }] : [],
  )
  const messages: string[] = []
  let merged = fromFile
  for (const { name, text } of set) {
    const place = settingPlaces.find(({ variable }) => variable === name)
    const value = place && parseOverride(place.schema, text)
    if (place === undefined) messages.push(unknownVariable(name))
    else if (value === undefined) messages.push(`${name} must be valid JSON, such as ["CA","NV"].`)
    else merged = withValueAt(merged, place.path, value.parsed)
  }
  const read = settingsSchema.safeParse(merged)
  const names = set.map(({ name }) => name)
  if (!read.success) messages.push(...read.error.issues.map((issue) => sentenceFor(issue, names, file)))
  return read.success && messages.length === 0
    ? { ok: true, settings: read.data }
    : { ok: false, messages: [...new Set(messages)] }
}

/** Text where the setting takes text; otherwise JSON: numbers, true, false, null and lists. Undefined: no JSON. */
function parseOverride(schema: SettingPlace['schema'], text: string): { parsed: unknown } | undefined {
  if (text === 'null' && schema.safeParse(null).success) return { parsed: null }
  if (isText(schema) || schema.safeParse(text).success) return { parsed: text }
  try {
    return { parsed: JSON.parse(text) }
  } catch {
    return /^[[{]/.test(text) ? undefined : { parsed: text }
  }
}

function isText(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return def.type === 'string' || (isWrapped && isText(schema.unwrap()))
}

function withValueAt(value: unknown, [key, ...rest]: readonly string[], leaf: unknown): unknown {
  if (key === undefined) return leaf
  const object = typeof value === 'object' && value !== null ? value : {}
  const inner = new Map<string, unknown>(Object.entries(object)).get(key)
  return { ...object, [key]: withValueAt(inner, rest, leaf) }
}

function unknownVariable(name: string): string {
  const nearest = nearestName(
    name,
    settingPlaces.map(({ variable }) => variable),
  )
  return `${name} is not a setting: did you mean ${nearest}? docs/operating/settings.md lists them all.`
}

function sentenceFor(issue: z.core.$ZodIssue, overrides: readonly string[], file: string): string {
  const path = issue.path.map(String)
  const place = settingPlaces.find((candidate) => candidate.path.every((key, index) => path[index] === key))
  const name = spelled(path) || 'The file as a whole'
  const fault = describeIssue(issue)
  if (place !== undefined && overrides.includes(place.variable)) {
    return `${place.variable} (setting ${name}) ${fault}.`
  }
  const variable = place === undefined ? '' : `, or set ${variableOf(place.path)}`
  return `${name} ${fault}: change it in ${file}${variable}.`
}

/** `carriers[2].stars`, as one would write it in the file. */
function spelled(path: readonly string[]): string {
  return path.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : `${index ? '.' : ''}${key}`)).join('')
}
