import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecret, loadSecrets } from '#server/backend/secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-test-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('secrets are made once, each unlike the others, and kept', async () => {
  const first = await loadSecrets(dataDir)
  expect(first.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/)
  expect(first.secretKey).toMatch(/^sb_secret_[\w-]{43}$/)
  expect(Buffer.from(first.sealingKey, 'base64url')).toHaveLength(32)
  expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32)
  expect(JSON.parse(first.signingKey)).toMatchObject({ kty: 'EC', crv: 'P-256', d: expect.any(String) })
  expect(await loadSecrets(dataDir)).toEqual(first)
})

test('files are for their owner alone in a folder for its owner alone, also when found wide open', async () => {
  await loadSecrets(dataDir)
  const folder = join(dataDir, 'secrets')
  const path = join(folder, 'jwt-secret')
  await chmod(folder, 0o755)
  await chmod(path, 0o644)
  await loadSecrets(dataDir)
  const files = await readdir(folder)
  expect(files.sort()).toEqual([
    'jwt-secret',
    'jwt-signing-key',
    'publishable-key',
    'sealing-key',
    'secret-key',
  ])
  for (const file of files) expect(await mode(join(folder, file)), file).toBe('600')
  expect(await mode(folder)).toBe('700')
})

test('a value given from outside wins and is not written down', async () => {
  const { secretKey } = await loadSecrets(dataDir, { secretKey: 'sb_secret_from_the_environment' })
  expect(secretKey).toBe('sb_secret_from_the_environment')
  expect(await readdir(join(dataDir, 'secrets'))).not.toContain('secret-key')
})

test('of many first starts at once, all get the same secret', async () => {
  let made = 0
  const values = await Promise.all(
    Array.from({ length: 20 }, () => keepSecret(dataDir, 'one', () => `value ${++made}`)),
  )
  expect(new Set(values).size).toBe(1)
  expect(await readFile(join(dataDir, 'secrets', 'one'), 'utf8')).toBe(`${values[0]}\n`)
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['one'])
})

test('an emptied secret stops the start with its name', async () => {
  await loadSecrets(dataDir)
  await writeFile(join(dataDir, 'secrets', 'jwt-secret'), '')
  await expect(loadSecrets(dataDir)).rejects.toThrow(/jwt-secret is empty/)
})

test('a data directory that cannot be made is named, with the way out', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  await expect(loadSecrets(join(file, 'data'))).rejects.toThrow(
    /cannot write to the data directory .*set DATA_DIR/,
  )
})
