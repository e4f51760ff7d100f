import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '#functions/log.ts'
import { poolOptions } from '#server/database/pools.ts'
import { type Jobs, jobErrorKind, NoUseRetrying, type Retries } from './jobs.ts'
import { quietLog } from './quiet-log.ts'

/** Where the queue keeps its tables. Nobody but the owner may use the schema, so no request's role reaches it. */
const schema = 'jobs'

/** How long a stop waits for jobs under way, in milliseconds; a longer one is done again after the next start. */
const stopTimeout = 4_000

/** After some 15 seconds first, after hours in the end, over about a day. */
const overADay: Retries = { tries: 15, firstPause: 20, longestPause: 6 * 3600 }

/** A job with a key is tried again soon: what it works on says itself when the next try is due. */
const soon: Retries = { tries: 15, firstPause: 1, longestPause: 30 }

/** What a queue does with its jobs besides trying again. Times in seconds. */
const queueOptions = {
  retryBackoff: true,
  /** A server that is gone says nothing any more: its job is then given to another try. */
  heartbeatSeconds: 10,
  expireInSeconds: 900,
  /** Jobs that are done are deleted at once, below; this holds those that were given up. */
  deleteAfterSeconds: 14 * 86_400,
} as const

/**
 * Opens the job queue in the database at `url`, making its tables where they are missing. Jobs survive the end of the
 * process and of the database; one that was under way at a kill -9 is done again within a minute.
 * What a job fails with is kept and logged by its kind alone. Throws when the database does not answer.
 */
export async function startJobs(options: { url: string; log: Log; retries?: Retries }): Promise<Jobs> {
  const { url, log, retries = overADay } = options
  const boss = new PgBoss({
    ...poolOptions(url, 'jobs'),
    schema,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // Not used here: chains of jobs.
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on(
    'error',
    quietLog(log, 'job_queue_waits', (error) => ({ cause: jobErrorKind(error) })),
  )
  await boss.start().catch(async (error: unknown) => {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  })

  const queues = new Map<string, Promise<void>>()
  const workers = new Map<string, string>()
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? '')

  function queue(name: string, hasKeys = false): Promise<void> {
    const made = queues.get(name) ?? makeQueue(boss, name, hasKeys ? soon : retries, hasKeys)
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }

  async function run(
    job: JobWithMetadata<unknown>,
    handler: (data: unknown) => Promise<void>,
  ): Promise<void> {
    try {
      await handler(job.data)
      // Its data may name a person: it goes with the work.
      await boss.deleteJob(job.name, job.id)
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit || error instanceof NoUseRetrying
      log(isLast ? 'job_given_up' : 'job_failed', {
        job: job.name,
        cause: jobErrorKind(error),
        tries: job.retryCount + 1,
      })
      if (error instanceof NoUseRetrying) return void (await boss.deleteJob(job.name, job.id))
      throw new JobFailed(jobErrorKind(error))
    } finally {
      // So that the next job of a row does not wait for the next look.
      wake(job.name)
    }
  }

  let stopped: Promise<void> | undefined
  return {
    add: async (name, data) => {
      await queue(name)
      await boss.send(name, data)
      wake(name)
    },
    addOnce: async (name, keyed) => {
      if (keyed.length === 0) return
      await queue(name, true)
      await boss.insert(
        name,
        keyed.map(({ key, data }) => ({ singletonKey: key, data })),
      )
      wake(name)
    },
    work: async (name, handler, { hasKeys } = { hasKeys: false }) => {
      await queue(name, hasKeys)
      const options = { includeMetadata: true, pollingIntervalSeconds: 2, batchSize: 1 } as const
      const worker = await boss.work(name, options, async ([job]) => {
        if (job) await run(job, handler)
      })
      workers.set(name, worker)
    },
    stop: () => {
      stopped ??= stopBoss(boss, [...workers.keys()])
      return stopped
    },
  }
}

async function makeQueue(boss: PgBoss, name: string, retries: Retries, hasKeys: boolean): Promise<void> {
  const options = {
    ...queueOptions,
    retryLimit: retries.tries - 1,
    retryDelay: retries.firstPause,
    retryDelayMax: retries.longestPause,
  }
  // At most one job of a key is waiting or under way, however many servers add and work.
  await boss.createQueue(name, { ...options, policy: hasKeys ? 'exclusive' : 'standard' })
  // An older version of the site may have made it with other options.
  await boss.updateQueue(name, options)
}

async function stopBoss(boss: PgBoss, names: readonly string[]): Promise<void> {
  await within(stopTimeout, Promise.all(names.map((name) => boss.offWork(name, { wait: true }))))
  // Jobs still under way go back to the queue; a database that is gone must not hold the stop up.
  await within(1_000, boss.stop({ graceful: false }))
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, milliseconds)
  const done = work.then(
    () => {},
    () => {},
  )
  await Promise.race([done, late.promise]).finally(() => clearTimeout(timer))
}

/** What is stored with a failed job: no message and no stack of the error itself, which may name people. */
class JobFailed extends Error {
  override readonly name = 'JobFailed'
  override readonly stack = ''
}
