import type { LaunchProblem } from '#config/launch-problems.ts'
import { loadSettings } from '#config/load-settings.ts'
import { processEnvironment, readEnv } from './env.ts'
import { launchFindings } from './launch-findings.ts'
import { readQuoteSource } from './quote-source.ts'

// npm run launch-check: what still keeps the site from going public. Exit code 1 while there is such a thing.

const source = processEnvironment()
const env = readEnv(source)
const loaded = loadSettings(source)
const prices = env.ok && loaded.ok ? await readQuoteSource(loaded.settings, env.env) : undefined
const faults = [env, loaded, prices].flatMap((read) => (read === undefined || read.ok ? [] : read.problems))

if (env.ok && loaded.ok && prices?.ok) {
  const { settings } = loaded
  report(launchFindings({ env: env.env, settings, quoteSource: prices.source }), settings.brand.name)
} else {
  console.log(
    ['The site cannot start with these settings:', ...faults.map((fault) => `  ✗ ${fault}`)].join('\n'),
  )
  process.exitCode = 1
}

function report(problems: readonly LaunchProblem[], siteName: string): void {
  const lines = (severity: LaunchProblem['severity'], mark: string): string[] =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(({ setting, message }) => `  ${mark} ${setting}: ${message}`)
  const blockers = lines('blocker', '✗')
  const warnings = lines('warning', '!')
  const title = `Launch check of ${siteName}`
  const verdict =
    blockers.length === 0
      ? 'Nothing keeps this site from going public.'
      : `${blockers.length} ${blockers.length === 1 ? 'thing keeps' : 'things keep'} this site from going public.`
  console.log(
    [
      title,
      ...(blockers.length > 0 ? ['', 'Before going public:', ...blockers] : []),
      ...(warnings.length > 0 ? ['', 'To weigh:', ...warnings] : []),
      '',
      verdict,
    ].join('\n'),
  )
  process.exitCode = blockers.length > 0 ? 1 : 0
}
