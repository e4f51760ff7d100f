import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { SiteStatus } from '#domain/leads/desk/status.ts'
import type { Log } from '#functions/log.ts'
import type { Sql } from '#server/database/sql.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'
import { projectFile } from '#server/project-file.ts'
import { callDatabaseFunction, type Project } from '#server/startup/launch-findings.ts'
import { type AlertMail, createAlerts } from './alerts.ts'
import type { WatchedStatus } from './metrics.ts'
import { watchOutage } from './outage.ts'
import { readDisk, readFacts } from './read-facts.ts'

export interface WatchDeps {
  dataDir: string
  /** Where mails, jobs and webhooks wait; absent where this process has no way to the database. */
  database: { is: 'own' | 'given'; sql: Sql; isReady: () => Promise<boolean> } | undefined
  /** What the secrets of this process are known by to the others of the site (`markOf`); absent where they have none. */
  secretsMark?: string
  /** Where the status is stored for the desk. */
  project: Project | undefined
  settings: EmailSettings
  /** Whether a hosted project keeps the data. */
  isHosted: boolean
  hasMailServer: boolean
  alertMail: AlertMail | undefined
  certificate: () => SiteStatus['certificate']
  /** The last backup that was tried. */
  readBackup?: (sql: Sql) => Promise<SiteStatus['backup']>
  log: Log
  /** How often it looks, in milliseconds. */
  every?: number
}

/** How often the process looks how the site is doing, in milliseconds. */
const betweenLooks = 30_000

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(projectFile('package.json'), 'utf8')))

/**
 * Looks now and every half minute how the site is doing: says in the log what went wrong and what is right again, tells
 * the operator by mail, and stores the status for the desk. `latest` is what the last look found.
 */
export function watchSite(deps: WatchDeps): {
  latest: () => WatchedStatus | undefined
  stop: () => Promise<void>
} {
  const { database, project, log } = deps
  const id = crypto.randomUUID()
  const startedAt = new Date(Date.now() - performance.now()).toISOString()
  const ready = watchOutage<void>(log, { away: 'database_not_ready', back: 'database_ready_again' })
  const disk = watchOutage<{ free: number }>(
    log,
    { away: 'disk_nearly_full', back: 'disk_has_room' },
    (told) => told,
  )
  const stored = watchOutage<string>(log, { away: 'status_lost', back: 'status_stored' }, (cause) => ({
    cause,
  }))
  const tellAlerts = database && createAlerts({ ...deps, sql: database.sql, mail: deps.alertMail })
  const tellDifferentSecrets = differentSecretsWarning(id, deps)
  let latest: WatchedStatus | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const isReady = (await database?.isReady()) ?? true
    if (isStopped) return
    if (isReady) ready.worked()
    else ready.failed()
    const facts = database && isReady ? await readFacts(database.sql).catch(() => undefined) : undefined
    const found = await readDisk(deps.dataDir)
    if (found?.is_low) disk.failed({ free: found.free })
    else if (found) disk.worked()
    const backup = database && facts ? await deps.readBackup?.(database.sql).catch(() => null) : null
    latest = {
      version,
      started_at: startedAt,
      is_hosted: deps.isHosted,
      memory: process.memoryUsage.rss(),
      disk: found,
      database: database && facts ? { is: database.is, ...facts.database, is_ready: isReady } : null,
      mail: facts ? { has_server: deps.hasMailServer, ...facts.mail } : null,
      jobs: facts?.jobs ?? null,
      webhooks: facts?.webhooks ?? null,
      backup: backup ?? null,
      certificate: deps.certificate(),
      alerts: deps.alertMail ? (deps.alertMail.hasOwnServer ? 'own_server' : 'same_server') : 'off',
      connections: facts?.connections ?? {},
    }
    if (isStopped || !isReady) return
    if (facts) await tellDifferentSecrets().catch(() => {})
    await store(latest)
    if (facts) await tellAlerts?.(facts.overdueMails).catch(() => {})
  }

  async function store({ connections: _, ...status }: WatchedStatus): Promise<void> {
    if (!project) return
    const problem = await callDatabaseFunction(project, 'record_status', {
      process: id,
      status: JSON.stringify({ ...status, secrets: deps.secretsMark }),
    }).then(
      (response) => (response.ok ? undefined : String(response.status)),
      () => 'no answer',
    )
    if (problem === undefined) stored.worked()
    else if (!isStopped) stored.failed(problem)
  }

  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(() => (isStopped ? undefined : look()))
  }, deps.every ?? betweenLooks)
  timer.unref()
  return {
    latest: () => latest,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
    },
  }
}

/**
 * Logs once that the process that last reported its status has different secrets: visitors who come from its pages to this
 * process are refused, and whoever signed in there is not known here.
 */
function differentSecretsWarning(id: string, { database, secretsMark, log }: WatchDeps): () => Promise<void> {
  let isTold = false
  return async () => {
    if (isTold || !database || !secretsMark) return
    const [other] = await database.sql<{ mark: string | null }>`
      select p.status ->> 'secrets' as mark from private.site_processes p
      where p.id <> ${id} order by p.heard_at desc limit 1`
    if (!other?.mark || other.mark === secretsMark) return
    isTold = true
    log('secrets_differ')
  }
}
