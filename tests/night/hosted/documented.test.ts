import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cloudFunctions } from '#functions/registry.ts'

const text = readFileSync('docs/operating/hosted.md', 'utf8')
const code = [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner)

test('[O11] the page about a hosted project names commands, variables and functions that there are', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const commands = code.flatMap((inner) => /^npm run ([\w:-]+)/.exec(inner)?.[1] ?? [])
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])

  const known =
    readFileSync('.env.example', 'utf8') + readFileSync('supabase/functions/_shared/hosted-env.ts', 'utf8')
  const variables = code.filter((inner) => /^[A-Z]+(_[A-Z]+)+$/.test(inner))
  expect(variables.filter((name) => !known.includes(name))).toEqual([])

  const table = text.slice(text.indexOf('| Function | Size'), text.indexOf('Submissions, messages'))
  for (const name of cloudFunctions.keys()) expect(table).toContain(`\`${name}\``)
  const paths = code.filter(
    (inner) => /^(supabase|docs|tests|build)\/[\w./-]+$/.test(inner) && !inner.startsWith('build'),
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
