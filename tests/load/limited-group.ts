import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'

/** Processes that together may have one processor and so much memory. */
interface LimitedGroup {
  /** Put before a program, runs it and all that it starts in the group. */
  command: readonly string[]
  /** What sets the limits, as the rows say. */
  means: string
  /**
   * The most memory, in MB: `own` of its processes, what several share counted once (proportional set size), `limited`
   * of what the kernel counts towards the limit, files that it keeps while there is room among them.
   */
  peak: () => { limited: number; own: number } | undefined
  /** Processor time that its processes have used, in seconds. */
  processorTime: () => number
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
    const processes = () => read('cgroup.procs').trim().split('\n')
    const look = () => {
      own = Math.max(own, sumOf(processes().map(kilobytesOf)))
    }
    const timer = setInterval(look, 1_000)
    return {
      command: ['sh', '-c', `echo $$ > ${join(folder, 'cgroup.procs')} && exec "$@"`, 'sh', ...oneProcessor],
      means: 'a control group',
      peak: () => ({ limited: Number(read(files.peak)) / 2 ** 20, own: own / 2 ** 10 }),
      processorTime: () => sumOf(processes().map(secondsOf)),
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
      processorTime: () => Number.NaN,
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
  events: 'memory.oom_control',
}
const secondVersion = {
  limits: (bytes: number) => ({ 'memory.max': `${bytes}`, 'memory.swap.max': '0' }),
  peak: 'memory.peak',
  events: 'memory.events',
}

function numberAt(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
}

/** The memory of a process, shared pages by their share; 0 once it has ended. */
function kilobytesOf(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The processor time of a process and of those that it waited for; 0 once it has ended. */
function secondsOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // utime, stime, cutime and cstime, in hundredths of a second.
    return sumOf(ticks.slice(11, 15).map(Number)) / 100
  } catch {
    return 0
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0)
}
