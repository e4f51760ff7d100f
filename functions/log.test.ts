import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logLevels, logLine } from './log.ts'

test('an event is one line of JSON: time, level, code, details', () => {
  const line = logLine('job_given_up', { job: 'mail', tries: 3 }, new Date('2026-11-20T15:00:00Z'))
  expect(line).toBe(
    '{"time":"2026-11-20T15:00:00.000Z","level":"error","code":"job_given_up","job":"mail","tries":3}',
  )
})

test('docs/operating/logs.md tells of each code once, with its level, in order', () => {
  const rows = readFileSync('docs/operating/logs.md', 'utf8').matchAll(/^\| `(\w+)` \| (\w+) \| \S/gm)
  expect([...rows].map(([, code, level]) => [code, level])).toEqual(Object.entries(logLevels))
})

test('each code is written somewhere, so none is left over', () => {
  const source = globSync('{functions,server,supabase}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !/functions[\\/]log\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(Object.keys(logLevels).filter((code) => !source.includes(`'${code}'`))).toEqual([])
})
