import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildSite, testSite } from '../../scripts/toolchain.mjs'
import { childEnvironment } from '../fixtures/process/child-environment.ts'

buildSite(process.execPath, testSite)
const server = join(testSite.BUILD_DIR, 'server', 'main.js')
const folder = mkdtempSync(join(tmpdir(), 'plainwell-start-'))
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the server until it ends. Its own folder as working directory keeps a developer's .env out of the test. */
function runServer(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [server], {
      cwd: folder,
      env: { ...childEnvironment(), ...testSite, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => resolve({ code, output }))
  })
}

test('[SETTINGS-04] wrong variables and settings end the start with their names and cures, before anything is opened', async () => {
  const { code, output } = await runServer({ PORT: 'http', SITE_AGENT_PHONE: '800', SITE_SPLSH: 'off' })
  expect(code).toBe(1)
  expect(output).toContain('PORT must be a port number from 0 to 65535, such as 3000.')
  expect(output).toContain('SITE_AGENT_PHONE (setting agent.phone) must look like (800) 555-0142.')
  expect(output).toContain('SITE_SPLSH is not a setting: did you mean SITE_SPLASH?')
  expect(output).not.toMatch(/ at .*\.[jt]s:\d+/)
  expect(existsSync(dataDir)).toBe(false)
})

test('White Swan without its key ends the start with one sentence', async () => {
  const { code, output } = await runServer({ SITE_QUOTES_PROVIDER: 'white-swan' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('✗ WHITE_SWAN_API_KEY is missing:')])
  expect(existsSync(dataDir)).toBe(false)
})

test('a taken port ends the start with one sentence, and the database with it', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const { code, output } = await runServer({ PORT: String(port) })
  await new Promise((resolve) => holder.close(resolve))
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`Port ${port} is taken`))
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('a build that is missing ends the start with what to do, one that is broken with its cause', async () => {
  const missing = await runServer({ BUILD_DIR: join(folder, 'nowhere') })
  expect(missing.output).toContain('✗ The site is not built yet: run npm start, or npm run build.')
  const broken = join(folder, 'broken')
  mkdirSync(join(broken, 'pages'), { recursive: true })
  writeFileSync(join(broken, 'pages', 'index.js'), "import 'not-installed'")
  const { code, output } = await runServer({ BUILD_DIR: broken })
  expect(code).toBe(1)
  expect(output).toContain(
    `✗ The built site in ${broken} cannot be used: Cannot find package 'not-installed'`,
  )
})
