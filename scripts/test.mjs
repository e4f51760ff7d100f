// npm test, and the two tiers above it: npm run test:gate (--tier gate) has to pass as well before a change lands,
// npm run test:night (--tier night) before a release. Each runs its own tests alone, from a fresh clone.
// `npm test -- unit` runs one part. docs/tests.md says what belongs where.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildSite,
  checkNode,
  giveUp,
  installPackages,
  node24,
  runTool,
  say,
  testSite,
} from './toolchain.mjs'

/** The parts of each tier, in their order. */
const tiers = {
  test: ['types', 'style', 'spec', 'unit', 'e2e'],
  gate: ['unit', 'e2e'],
  night: ['unit', 'e2e', 'benches'],
}
/** How many flaky tests, in a browser or on a live page, a change may land with. */
const flakyAllowed = 2

const args = process.argv.slice(2)
const tier = args[0] === '--tier' ? args.splice(0, 2)[1] : 'test'
const parts = tiers[tier]
const unknown = args.find((part) => !parts.includes(part))
if (unknown) giveUp(`There is no part "${unknown}" here, only ${parts.join(', ')}.`)
const wants = (part) => parts.includes(part) && (args.length === 0 || args.includes(part))
/** The projects of vitest.config.ts and playwright.config.ts that belong to the tier: their names begin with its. */
const projects = `--project=${tier}*`
checkNode()
installPackages()
const node = node24()
const reports = mkdtempSync(join(tmpdir(), 'plainwell-tests-'))
const counts = { passed: 0, failed: 0 }
const broken = []
/** Said again at the end, since a long output is often kept by its last lines alone. */
const failures = []
/** Tests that passed at their second try, in .ci/run those of all its commands. */
const flakyList = process.env.FLAKY_LIST ?? join(reports, 'flaky.txt')

function step(name, sentence, work) {
  if (!wants(name)) return
  say(sentence)
  const started = Date.now()
  if (work() !== 0) broken.push(name)
  say(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The failed tests of Vitest's report; a file that could not even be read counts as one. */
function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [name]
    return failed.map((test) => `${name} › ${test.fullName}: ${test.failureMessages[0] ?? ''}`)
  })
}

/** The tests of Vitest's report that failed first: of live pages alone, which are tried once more. */
function flakyUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => ({ title: `${name} › ${test.fullName}`, message: test.failureMessages[0] })),
  )
}

function noteFlaky({ title, message }) {
  appendFileSync(flakyList, `${title}: ${message.split('\n')[0]}\n`)
}

/** All tests of Playwright's report, whose suites lie within each other. */
function browserTests(suites) {
  return (suites ?? []).flatMap(({ suites: inner, specs }) => [
    ...(specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        status,
        title: `${spec.file}:${spec.line} › ${spec.title}`,
        message: results.find((result) => result.error)?.error.message ?? '',
      })),
    ),
    ...browserTests(inner),
  ])
}

step('types', 'Checking the types …', () => runTool(node, 'typescript/bin/tsc', ['--noEmit']))

step('style', 'Checking the style …', () =>
  runTool(node, '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
)

step('spec', 'Checking that every statement of a finished issue has its test …', () =>
  runTool(node, '../scripts/spec.ts', ['--check']),
)

if (wants('unit') || wants('e2e')) buildSite(node, testSite)
step('unit', 'Running the tests of rules, pages, server and backend …', () => {
  const file = join(reports, 'unit.json')
  const status = runTool(node, 'vitest/vitest.mjs', [
    'run',
    projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  counts.passed += report?.numPassedTests ?? 0
  counts.failed += report?.numFailedTests ?? 0
  failures.push(...failedUnits(report))
  for (const test of flakyUnits(report)) noteFlaky(test)
  return status || (report?.numPassedTests ? 0 : 1)
})

if (wants('e2e')) {
  const { ensureBrowser } = await import('./browser.mjs')
  await ensureBrowser()
}
step('e2e', 'Running the tests in a real browser …', () => {
  const file = join(reports, 'e2e.json')
  const status = runTool(
    node,
    '@playwright/test/cli.js',
    ['test', projects, '--retries=1', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const report = readReport(file)
  for (const test of browserTests(report?.suites)) {
    if (test.status === 'unexpected') failures.push(`${test.title}: ${test.message}`)
    if (test.status === 'flaky') noteFlaky(test)
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  counts.passed += expected + flaky
  counts.failed += unexpected
  return status || (expected ? 0 : 1)
})

// Whether they still run; their figures are for an idle machine.
step('benches', 'Running each bench …', () => runTool(node, '../bench/main.ts', [], { BENCH_PEOPLE: '1000' }))

for (const failure of failures) console.log(`✗ ${failure.split('\n').slice(0, 6).join('\n  ')}`)
const flaky = existsSync(flakyList) ? readFileSync(flakyList, 'utf8').split('\n').filter(Boolean) : []
for (const test of flaky) console.log(`~ flaky: ${test}`)
rmSync(reports, { recursive: true, force: true })
console.log(`${counts.passed} passed, ${counts.failed} failed`)
if (broken.length > 0) giveUp(`These parts did not pass: ${broken.join(', ')}.`)
if (flaky.length > flakyAllowed)
  giveUp(
    `${flaky.length} tests passed at the second try alone, ${flakyAllowed} may: mend or delete them (docs/tests.md, "Flaky tests").`,
  )
