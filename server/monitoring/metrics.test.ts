import { beforeEach, expect, test } from 'vitest'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import { type Metrics, openMetrics, type WatchedStatus } from './metrics.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
let metrics: Metrics
beforeEach(async () => {
  metrics = await openMetrics(() => now)
})

const status: WatchedStatus = {
  version: '1.2.3',
  started_at: '2026-11-27T11:00:00.000Z',
  is_hosted: false,
  memory: 1,
  disk: { free: 5_000, size: 20_000, is_low: false },
  database: { is: 'own', version: '18.4', size: 9_000, is_ready: true },
  mail: {
    has_server: true,
    waiting: 2,
    failed: 1,
    oldest_waiting_at: '2026-11-27T11:50:00.000Z',
    last_sent_at: null,
  },
  jobs: { waiting: 3, failed: 0 },
  webhooks: { state: 'on', waiting: 4, failed: 5 },
  backup: { at: '2026-11-27T06:00:00.000Z', has_failed: false },
  certificate: { host: 'site.test', valid_until: '2026-11-28T12:00:00.000Z', problem: null },
  alerts: 'off',
  connections: { tables: 3 },
}

/** The lines of ours, without their explanations. */
async function lines(of: WatchedStatus | undefined): Promise<string[]> {
  return (await metrics.read(of)).split('\n').filter((line) => line.startsWith('plainwell_'))
}

test('[O15] requests are counted by what they were for and how they were answered, and timed where they took time', async () => {
  const answered = { method: 'POST', status: 200 }
  metrics.answered({ ...answered, route: 'function', name: 'request-call', seconds: 0.02 })
  metrics.answered({ ...answered, route: 'accounts', name: 'password', status: 400, seconds: 0.08 })
  metrics.answered({ ...answered, route: 'page', name: undefined, seconds: undefined })
  const read = await lines(undefined)
  expect(read).toEqual(
    expect.arrayContaining([
      'plainwell_http_requests_total{route="function",status="200"} 1',
      'plainwell_http_requests_total{route="page",status="200"} 1',
      'plainwell_function_calls_total{function="request-call",status="200"} 1',
      'plainwell_sign_ins_total{way="password",status="400"} 1',
      'plainwell_http_request_seconds_bucket{le="0.01",route="function"} 0',
      'plainwell_http_request_seconds_bucket{le="0.025",route="function"} 1',
    ]),
  )
  expect(read.filter((line) => line.includes('seconds_count'))).toHaveLength(2)
})

test('[O15] mails, leads and lines of the log are counted as they happen', async () => {
  const send = metrics.countMail(async ({ to }) => {
    if (to === 'nobody') throw new NoUseRetrying('no valid address')
  })
  const mail = { kind: 'lead-agent', language: 'en', subject: '', text: '', html: '' } as const
  await send({ ...mail, to: 'agent@example.com' })
  await expect(send({ ...mail, to: 'nobody' })).rejects.toThrow()
  metrics.countLead('call')
  const written: string[] = []
  metrics.countLog((code) => void written.push(code))('mail_server_away', { cause: 'ECONNREFUSED' })
  expect(written).toEqual(['mail_server_away'])
  const read = await lines(undefined)
  expect(read).toEqual(
    expect.arrayContaining([
      'plainwell_mails_total{kind="lead-agent",outcome="sent"} 1',
      'plainwell_mails_total{kind="lead-agent",outcome="failed"} 1',
      'plainwell_leads_stored_total{kind="call"} 1',
      'plainwell_log_events_total{code="mail_server_away",level="error"} 1',
    ]),
  )
  expect(read.join()).not.toMatch(/example\.com|ECONNREFUSED/)
})

test('[O15] what waits, the disk, the database, the backup and the certificate are as the process found them', async () => {
  expect(await lines(status)).toEqual(
    expect.arrayContaining([
      'plainwell_database_ready 1',
      'plainwell_database_size_bytes 9000',
      'plainwell_database_connections{pool="tables"} 3',
      'plainwell_waiting{what="lead_mails"} 2',
      'plainwell_waiting{what="jobs"} 3',
      'plainwell_failed{what="webhooks"} 5',
      'plainwell_lead_mail_oldest_waiting_seconds 600',
      'plainwell_disk_free_bytes 5000',
      'plainwell_backup_age_seconds 21600',
      'plainwell_certificate_valid_seconds 86400',
      'plainwell_info{version="1.2.3"} 1',
    ]),
  )
  // What is not known any more does not stand there with its last value.
  const without = await lines({
    ...status,
    database: null,
    mail: null,
    jobs: null,
    webhooks: null,
    connections: {},
  })
  expect(without.filter((line) => /waiting\{|connections\{/.test(line))).toEqual([])
  expect(without).toContain('plainwell_database_ready 0')
})
