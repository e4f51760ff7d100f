import { z } from 'zod'
import { layOver } from '#config/lay-over.ts'
import { loadSettings } from '#config/load-settings.ts'
import { variableOf } from '#config/setting-names.ts'
import { settingsFileOf, usualDataDir } from '#config/settings-file.ts'
import { type Settings, settingsSchema } from '#domain/site/settings-schema.ts'
import { causeOf, giveUp } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'
import { readOwnSettings, readShippedSettings } from '#server/startup/read-settings.ts'
import { confirms, NoAnswer, openTerminal } from '#server/startup/setup/ask.ts'
import { editSettings, type SettingChange, writeWhole } from '#server/startup/setup/edit-settings.ts'
import { readMeanings } from '#server/startup/upgrade/meanings.ts'
import {
  addedSettings,
  readStartedVersions,
  settingNames,
  siteVersion,
} from '#server/startup/upgrade/versions.ts'

/** npm run update-settings: what a new version added to the settings and no longer knows; on a yes the file follows. */
async function main(): Promise<void> {
  const source = processEnvironment()
  const file = settingsFileOf(source)
  const own = await readOwnSettings(source)
  if (!own.ok) return giveUp(own.messages.join('\n✗ '))
  const shipped = loadSettings({}, await readShippedSettings())
  if (!shipped.ok) return giveUp(shipped.messages.join('\n✗ '))
  const value = own.file?.value ?? {}
  const names = settingNames(shipped.settings.carriers)
  const started = await readStartedVersions(source.DATA_DIR?.trim() || usualDataDir)
  const added = addedSettings(started, names)
  const fresh = added?.settings.filter((name) => !isNamed(value, name)) ?? []
  const strange = unknownPlaces(shipped.settings, value)
  console.log(`Version ${await siteVersion()}, your settings in ${file}.`)
  if (added && fresh.length > 0) {
    const meanings = await readMeanings()
    console.log(`\nNew since ${added.since}:`)
    for (const name of fresh) console.log(described(name, shipped.settings, value, meanings))
  }
  const others = names.filter(
    (name) => !name.includes('carriers.') && !isNamed(value, name) && !fresh.includes(name),
  )
  if (others.length > 0)
    console.log(`\nAs shipped, because your file does not name them:\n  ${others.join(', ')}`)
  if (strange.length > 0) {
    console.log('\nNot known to this version:')
    for (const path of strange) console.log(`  ${path.join('.')}, line ${own.file?.lineOf(path)}`)
  }
  const changes: SettingChange[] = [
    ...strange.map((path) => ({ path, value: undefined })),
    ...fresh
      .filter((name) => !name.startsWith('carriers.'))
      .map((name) => ({ path: name.split('.'), value: valueAt(shipped.settings, name) })),
  ]
  if (changes.length === 0) return console.log('\nThere is nothing to bring up to date in the file.')
  const what = [
    ...(changes.length > strange.length ? ['add what is new, with the shipped values'] : []),
    ...(strange.length > 0 ? ['take out what is not known'] : []),
  ].join(', ')
  const terminal = openTerminal()
  try {
    if (!(await confirms(terminal.ask, `\nWrite ${file}: ${what}?`)))
      return console.log('Nothing was written.')
    await writeWhole(file, editSettings(own.text, changes), 0o644)
    console.log(`Written: ${file}.`)
  } finally {
    terminal.close()
  }
}

const valueAt = (value: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => Object(part)[key], value)

const isNamed = (value: unknown, name: string): boolean => valueAt(value, name) !== undefined

function described(
  name: string,
  shipped: Settings,
  own: unknown,
  meanings: ReadonlyMap<string, string>,
): string {
  if (name.startsWith('carriers.')) {
    const id = name.slice('carriers.'.length)
    const carrier = shipped.carriers.find((one) => one.id === id)
    const isShown = valueAt(own, 'carriers.*') !== null && !Array.isArray(valueAt(own, 'carriers'))
    const cure = isShown
      ? `it is shown; "${id}": null under carriers leaves it out`
      : `it is not shown; "${id}": {} under carriers takes it in`
    return `  the carrier ${carrier?.name} (${id}): ${cure}.`
  }
  const meaning = meanings.get(name)
  return `  ${name} (${variableOf(name.split('.'))})${meaning ? `: ${meaning}` : ''}\n    shipped as ${JSON.stringify(valueAt(shipped, name))}`
}

/** Where the file names what no setting is, as one would find it in the file. */
function unknownPlaces(shipped: Settings, own: unknown): string[][] {
  const { merged } = layOver(shipped, own)
  const read = settingsSchema.safeParse(merged)
  const carriers = z.object({ carriers: z.array(z.looseObject({ id: z.string() })) }).safeParse(merged)
    .data?.carriers
  return (read.error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const [first = '', second, ...rest] = issue.path.map(String)
    const isById = first === 'carriers' && !Array.isArray(valueAt(own, 'carriers'))
    const id = isById ? carriers?.[Number(second)]?.id : second
    const path = [first, ...(id === undefined ? [] : [id]), ...rest].filter((key) => key !== '')
    return issue.keys.map((key) => [...path, key])
  })
}

await main().catch((error: unknown) => {
  if (!(error instanceof NoAnswer)) return giveUp(causeOf(error))
  console.log('Nothing was written.')
})
