import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveUp } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'
import { readSettings } from '#server/startup/read-settings.ts'

// The end of npm run build: the settings of the files as one file beside each function of a hosted project, also where
// nothing had to be built. The project's variables are set there.
const { SETTINGS_FILE, DATA_DIR, BUILD_DIR } = processEnvironment()
const read = await readSettings({ SETTINGS_FILE, DATA_DIR })
if (!read.ok) giveUp(read.messages.join('\n✗ '))
const functions = join(BUILD_DIR || 'build', 'functions')
for (const name of await readdir(functions)) {
  await writeFile(join(functions, name, 'settings.json'), JSON.stringify(read.settings))
}
