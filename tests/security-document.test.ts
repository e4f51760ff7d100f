import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('every threat of docs/security.md names a test, and each of these is there', () => {
  const lines = readFileSync(`${root}docs/security.md`, 'utf8').split('\n')
  const threats = lines.filter((line) => /^\| (?!Threat |---)/.test(line))
  expect(threats).not.toEqual([])
  for (const threat of threats) {
    const files = [...threat.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file)
    const missing = files.filter((file) => !existsSync(`${root}${file}`))
    expect(missing, `Name the test in its new place in docs/security.md: ${threat}`).toEqual([])
    expect(files, `Name a test in docs/security.md: ${threat}`).not.toEqual([])
  }
})
