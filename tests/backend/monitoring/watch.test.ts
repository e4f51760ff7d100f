import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskStatusSchema, type SiteStatus } from '#domain/leads/desk/status.ts'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import type { Email } from '#server/mail/email.ts'
import { createAlerts } from '#server/monitoring/alerts.ts'
import { readFacts } from '#server/monitoring/read-facts.ts'
import { watchSite } from '#server/monitoring/watch-site.ts'
import { type LoggedEvent, logEventsTo } from '../../fixtures/log-lines.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, signUpAgent, storeLead } from '../fixtures/desk.ts'

let at: TestBackend
let owner: Awaited<ReturnType<typeof signUpAgent>>
let agent: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await signUpAgent(at)
  agent = await signUpAgent(at, { isOwner: false })
})
afterAll(() => at.stop())
afterEach(async () => {
  await at.sql`delete from private.site_processes`
  await at.sql`delete from private.alerts`
  await at.sql`delete from leads`
})

const status = () => ask(owner.client, 'desk_status', {}, deskStatusSchema)

/** A process that looks once, how it is told. */
async function look(changes: Partial<Parameters<typeof watchSite>[0]> = {}): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = []
  const watch = watchSite({
    dataDir: at.dataDir,
    database: { is: 'given', sql: at.sql, isReady: at.backend.isReady },
    project: { url: 'http://backend.test', secretKey: at.secrets.secretKey, fetch: at.backend.fetch },
    settings: emailSettings,
    isHosted: false,
    hasMailServer: true,
    alertMail: undefined,
    certificate: () => null,
    log: logEventsTo(events),
    ...changes,
  })
  await expect.poll(() => watch.latest()).toBeDefined()
  await watch.stop()
  return events
}

describe('the status', () => {
  test('[O15] an owner of the site reads how each process is doing, and nobody else does', async () => {
    await storeLead(at)
    await look()
    const { processes, alerts } = await status()
    expect(alerts).toEqual([])
    expect(processes).toEqual([
      expect.objectContaining({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        is_hosted: false,
        memory: expect.any(Number),
        disk: { free: expect.any(Number), size: expect.any(Number), is_low: expect.any(Boolean) },
        database: {
          is: 'given',
          version: expect.stringMatching(/^\d+/),
          size: expect.any(Number),
          is_ready: true,
        },
        mail: {
          has_server: true,
          waiting: 1,
          failed: 0,
          oldest_waiting_at: expect.any(String),
          last_sent_at: null,
        },
        webhooks: { state: 'off', waiting: 0, failed: 0 },
        alerts: 'off',
      }),
    ])
    await expect(ask(agent.client, 'desk_status', {}, deskStatusSchema)).rejects.toThrow('owner_only')
    const record = { process: crypto.randomUUID(), status: '{}' }
    for (const token of [undefined, owner.token]) {
      const { status: code } = await at.request('POST', '/rest/v1/rpc/record_status', {
        ...(token && { token }),
        body: record,
      })
      expect([401, 403, 404]).toContain(code)
    }
  })

  test('[O15] processes that were silent for three minutes are left out, but for the last of them', async () => {
    await look()
    await look()
    expect((await status()).processes).toHaveLength(2)
    await at.sql`update private.site_processes set heard_at = heard_at - interval '5 minutes'`
    const [last] = (await status()).processes
    expect((await status()).processes).toEqual([last])
    await at.sql`update private.site_processes set heard_at = heard_at - interval '2 days'`
    await look()
    expect(await at.sql`select from private.site_processes`).toHaveLength(1)
  })

  test('[O15] the certificate that the site shows stands there with its end, and before that has come the operator is told', async () => {
    const at14 = Date.now() + 14 * 86_400_000
    const told: string[] = []
    const shown = (valid_until: number, problem: 'untrusted' | 'unreachable' | null = null) =>
      look({
        certificate: () => ({
          host: 'www.example.com',
          valid_until: new Date(valid_until).toISOString(),
          problem,
        }),
        alertMail: {
          to: 'operator@example.com',
          hasOwnServer: false,
          send: async ({ subject }) => void told.push(subject),
        },
      })
    const alerts = async () => (await status()).alerts.map(({ kind }) => kind)
    const renewed = () => at.sql`delete from private.site_processes`

    await shown(at14 + 3_600_000)
    expect((await status()).processes[0]?.certificate).toEqual({
      host: 'www.example.com',
      valid_until: new Date(at14 + 3_600_000).toISOString(),
      problem: null,
    })
    expect(await alerts()).toEqual([])
    await renewed()
    await shown(at14 - 60_000)
    expect(await alerts()).toEqual(['certificate'])
    await shown(at14 - 60_000)
    expect(told).toEqual(['The certificate of your site needs you'])
    await renewed()
    await shown(at14 + 3_600_000)
    expect(await alerts()).toEqual([])
    expect(told[1]).toBe('The certificate of your site is in order again')
    await renewed()
    await shown(at14 + 3_600_000, 'unreachable')
    expect(await alerts()).toEqual([])
    await shown(at14 + 3_600_000, 'untrusted')
    expect(await alerts()).toEqual(['certificate'])
  })

  test('[O4] a process with other secrets than the one before it is told of once, one with the same is not', async () => {
    const codes = async (secretsMark?: string) => {
      const events = await look(secretsMark ? { secretsMark } : {})
      return events.map(({ code }) => code).filter((code) => code !== 'disk_nearly_full')
    }
    expect(await codes('first')).toEqual([])
    expect(await codes('first')).toEqual([])
    expect(await codes('second')).toEqual(['secrets_differ'])
    // A version that does not say.
    expect(await codes()).toEqual([])
    expect(await codes('third')).toEqual([])
  })

  test('[O15] a database that takes nothing is told of in the log, and that it does again', async () => {
    const ready = [false, true]
    const events: LoggedEvent[] = []
    const watch = watchSite({
      dataDir: at.dataDir,
      database: { is: 'own', sql: at.sql, isReady: async () => ready.shift() ?? true },
      project: undefined,
      settings: emailSettings,
      isHosted: true,
      hasMailServer: false,
      alertMail: undefined,
      certificate: () => null,
      log: logEventsTo(events),
      every: 5,
    })
    await expect
      .poll(() => events.filter(({ code }) => code !== 'disk_nearly_full'))
      .toEqual([
        { code: 'database_not_ready' },
        { code: 'database_ready_again', seconds: expect.any(Number) },
      ])
    await watch.stop()
  })
})

