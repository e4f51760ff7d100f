import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'

/** Processes that together may have one processor and so much memory. */
export interface LimitedGroup {
  /** Put before a program, runs it and all that it starts in the group. */
  command: readonly string[]
  /** What sets the limits, as the rows say. */
  means: string
  /** The most memory that the group had, in MB: all of it, and without files that are read and can be dropped. */
  peak: () => { all: number; own: number } | undefined
  /** How many of its processes the system has killed for lack of memory. */
  killed: () => number
  end: () => void
}

/**
 * Limits by the kernel's control groups, of the second version or of the first, where this user may make one. Otherwise
 * to one processor alone, and nothing is known of memory.
 */
export function openLimitedGroup(megabytes: number): LimitedGroup {
  const oneProcessor = ['taskset', '-c', '0']
  const isSecond = existsSync(join(root, 'cgroup.controllers'))
  const folder = join(root, isSecond ? '' : 'memory', `plainwell-bench-${process.pid}`)
  try {
    mkdirSync(folder)
    const files = isSecond ? secondVersion : firstVersion
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    for (const [name, value] of Object.entries(files.limits(megabytes * 2 ** 20)))
      if (existsSync(join(folder, name))) writeFileSync(join(folder, name), value)
    read(files.peak)
    let own = 0
    const look = () => {
      const stat = read('memory.stat')
      own = Math.max(
        own,
        files.own.reduce((sum, name) => sum + numberAt(stat, name), 0),
      )
    }
    const timer = setInterval(look, 250)
    return {
      command: ['sh', '-c', `echo $$ > ${join(folder, 'cgroup.procs')} && exec "$@"`, 'sh', ...oneProcessor],
      means: 'a control group',
      peak: () => ({ all: Number(read(files.peak)) / 2 ** 20, own: own / 2 ** 20 }),
      killed: () => numberAt(read(files.events), 'oom_kill'),
      end: () => {
        clearInterval(timer)
        rmdirSync(folder)
      },
    }
  } catch {
    if (existsSync(folder)) rmdirSync(folder)
    return {
      command: process.platform === 'linux' ? oneProcessor : [],
      means: 'one processor, no limit of memory',
      peak: () => undefined,
      killed: () => 0,
      end: () => {},
    }
  }
}

const firstVersion = {
  limits: (bytes: number) => ({
    'memory.limit_in_bytes': `${bytes}`,
    'memory.memsw.limit_in_bytes': `${bytes}`,
  }),
  peak: 'memory.max_usage_in_bytes',
  own: ['rss', 'shmem'],
  events: 'memory.oom_control',
}
const secondVersion = {
  limits: (bytes: number) => ({ 'memory.max': `${bytes}`, 'memory.swap.max': '0' }),
  peak: 'memory.peak',
  own: ['anon', 'shmem'],
  events: 'memory.events',
}

function numberAt(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
}
