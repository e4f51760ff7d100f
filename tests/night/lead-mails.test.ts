import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { agentEmail, impatient, openLeadEmailTest } from '../backend/fixtures/lead-email-worker.ts'
import { mailRows, storeLead } from '../fixtures/leads/leads.ts'
import { type MailServer, startMailServer } from '../fixtures/mail/mail-server.ts'
import { killLeft, postgresProcesses } from '../fixtures/process/server-process.ts'

let at: Awaited<ReturnType<typeof openLeadEmailTest>>
let server: MailServer | undefined
let port: number
beforeAll(async () => {
  at = await openLeadEmailTest({ timeouts: impatient, isKilled: true })
})
beforeEach(async () => {
  port = await freePort()
})
afterEach(async () => {
  await at.rest()
  await server?.stop()
  server = undefined
})
afterAll(() => at.close())

async function serve(): Promise<MailServer> {
  server = await startMailServer({ port })
  return server
}

const recipients = () => server?.received.map(({ to }) => to[0]) ?? []
const later = { state: 'waiting', next_try_at: expect.any(Date), tried_at: expect.any(Date) }

/** Lets time pass until the next try is due: everything that is to happen moves that much nearer. Answers the seconds. */
async function untilNextTry(): Promise<number> {
  const [row] = await at.sql<{ pause: number | null }>`
    select extract(epoch from min(next_try_at) - now())::float8 as pause
    from lead_mails where state = 'waiting'`
  const pause = Math.max(row?.pause ?? 0, 0)
  await at.sql`
    update lead_mails set next_try_at = next_try_at - make_interval(secs => ${pause}),
      tried_at = tried_at - make_interval(secs => ${pause})`
  return pause
}

/** Whether no try is due or under way: each mail that waits has been tried, and waits for a later time. */
async function isQuiet(): Promise<boolean> {
  const due = await at.sql`
    select 1 from lead_mails where state = 'waiting' and (next_try_at is null or next_try_at <= now() or problem is null)`
  const busy = await at.sql`select 1 from jobs.job where name = 'lead-mails'`
  return due.length + busy.length === 0
}
const quiet = () => expect.poll(isQuiet, { timeout: 30_000, interval: 20 }).toBe(true)

test('[LEADS-04] [O15] The mail server is away for an hour: then all mails arrive, once, in order per lead', async () => {
  await at.work(port)
  const leads = []
  for (let number = 0; number < 4; number += 1) leads.push(await storeLead(at.sql))
  const pauses: number[] = []
  const passed = () => pauses.reduce((sum, pause) => sum + pause, 0)
  for (await quiet(); passed() < 3_600; await quiet()) pauses.push(await untilNextTry())
  for (const { id } of leads) {
    const [agent, visitor] = await mailRows(at.sql, id)
    expect(agent).toMatchObject({ ...later, problem: 'no_server', tries: visitor?.tries })
    expect(visitor).toMatchObject({ ...later, problem: 'no_server' })
    expect(agent?.tries).toBeGreaterThan(5)
  }
  const said = at.lines.filter((line) => line.includes('mail_server_away'))
  expect(said).toHaveLength(1)

  await serve()
  let waited = 0
  for (; recipients().length < 8; await quiet()) waited += await untilNextTry()
  expect(waited).toBeLessThanOrEqual(900)
  for (const { id, email } of leads) {
    const agentsMail = server?.received.findIndex(({ mail }) => mail.text?.includes(`lead=${id}`)) ?? -1
    expect(agentsMail).toBeGreaterThanOrEqual(0)
    expect(recipients().indexOf(email ?? '')).toBeGreaterThan(agentsMail)
    expect(await mailRows(at.sql, id)).toMatchObject([
      { state: 'sent', problem: null, next_try_at: null },
      { state: 'sent', problem: null, next_try_at: null },
    ])
  }
  expect(new Set(server?.received.map(({ mail }) => mail.messageId)).size).toBe(8)
  expect(server?.received).toHaveLength(8)
  // Recovery is told as well as failure: when, and how many had waited.
  const back = at.lines.filter((line) => line.includes('mail_server_back'))
  expect(back.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', seconds: expect.any(Number), waited: expect.any(Number) },
  ])
}, 120_000)

test.each(['RCPT', 'DATA'] as const)(
  '[LEADS-04] One mail that is refused for now at %s does not hold up the other, and arrives later',
  async (place) => {
    const { refuse } = await serve()
    refuse({ code: 451, at: place, to: agentEmail })
    await at.work(port)
    const lead = await storeLead(at.sql)
    await expect
      .poll(() => mailRows(at.sql, lead.id))
      .toMatchObject([{ ...later, tries: 1, problem: 'refused_for_now' }, { state: 'sent' }])
    expect(recipients()).toEqual([lead.email])
    refuse(undefined)
    await quiet()
    expect(await untilNextTry()).toBeGreaterThan(10)
    await expect.poll(() => mailRows(at.sql, lead.id)).toMatchObject([{ state: 'sent', tries: 2 }, {}])
    expect(recipients()).toEqual([lead.email, agentEmail])
  },
)

