import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tasksSince } from './changelog.ts'

const changelog = `# Changes

## Unreleased

### Added
- Something. To do: set its key.

### To do
- Convert the file.

## 1.10.0 (2027-01-01)

### To do
- Deploy the functions.
- Look at \`a\`.

## 1.9.0 (2026-12-01)

### Changed
- Nothing to do.

## 1.0.0 (2026-11-23)

### To do
- Set a month.
`

test('[O8] what concerns an operator is what the versions after theirs ask, the oldest first', () => {
  expect(tasksSince(changelog, '1.9.0')).toEqual([
    { version: '1.10.0', tasks: ['Deploy the functions.', 'Look at `a`.'] },
    { version: 'Unreleased', tasks: ['set its key.', 'Convert the file.'] },
  ])
  expect(tasksSince(changelog, '1.10.0').map(({ version }) => version)).toEqual(['Unreleased'])
  expect(tasksSince(changelog, undefined).map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.10.0',
    'Unreleased',
  ])
})

test('[O8] the changelog of this version is read so', () => {
  const versions = tasksSince(readFileSync('CHANGELOG.md', 'utf8'), undefined).map(({ version }) => version)
  expect(versions[0]).toBe('1.0.0')
})
