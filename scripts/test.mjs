// npm test: what every change runs; npm run test:all (--all): the rest, and only the rest. Both from a fresh clone.
// `npm test -- unit` or `npm run test:all -- e2e` runs one part. docs/tests.md says what belongs where.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

const isRest = process.argv.includes('--all')
/** The projects of vitest.config.ts and playwright.config.ts that belong to this command. */
const projects = isRest ? '--project=all: *' : '--project=test: *'
const parts = isRest ? ['unit', 'e2e'] : ['types', 'style', 'unit', 'e2e', 'spec']
const asked = process.argv.slice(2).filter((argument) => argument !== '--all')
const stranger = asked.find((part) => !parts.includes(part))
if (stranger) giveUp(`There is no part "${stranger}" here, only ${parts.join(', ')}.`)
const wants = (part) => parts.includes(part) && (asked.length === 0 || asked.includes(part))
checkNode()
installPackages()
const node = node24()
const reports = mkdtempSync(join(tmpdir(), 'plainwell-tests-'))
const counts = { passed: 0, failed: 0 }
const broken = []
/** What failed, by file and title: said again at the end, since a long output is often kept by its last lines alone. */
const failures = []

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

/** The failed tests of Playwright's report, whose suites lie within each other. */
function failedJourneys(suites) {
  return (suites ?? []).flatMap(({ suites: inner, specs }) => [
    ...(specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const results = spec.tests.flatMap((test) => test.results)
        return `${spec.file}:${spec.line} › ${spec.title}: ${results.find((result) => result.error)?.error.message ?? ''}`
      }),
    ...failedJourneys(inner),
  ])
}

step('types', 'Checking the types …', () => runTool(node, 'typescript/bin/tsc', ['--noEmit']))

step('style', 'Checking the style …', () =>
  runTool(node, '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
)

if (wants('unit') || wants('e2e')) buildSite(node, testSite)
step('unit', 'Running the tests of rules, server and backend …', () => {
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
  return status || (report?.numPassedTests ? 0 : 1)
})

if (wants('e2e')) {
  const { ensureBrowser } = await import('./browser.mjs')
  await ensureBrowser()
}
step('e2e', 'Running the journeys in a real browser …', () => {
  const file = join(reports, 'e2e.json')
  const status = runTool(node, '@playwright/test/cli.js', ['test', projects, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readReport(file)
  const stats = report?.stats
  failures.push(...failedJourneys(report?.suites))
  counts.passed += stats?.expected ?? 0
  counts.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return status || (stats?.expected ? 0 : 1)
})

step('spec', 'Checking that every statement of a finished issue has its test …', () =>
  runTool(node, '../scripts/spec.ts', ['--check']),
)

for (const failure of failures) console.log(`✗ ${failure.split('\n').slice(0, 6).join('\n  ')}`)
rmSync(reports, { recursive: true, force: true })
console.log(`${counts.passed} passed, ${counts.failed} failed`)
if (broken.length > 0) giveUp(`These parts did not pass: ${broken.join(', ')}.`)
