import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const server = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

test('[SETTINGS-04] A wrong setting ends the start with its name and its cure, before anything is opened', () => {
  const directory = mkdtempSync(join(tmpdir(), 'bad-settings-'))
  const env = { DATA_DIR: join(directory, 'data'), PORT: 'http', SITE_AGENT_PHONE: '800', SITE_SPLSH: 'off' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [server], {
    cwd: directory,
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  const said = stdout + stderr
  expect(said).toContain('PORT must be a port number from 0 to 65535, such as 3000.')
  expect(said).toContain('SITE_AGENT_PHONE (setting agent.phone) must look like (800) 555-0142.')
  expect(said).toContain('SITE_SPLSH is not a setting: did you mean SITE_SPLASH?')
  expect(said).not.toContain('    at ')
  expect(existsSync(env.DATA_DIR)).toBe(false)
  rmSync(directory, { recursive: true })
})
