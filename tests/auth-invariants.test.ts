import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/accounts/auth-invariants.md', 'utf8')

/** The lines of the page's tables, each as its cells. */
const lines = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Upstream'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('every invariant of the accounts service names a test that exists, or says why there is none', () => {
  expect(lines).not.toEqual([])
  const missing = lines.flatMap(([upstream, holds = '', heldBy = '']) => {
    const [, file, title] = /^`([\w/-]+)`: (.+)$/.exec(heldBy) ?? []
    if (file === undefined || title === undefined) return holds.startsWith('Not offered') ? [] : [upstream]
    return readFileSync(`tests/backend/${file}.test.ts`, 'utf8').includes(title)
      ? []
      : [`${upstream}: ${heldBy}`]
  })
  expect(missing, 'Name the test by its new title in docs/accounts/auth-invariants.md.').toEqual([])
})
