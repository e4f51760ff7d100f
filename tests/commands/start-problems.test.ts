import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'plainwell-start-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function startServer(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('exit', (code) => resolve({ code, output }))
  })
}

test('a wrong variable is named with its fix', async () => {
  const { code, output } = await startServer({ PORT: 'three thousand' })
  expect(code).toBe(1)
  expect(output).toMatch(/PORT must be a port number/)
  expect(output).not.toMatch(/ at .*\.ts:\d+/)
})

test('[SETTINGS-04] a wrong setting is named with how to fix it, at start', async () => {
  const { code, output } = await startServer({ SITE_AGENT_PHONE: '12' })
  expect(code).toBe(1)
  expect(output).toMatch(/agent\.phone|SITE_AGENT_PHONE/)
  expect(output).toMatch(/\(800\) 555-0142/)
})

test('a taken port ends the start with one sentence, and the database with it', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const { code, output } = await startServer({ PORT: String(port) })
  await new Promise((resolve) => holder.close(resolve))
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`Port ${port} is taken`))
})
