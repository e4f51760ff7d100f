import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.string()).optional(),
        }),
      ),
    }),
  ),
})
const files = globSync('.github/workflows/*.yml')
const workflows = files.map((file) => workflow.parse(parse(readFileSync(file, 'utf8'))))
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))
const commands = steps.flatMap(({ run }) => run ?? [])
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

test('[O15] the workflow may read and nothing else, and takes actions by their commit', () => {
  expect(workflows.map(({ permissions }) => permissions)).toEqual(files.map(() => ({ contents: 'read' })))
  const uses = steps.flatMap((step) => step.uses ?? [])
  expect(uses.filter((name) => !/^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(name))).toEqual([])
})

test('[O15] it runs the tests, the journey against the container and the audits, and each file that it names is there', () => {
  for (const part of ['.ci/run', 'docker build', 'npm run smoke', 'npm audit', 'npm run licenses'])
    expect(commands.join('\n')).toContain(part)
  const named = commands.flatMap((command) =>
    [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(named.filter((name) => name === undefined || scripts[name] === undefined)).toEqual([])
  const paths = [
    ...steps.flatMap((step) => step.with?.['node-version-file'] ?? []),
    ...commands.flatMap((command) => /^(\.[\w/.-]+)/.exec(command)?.[1] ?? []),
    ...Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? []),
  ]
  expect(paths).toContain('.ci/run')
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

/** What may be used by a site whose owner keeps all rights: nothing that asks for its own source to be given away. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Public Domain'],
  // Changes to its own files alone have to be published.
  'MPL-2.0',
  // Typefaces.
  'OFL-1.1',
])

/** Whether one of the licences that a package offers is allowed, and all that it asks for together are. */
function isAllowed(licence: string): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))
}

test('[O6] each installed package has a licence that the site may use: one of a choice, and all that it asks for together', () => {
  expect(['(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', 'GPL-3.0', 'MIT AND GPL-3.0', ''].map(isAllowed)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  const { packages } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ license: z.string().optional(), link: z.boolean().optional() }),
      ),
    })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  const wrong = installed.filter(([, { license }]) => license === undefined || !isAllowed(license))
  expect(wrong.map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`)).toEqual([])
})

test('[O6] the software has a licence, and NOTICE names every data file by others that the site ships', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^Copyright \(c\) \d{4}/)
  const notice = readFileSync('NOTICE', 'utf8')
  const data = globSync('domain/pricing/data/*.{json,csv}').map((file) => file.replaceAll('\\', '/'))
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter((file) => !notice.includes(file))).toEqual([])
})