test.each([
  { code: 550, at: 'RCPT' },
  { code: 554, at: 'DATA' },
] as const)(
  '[LEADS-04] A mail refused for good ($code at $at) is failed at once; set to be sent again, with its address mended, it is sent',
  async ({ code, at: place }) => {
    const { refuse, tries } = await serve()
    const lead = await storeLead(at.sql)
    refuse({ code, at: place, ...(lead.email && { to: lead.email }) })
    await at.work(port, { sweepEvery: 3_600_000 })
    await expect
      .poll(() => mailRows(at.sql, lead.id))
      .toMatchObject([
        { state: 'sent' },
        { state: 'failed', tries: 1, problem: 'refused', next_try_at: null, tried_at: expect.any(Date) },
      ])
    expect(tries()).toBe(2)
    expect(at.lines.join('\n')).toContain(
      `"code":"lead_mail_given_up","recipient":"visitor","cause":"refused with ${code}"`,
    )
    expect(at.lines.join('\n')).not.toContain('@')

    await expect.poll(isQuiet).toBe(true)
    await at.sql.begin(async (sql) => {
      await sql`
        update lead_mails set state = 'waiting', tries = 0, next_try_at = null, address = 'right@mail.example'
        where lead_id = ${lead.id} and recipient = 'visitor'`
      await sql`select pg_notify('lead_mails', ${lead.id})`
    })
    await expect
      .poll(() => mailRows(at.sql, lead.id))
      .toMatchObject([{ tries: 1 }, { state: 'sent', tries: 1, problem: null }])
    expect(recipients()).toEqual([agentEmail, 'right@mail.example'])
  },
)

test('[LEADS-04] After the last try a mail is failed, with the kind of its problem, and so is what was to go with it', async () => {
  await at.work(port, { retries: { tries: 3, firstPause: 0.01, longestPause: 0.02 } })
  const lead = await storeLead(at.sql)
  const failed = { state: 'failed', tries: 3, problem: 'no_server', next_try_at: null }
  await expect.poll(() => mailRows(at.sql, lead.id), { timeout: 30_000 }).toMatchObject([failed, failed])
  expect(at.lines.filter((line) => line.includes('lead_mail_given_up'))).toHaveLength(2)
})

test.each([
  { how: 'stalls', what: 'never answers' },
  { how: 'drops', what: 'hangs up in the middle of a mail' },
] as const)('[LEADS-04] A mail server that $what gets both mails later, once', async ({ how }) => {
  const { breakDown, tries } = await serve()
  breakDown(how)
  await at.work(port)
  const lead = await storeLead(at.sql)
  const problem = { ...later, tries: 1, problem: 'no_server' }
  await expect.poll(() => mailRows(at.sql, lead.id), { timeout: 30_000 }).toMatchObject([problem, problem])
  expect(tries()).toBe(1)
  await quiet()
  breakDown(undefined)
  await untilNextTry()
  await expect.poll(recipients).toEqual([agentEmail, lead.email])
  await expect
    .poll(() => mailRows(at.sql, lead.id))
    .toMatchObject([
      { state: 'sent', tries: 2 },
      { state: 'sent', tries: 2 },
    ])
})

test('An address that is none, and a lead that no mail can be written from, are failed at once', async () => {
  await serve()
  const broken = await storeLead(at.sql)
  await at.sql`update leads set plans = '[{"company": 1}]' where id = ${broken.id}`
  await at.work(port)
  const list = await storeLead(at.sql, { email: 'a@mail.example, b@mail.example' })
  await expect
    .poll(() => mailRows(at.sql, list.id))
    .toMatchObject([{ state: 'sent' }, { state: 'failed', problem: 'no_address' }])
  expect(server?.received[0]?.mail.replyTo?.[0]?.address).toBe('support@plainwell.example')
  const failed = { state: 'failed', problem: 'not_written', next_try_at: null }
  await expect.poll(() => mailRows(at.sql, broken.id)).toMatchObject([failed, failed])
})

test('[LEADS-04] After PostgreSQL was killed the process hears of new leads again, by itself', async () => {
  const { received } = await serve()
  await at.work(port, { sweepEvery: 3_600_000 })
  const first = await storeLead(at.sql)
  await expect.poll(() => mailRows(at.sql, first.id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  killLeft(postgresProcesses(at.dataDir))
  const store = () => storeLead(at.sql).catch(() => undefined)
  const stored: { id: string }[] = []
  await expect
    .poll(
      async () => {
        const lead = await store()
        if (lead) stored.push(lead)
        return stored.length
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(3)
  const unsent = () => at.sql`select 1 from lead_mails where state <> 'sent'`
  await expect.poll(unsent).toEqual([])
  const stood = await at.sql`select 1 from lead_mails`
  expect(received).toHaveLength(stood.length)
  expect(at.lines.join()).not.toMatch(/@|María|867/)
})
