import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to start PostgreSQL's programs: as whom, and behind which launcher. */
export type DatabaseAccount = {
  /** Owner for files that PostgreSQL must read; undefined when it runs as ourselves. */
  owner: { uid: number; gid: number } | undefined
  /** The command line that runs `program` under the account. */
  command: (program: string, args: string[]) => { file: string; args: string[]; uid?: number; gid?: number }
}

/**
 * The account PostgreSQL runs under. It refuses to run as root, so a root process lends it a system user:
 * the owner of the existing cluster, otherwise `postgres` (created if missing).
 * Where that user may not enter the way to `directory` or to `programs` (a checkout below /root, for example),
 * it gets, through util-linux' setpriv, the single right to pass closed directories.
 * Throws one sentence when that is not possible either.
 */
export function databaseAccount(directory: string, cluster: string, program: string): DatabaseAccount {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (file, args) => ({ file, args }) }
  const owner = clusterOwner(cluster) ?? systemUser()
  const plain: DatabaseAccount = { owner, command: (file, args) => ({ file, args, ...owner }) }
  if (reaches(plain, directory, program)) return plain
  const privileged: DatabaseAccount = { owner, command: (file, args) => withPassage(owner, file, args) }
  if (reaches(privileged, directory, program)) return privileged
  throw new Error(
    `PostgreSQL does not run as root, and the system user lent to it may not enter ${directory} ` +
      `or ${dirname(program)}. Start the site as an ordinary user, or keep it and its DATA_DIR in folders ` +
      'that other users may enter, such as /srv and /var/lib.',
  )
}

function clusterOwner(cluster: string): { uid: number; gid: number } | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function systemUser(): { uid: number; gid: number } {
  const found = lookUp('postgres')
  if (found) return found
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ])
  const created = lookUp('postgres')
  if (created) return created
  throw new Error(
    'PostgreSQL does not run as root, and the system user "postgres" could not be created. ' +
      'Create it (useradd --system postgres), or start the site as an ordinary user.',
  )
}

function lookUp(user: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, user], { encoding: 'utf8' })
    return answer.status === 0 ? Number(answer.stdout) : Number.NaN
  })
  return uid && gid ? { uid, gid } : undefined
}

function withPassage(owner: { uid: number; gid: number }, program: string, args: string[]) {
  const right = '-all,+dac_read_search'
  const limits = [`--inh-caps=${right}`, `--ambient-caps=${right}`, `--bounding-set=${right}`]
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  // Without this bit access(2), with which initdb looks for its programs, overlooks the right just lent.
  const lasting = '--securebits=+no_setuid_fixup'
  return { file: 'setpriv', args: [...identity, ...limits, lasting, '--', program, ...args] }
}

function reaches(account: DatabaseAccount, directory: string, program: string): boolean {
  const script = 'test -x "$0" && test -r "$0" && cd "$1"'
  const { file, args, ...identity } = account.command('/bin/sh', ['-c', script, program, directory])
  return spawnSync(file, args, { cwd: '/', ...identity }).status === 0
}
