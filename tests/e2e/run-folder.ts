import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const parent = 'test-results'

/** Whether the run that this folder belongs to is still under way. */
function isInUse(name: string): boolean {
  const pid = /^run-(\d+)$/.exec(name)?.[1]
  try {
    return pid !== undefined && process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/**
 * The folder for the traces of this run, so that two runs at a time keep theirs apart; traces of runs that have ended
 * are cleared. Playwright's workers read the configuration again and find the same folder in the environment.
 */
export function runFolder(): string {
  const given = process.env.E2E_OUTPUT_DIR
  if (given) return given
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    if (!isInUse(name)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  process.env.E2E_OUTPUT_DIR = join(parent, `run-${process.pid}`)
  return process.env.E2E_OUTPUT_DIR
}
