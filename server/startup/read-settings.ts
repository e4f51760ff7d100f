import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LoadedSettings, loadSettings } from '#config/load-settings.ts'

/**
 * The settings of this process, or one plain sentence per fault: what the file named by `SETTINGS_FILE` exports as
 * `settings` (a relative path counts from the working directory), else `config/settings.ts`, with the environment's
 * `SITE_…` variables. On our own server nothing else reads either file.
 */
export async function readSettings(
  source: Readonly<Record<string, string | undefined>>,
): Promise<LoadedSettings> {
  const file = source.SETTINGS_FILE?.trim() || undefined
  const read = file === undefined ? import('#config/settings.ts') : import(pathToFileURL(resolve(file)).href)
  try {
    const { settings }: { settings?: unknown } = await read
    return loadSettings(source, settings, file)
  } catch (error) {
    return { ok: false, messages: [`${file ?? 'config/settings.ts'} cannot be read: ${String(error)}`] }
  }
}
