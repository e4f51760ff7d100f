import { createHash, timingSafeEqual } from 'node:crypto'
import type { SiteStatus } from '#domain/leads/desk/status.ts'
import { type Log, type LogCode, logLevels } from '#functions/log.ts'
import type { SendEmail } from '#server/mail/email.ts'
import type { Answered } from './answered.ts'

/** What the operator's monitoring reads, in Prometheus' text format (docs/operating/monitoring.md). */
export interface Metrics {
  answered: (answered: Answered) => void
  /** Counts what the log tells of, and hands it on. */
  countLog: (log: Log) => Log
  /** Counts what goes out, and what does not. */
  countMail: (send: SendEmail) => SendEmail
  countLead: (kind: string) => void
  /** All of it; `status` is how the process found things when it looked last. */
  read: (status: WatchedStatus | undefined) => Promise<string>
  contentType: string
}

/** A status, and how many connections each pool holds. */
export type WatchedStatus = SiteStatus & { connections: Readonly<Record<string, number>> }

/** In seconds: most answers take milliseconds, and none more than `answerPatience`. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Loads the library, which nobody needs who asks for no metrics. */
export async function openMetrics(now: () => number = Date.now): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registers = [new Registry()]
  const [register] = registers
  if (!register) throw new Error('No registry')
  collectDefaultMetrics({ register })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter<Label>({ name: `plainwell_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `plainwell_${name}`, help, labelNames, registers })

  const requests = counter('http_requests_total', 'Requests that were answered.', ['route', 'status'])
  const durations = new Histogram({
    name: 'plainwell_http_request_seconds',
    help: 'How long answers took, but for pages and files that lie in memory.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const calls = counter('function_calls_total', 'Calls of functions.', ['function', 'status'])
  const signIns = counter('sign_ins_total', 'Tries to sign in.', ['way', 'status'])
  const leads = counter('leads_stored_total', 'Leads that were stored.', ['kind'])
  const mails = counter('mails_total', 'Mails handed to the mail server, and tries that failed.', [
    'kind',
    'outcome',
  ])
  const events = counter('log_events_total', 'Lines of the log.', ['code', 'level'])

  const ready = gauge('database_ready', 'Whether the database stored something when it was asked last.')
  const databaseSize = gauge('database_size_bytes', 'The size of the database.')
  const connections = gauge('database_connections', 'Open connections of each pool.', ['pool'])
  const waiting = gauge('waiting', 'What waits to be sent or done.', ['what'])
  const failed = gauge('failed', 'What was given up and is kept.', ['what'])
  const oldestMail = gauge(
    'lead_mail_oldest_waiting_seconds',
    'How long the oldest mail of a lead has waited.',
  )
  const diskFree = gauge('disk_free_bytes', 'Free on the disk of DATA_DIR.')
  const diskSize = gauge('disk_size_bytes', 'The disk of DATA_DIR.')
  const backupAge = gauge('backup_age_seconds', 'How long ago the last backup was tried.')
  const backupFailed = gauge('backup_failed', 'Whether the last backup failed.')
  const certificate = gauge('certificate_valid_seconds', 'How much longer the certificate is valid.')
  const build = gauge('info', 'The version of the site.', ['version'])
  const changing = [
    ...[ready, databaseSize, connections, waiting, failed, oldestMail, diskFree, diskSize],
    ...[backupAge, backupFailed, certificate, build],
  ]

  const ago = (time: string) => Math.max(0, (now() - Date.parse(time)) / 1_000)
  function take(status: WatchedStatus): void {
    const { database, mail, jobs, webhooks, disk, backup } = status
    ready.set(database?.is_ready ? 1 : 0)
    if (database) databaseSize.set(database.size)
    for (const [pool, count] of Object.entries(status.connections)) connections.set({ pool }, count)
    for (const [what, counts] of Object.entries({ lead_mails: mail, jobs, webhooks })) {
      if (!counts) continue
      waiting.set({ what }, counts.waiting)
      failed.set({ what }, counts.failed)
    }
    if (mail) oldestMail.set(mail.oldest_waiting_at ? ago(mail.oldest_waiting_at) : 0)
    if (disk) diskFree.set(disk.free)
    if (disk) diskSize.set(disk.size)
    if (backup) backupAge.set(ago(backup.at))
    if (backup) backupFailed.set(backup.has_failed ? 1 : 0)
    const until = status.certificate?.valid_until
    if (until) certificate.set((Date.parse(until) - now()) / 1_000)
    build.set({ version: status.version }, 1)
  }

  return {
    contentType: register.contentType,
    answered: ({ route, name, status, seconds }) => {
      requests.inc({ route, status })
      if (seconds !== undefined) durations.observe({ route }, seconds)
      if (name === undefined) return
      if (route === 'function') calls.inc({ function: name, status })
      else signIns.inc({ way: name, status })
    },
    countLog: (log) => (code: LogCode, details) => {
      events.inc({ code, level: logLevels[code] })
      log(code, details)
    },
    countMail: (send) => async (email) => {
      const { kind } = email
      await send(email).catch((error: unknown) => {
        mails.inc({ kind, outcome: 'failed' })
        throw error
      })
      mails.inc({ kind, outcome: 'sent' })
    },
    countLead: (kind) => leads.inc({ kind }),
    read: async (status) => {
      // What is not known any more must not stand there with its last value.
      for (const one of changing) one.reset()
      if (status) take(status)
      return register.metrics()
    },
  }
}

/** Whether a request carries the operator's token; how long it takes tells nothing of it. */
export function carriesToken(headers: Headers, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(hash(given), hash(token))
}
