import { loadSettings } from '#config/load-settings.ts'
import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import { readShippedSettings } from '#server/startup/read-settings.ts'
import { noteStart, settingNames, siteVersion } from './versions.ts'

/** Notes which version was started on this data, and tells what came with it where it is another than the last. */
export async function tellVersion(dataDir: string, log: Log): Promise<void> {
  try {
    const shipped = loadSettings({}, await readShippedSettings())
    const settings = settingNames(shipped.ok ? shipped.settings.carriers : [])
    const version = await siteVersion()
    const before = await noteStart(dataDir, { version, settings, at: new Date() })
    if (before === undefined) return
    if (before.version !== version) log('version_changed', { from: before.version, to: version })
    const added = settings.filter((name) => !before.settings.includes(name))
    if (added.length > 0) log('settings_added', { settings: added.join(', ') })
  } catch (error) {
    log('version_not_noted', { error: describeError(error) })
  }
}
