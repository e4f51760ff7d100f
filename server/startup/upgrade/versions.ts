import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { settingPlaces } from '#config/setting-names.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { projectFile } from '#server/project-file.ts'
import { writeWhole } from '#server/startup/setup/edit-settings.ts'

/** A version that was started on this data, since when, and what could be set in it. */
const startedSchema = z.object({
  version: z.string(),
  since: z.iso.datetime(),
  settings: z.array(z.string()),
})
export type StartedVersion = z.infer<typeof startedSchema>

const fileIn = (dataDir: string) => join(dataDir, 'versions.json')

/** The version of the site that this process is. */
export async function siteVersion(): Promise<string> {
  const text = await readFile(projectFile('package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** Everything that can be set, the shipped carriers by their ids among it. */
export function settingNames(shippedCarriers: Settings['carriers']): string[] {
  const names = settingPlaces.map(({ path }) => path.join('.'))
  return [...names, ...shippedCarriers.map(({ id }) => `carriers.${id}`)]
}

/** The versions that were started on this data, the last one last; none where nobody has noted any. */
export async function readStartedVersions(dataDir: string): Promise<StartedVersion[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '[]')
  try {
    return z.array(startedSchema).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** What can be set in this version and could not in the one from before, among those that were started on this data. */
export function addedSettings(
  started: readonly StartedVersion[],
  names: readonly string[],
): { since: string; settings: string[] } | undefined {
  const before = started.findLast(({ settings }) => names.some((name) => !settings.includes(name)))
  if (!before) return undefined
  return { since: before.version, settings: names.filter((name) => !before.settings.includes(name)) }
}

/** Notes that a version has been started. Answers what was there before it, if that was another. */
export async function noteStart(
  dataDir: string,
  now: { version: string; settings: readonly string[]; at: Date },
): Promise<StartedVersion | undefined> {
  const started = await readStartedVersions(dataDir)
  const last = started.at(-1)
  const isSame = last?.version === now.version && last.settings.join() === now.settings.join()
  if (isSame) return undefined
  const entry = { version: now.version, since: now.at.toISOString(), settings: [...now.settings] }
  await mkdir(dataDir, { recursive: true })
  await writeWhole(fileIn(dataDir), `${JSON.stringify([...started, entry], null, 1)}\n`, 0o644)
  return last
}
