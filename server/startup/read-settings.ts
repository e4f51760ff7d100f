import { readFile } from 'node:fs/promises'
import { type LoadedSettings, loadSettings } from '#config/load-settings.ts'
import { parseSettingsFile, type SettingsFile, settingsFileOf } from '#config/settings-file.ts'

type Source = Readonly<Record<string, string | undefined>>

/** The shipped values: what holds where the operator says nothing else. On our own server nothing else reads them. */
export async function readShippedSettings(): Promise<unknown> {
  const { settings } = await import('#config/settings.ts')
  return settings
}

/**
 * The settings of this process, or one plain sentence per fault: the shipped values, over them the operator's file
 * (`SETTINGS_FILE`, or `settings.json` in `DATA_DIR`; relative paths count from the working directory), over both the
 * environment's `SITE_…` variables.
 */
export async function readSettings(source: Source): Promise<LoadedSettings> {
  const own = await readOwnSettings(source)
  if (!own.ok) return own
  try {
    return loadSettings(source, await readShippedSettings(), own.file)
  } catch (error) {
    return { ok: false, messages: [`config/settings.ts cannot be read: ${String(error)}`] }
  }
}

/** The operator's file; undefined where there is none, which only a named one must not be. */
export async function readOwnSettings(
  source: Source,
): Promise<{ ok: true; file: SettingsFile | undefined; text: string } | { ok: false; messages: string[] }> {
  const name = settingsFileOf(source)
  const isNamed = Boolean(source.SETTINGS_FILE?.trim())
  if (/\.[cm]?[jt]s$/.test(name)) {
    const cure = 'docs/operating/upgrade.md says how to turn what it exports into that.'
    return { ok: false, messages: [`SETTINGS_FILE must name a JSON file, and ${name} is a module: ${cure}`] }
  }
  try {
    const text = (await readFile(name, 'utf8')).replace(/^\uFEFF/, '')
    const parsed = parseSettingsFile(text, name)
    return parsed.ok ? { ...parsed, text } : parsed
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' && !isNamed) return { ok: true, file: undefined, text: '' }
    const cause = code === 'ENOENT' ? 'there is no such file' : String(code ?? error)
    return { ok: false, messages: [`${name} cannot be read: ${cause}.`] }
  }
}
