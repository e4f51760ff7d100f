import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('every threat of docs/security.md names a test, and each of these is there', () => {
  const lines = readFileSync(`${root}docs/security.md`, 'utf8').split('\n')
  const threats = lines.filter((line) => /^\| (?!Threat |---)/.test(line))
  expect(threats.length).toBeGreaterThan(10)
  for (const threat of threats) {
    const files = [...threat.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file)
    expect(files.length, threat).toBeGreaterThan(0)
    for (const file of files) expect(existsSync(`${root}${file}`), file).toBe(true)
  }
})
