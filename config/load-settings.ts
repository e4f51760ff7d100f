import { z } from 'zod'
import { type Settings, settingsSchema } from '#domain/site/settings-schema.ts'
import { describeIssue } from './describe-issue.ts'
import { layOver, type StrangeCarrier } from './lay-over.ts'
import { nearestName, type SettingPlace, settingPlaces, variableOf } from './setting-names.ts'
import type { SettingsFile } from './settings-file.ts'

type Source = Readonly<Record<string, string | undefined>>
export type LoadedSettings = { ok: true; settings: Settings } | { ok: false; messages: string[] }

/**
 * The operator's settings: the shipped values, over them what the operator's `own` file says, over both the `SITE_…`
 * variables of the environment (an empty one counts as unset), checked through the schema. Answers the settings, or one
 * plain sentence per fault that names the setting, how to fix it, and the file to do it in.
 */
export function loadSettings(source: Source, shipped: unknown, own?: SettingsFile): LoadedSettings {
  const set = Object.entries(source).flatMap(([name, text]) =>
    name.startsWith('SITE_') && text?.trim() ? [{ name, text: text.trim() }] : [],
  )
  const laid = own ? layOver(shipped, own.value) : { merged: shipped, strangers: [] }
  const messages = laid.strangers.map((stranger) => strangerFault(stranger, whereOf(['carriers'], own)))
  let { merged } = laid
  for (const { name, text } of set) {
    const place = settingPlaces.find(({ variable }) => variable === name)
    const value = place && parseOverride(place.schema, text)
    if (place === undefined) messages.push(unknownVariable(name))
    else if (value === undefined) messages.push(`${name} must be valid JSON, such as ["CA","NV"].`)
    else {
      const over = layOver(
        merged,
        place.path.reduceRight<unknown>((leaf, key) => ({ [key]: leaf }), value.parsed),
      )
      messages.push(...over.strangers.map((stranger) => strangerFault(stranger, name)))
      merged = over.merged
    }
  }
  const read = settingsSchema.safeParse(merged)
  const names = set.map(({ name }) => name)
  const sentence = (issue: z.core.$ZodIssue) => sentenceFor(issue, { overrides: names, merged, own })
  if (!read.success) messages.push(...read.error.issues.map(sentence))
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

function unknownVariable(name: string): string {
  const nearest = nearestName(
    name,
    settingPlaces.map(({ variable }) => variable),
  )
  return `${name} is not a setting: did you mean ${nearest}? docs/operating/settings.md lists them all.`
}

type Loading = { overrides: readonly string[]; merged: unknown; own: SettingsFile | undefined }

function sentenceFor(issue: z.core.$ZodIssue, { overrides, merged, own }: Loading): string {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  const place = settingPlaces.find((candidate) => candidate.path.every((key, index) => path[index] === key))
  const carrier = path[0] === 'carriers' ? carrierAt(merged, path[1]) : undefined
  const name = carrier ? carrierPlace(carrier, path.slice(2)) : spelled(path) || 'The file as a whole'
  const fault = describeIssue(issue)
  if (place !== undefined && overrides.includes(place.variable)) {
    return `${place.variable} (setting ${name}) ${fault}.`
  }
  const variable = place === undefined ? '' : `, or set ${variableOf(place.path)}`
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const inFile = [...path, ...(key === undefined ? [] : [key])]
  const meant = key !== undefined && path[0] !== 'carriers' ? nearestSetting(inFile) : ''
  return `${name} ${fault}${meant}: change it in ${whereOf(inFile, own, carrier)}${variable}.`
}

/** The file in which a setting stands, with its line where it is the operator's own. */
function whereOf(path: Path, own: SettingsFile | undefined, carrier?: Named): string {
  // By id, where the file has carriers by their ids.
  const byId = carrier && own?.lineOf(['carriers', carrier.id]) !== own?.lineOf(['carriers'])
  const line = own?.lineOf(byId ? ['carriers', carrier.id, ...path.slice(2)] : path)
  if (own && line !== undefined) return `${own.name}, line ${line}`
  const [first] = path
  return `config/${first === 'carriers' || first === 'stories' ? first : 'settings'}.ts`
}

function strangerFault({ id, nearest, isLeftOut }: StrangeCarrier, where: string): string {
  const meant = nearest === undefined ? '' : ` did you mean ${nearest}?`
  const added = isLeftOut ? '' : ' To add one, say all of it (docs/operating/settings.md).'
  return `There is no carrier ${JSON.stringify(id)} to ${isLeftOut ? 'leave out' : 'change'}:${meant}${added} It stands in ${where}.`
}

function nearestSetting(path: Path): string {
  const names = settingPlaces.map((place) => place.path.join('.'))
  const nearest = nearestName(path.join('.'), names)
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`
}

type Path = readonly (string | number)[]
type Named = { id: string; name: string | undefined }

const listedSchema = z.looseObject({ carriers: z.array(z.unknown()) })
const namedSchema = z.looseObject({ id: z.string(), name: z.string().optional().catch(undefined) })

function carrierAt(merged: unknown, index: unknown): Named | undefined {
  const read = listedSchema.safeParse(merged)
  const carrier = namedSchema.safeParse(read.data?.carriers[Number(index)])
  return carrier.success ? { id: carrier.data.id, name: carrier.data.name } : undefined
}

/** `Carrier Americo (americo): limits.term` */
function carrierPlace({ id, name }: Named, path: Path): string {
  return `Carrier ${name === undefined ? id : `${name} (${id})`}${path.length > 0 ? `: ${spelled(path)}` : ''}`
}

/** `agent.stateLicenses[2].number`, as one would write it in the file. */
function spelled(path: Path): string {
  return path
    .map((key, index) =>
      typeof key === 'number' || /^\d+$/.test(key) ? `[${key}]` : `${index ? '.' : ''}${key}`,
    )
    .join('')
}