describe('alerts', () => {
  const sent: Email[] = []
  let isDown = false
  const send = async (email: Email) => {
    if (isDown) throw new NoUseRetrying('down')
    sent.push(email)
  }
  const events: LoggedEvent[] = []
  const log = logEventsTo(events)
  const tell = (mail: Partial<Parameters<typeof createAlerts>[0]['mail']> | 'none' = {}) =>
    createAlerts({
      sql: at.sql,
      settings: emailSettings,
      log,
      mail: mail === 'none' ? undefined : { to: 'operator@example.com', send, hasOwnServer: true, ...mail },
    })
  beforeEach(() => {
    sent.length = 0
    events.length = 0
    isDown = false
  })

  async function overdue(): Promise<number> {
    return (await readFacts(at.sql)).overdueMails
  }
  const subjects = () => sent.map(({ subject }) => subject)
  const codes = () => events.map(({ code, alert }) => `${code} ${alert}`)

  test('[O15] a mail to the agent that was tried for ten minutes is overdue; a visitor’s mailbox that is full is not', async () => {
    const lead = await storeLead(at, { kind: 'quote_email', email: 'ana@example.com' })
    const age = (minutes: number) => at.sql`
      update lead_mails set created_at = now() - make_interval(mins => ${minutes}) where lead_id = ${lead}`
    await age(11)
    // Nothing was tried: the process has just started.
    expect(await overdue()).toBe(0)
    await at.sql`update lead_mails set tries = 3, problem = 'refused_for_now' where lead_id = ${lead}`
    expect(await overdue()).toBe(1)
    await at.sql`update lead_mails set state = 'sent' where lead_id = ${lead} and recipient = 'agent'`
    expect(await overdue()).toBe(0)
    await at.sql`update lead_mails set problem = 'no_server' where lead_id = ${lead} and recipient = 'visitor'`
    expect(await overdue()).toBe(1)
    await age(9)
    expect(await overdue()).toBe(0)
  })

  test('[O15] one mail tells that it began and one that it is over, however many processes look', async () => {
    const [one, other] = [tell(), tell()]
    await Promise.all([one(2), other(2)])
    await other(2)
    await one(2)
    expect(subjects()).toEqual(['Emails about new requests are not going out'])
    expect(sent[0]).toMatchObject({ kind: 'alert', to: 'operator@example.com' })
    expect(sent[0]?.text).toContain('/agent?view=status')
    expect((await status()).alerts).toEqual([
      { kind: 'lead_mails', began_at: expect.any(String), mailed_at: expect.any(String) },
    ])
    await other(0)
    await one(0)
    expect(subjects().slice(1)).toEqual(['Emails about new requests go out again'])
    expect((await status()).alerts).toEqual([])
    expect(codes()).toEqual(['alert_began lead_mails', 'alert_over lead_mails'])
  })

  test('[O15] what cannot be mailed now is mailed at the next look, its end as well as its begin', async () => {
    const look = tell()
    isDown = true
    await look(1)
    expect(codes()).toEqual(['alert_began lead_mails', 'alert_not_mailed lead_mails'])
    isDown = false
    await look(1)
    isDown = true
    await look(0)
    expect((await status()).alerts).toHaveLength(1)
    isDown = false
    await look(0)
    expect(subjects()).toHaveLength(2)
    expect((await status()).alerts).toEqual([])
  })

  test('[O15] without a second mail server the desk and the log tell of lead mails, and no mail that could not arrive', async () => {
    for (const mail of ['none', { hasOwnServer: false }] as const) {
      const look = tell(mail)
      await look(1)
      expect((await status()).alerts).toMatchObject([{ kind: 'lead_mails', mailed_at: null }])
      await look(0)
      expect((await status()).alerts).toEqual([])
    }
    expect(sent).toEqual([])
    expect(codes()).toEqual(Array(2).fill(['alert_began lead_mails', 'alert_over lead_mails']).flat())
  })

  test('[O15] a disk that is nearly full and a backup that failed are told of as any process says', async () => {
    const process = async (changes: Partial<SiteStatus>) => {
      const told = { disk: { free: 9e12, size: 9e12, is_low: false }, ...changes }
      await at.sql`
        insert into private.site_processes (id, status) values (${crypto.randomUUID()}, ${JSON.stringify(told)}::jsonb)`
    }
    await process({})
    await process({
      disk: { free: 1, size: 100, is_low: true },
      backup: { at: '2026-11-27T06:00:00.000Z', has_failed: true },
    })
    const look = tell({ hasOwnServer: false })
    await look(0)
    expect(subjects()).toEqual(['The disk of your site is nearly full', 'The backup of your site failed'])
    await process({ backup: { at: '2026-11-27T09:00:00.000Z', has_failed: false } })
    await at.sql`delete from private.site_processes where (status #>> '{disk,is_low}')::boolean`
    await look(0)
    expect(subjects().slice(2)).toEqual([
      'The disk of your site has room again',
      'The backup of your site works again',
    ])
  })
})
