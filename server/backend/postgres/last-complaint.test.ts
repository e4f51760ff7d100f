import { expect, test } from 'vitest'
import { lastComplaint } from './last-complaint.ts'

test('a full disk is told in one line, without the noise around it', () => {
  const said = `2026-11-20 13:23:17.237 UTC [26568] FATAL:  could not write to file "pg_wal/x": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "/data/postgres-new"
`
  expect(lastComplaint(said)).toBe('could not write to file "pg_wal/x": No space left on device')
})

test('a program that cannot say why is said to have given no reason', () => {
  expect(lastComplaint('child process exited with exit code 1')).toBe('it gave no reason')
})
