import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type RequestKind, requestKinds } from '#domain/leads/desk/desk-values.ts'
import { mailRecipients } from '#domain/leads/desk/mails.ts'
import { leadKinds } from '#domain/leads/lead.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { workRowQueue } from '#server/database/queue/row-queue.ts'
import { leadEmailQueue } from '#server/leads/lead-emails.ts'
import { createLeadEmailSender } from '#server/leads/send-lead-emails.ts'
import type { Email, EmailKind } from '#server/mail/email.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import { mailRows, storeLead } from '../../fixtures/leads/leads.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts'
import { agentEmail, openLeadEmailTest } from '../fixtures/lead-email-worker.ts'

let at: Awaited<ReturnType<typeof openLeadEmailTest>>
let server: MailServer
beforeAll(async () => {
  at = await openLeadEmailTest()
  server = await startMailServer()
})
afterEach(async () => {
  await at.rest()
  server.received.length = 0
})
afterAll(async () => {
  await at.close()
  await server.stop()
})

const noMail = { kind: 'lead-agent', language: 'en', subject: '', text: '', html: '' } as const
const idleJobs: Jobs = {
  add: async () => {},
  addOnce: async () => {},
  work: async () => {},
  stop: async () => {},
}
const recipients = () => server.received.map(({ to }) => to[0])
const sent = { state: 'sent', tries: 1, problem: null, next_try_at: null, sent_at: expect.any(Date) }

test('[LEADS-05] [LEADS-06] The agent is told of each kind of lead as soon as it is stored, then the visitor', async () => {
  // Only the database's word can be as fast: the next look is far away.
  await at.work(server.port, { sweepEvery: 3_600_000 })
  for (const kind of leadKinds) {
    server.received.length = 0
    const lead = await storeLead(at.sql, { kind })
    await expect.poll(() => server.received.length, { interval: 10 }).toBe(2)
    expect(recipients()).toEqual([agentEmail, lead.email])
    const [toAgent, toVisitor] = server.received
    expect(toAgent?.mail.subject).toContain('María Álvarez')
    expect(toAgent?.mail.replyTo?.[0]?.address).toBe(lead.email)
    expect(toVisitor?.mail.replyTo?.[0]?.address).toBe('support@plainwell.example')
    await expect
      .poll(() => mailRows(at.sql, lead.id))
      .toEqual([
        { recipient: 'agent', ...sent, tried_at: expect.any(Date) },
        { recipient: 'visitor', ...sent, tried_at: expect.any(Date) },
      ])
  }
  const left = () => at.sql`select data from jobs.job where name = 'lead-mails'`
  await expect.poll(left).toEqual([])
})

test('[LEADS-05] whoever the database lets a mail of a lead go to is somebody that one is written to', async () => {
  const [check] = await at.sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'public.lead_mails'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%recipient = ANY%'`
  const recipients = [...(check?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, recipient]) => recipient)
  expect(recipients).toEqual([...mailRecipients])
})

/** What goes out about each kind of request to somebody who refuses emails: the agent's, and what the request itself asks for. */
const sentAllTheSame: Record<RequestKind, EmailKind[]> = {
  application: ['lead-agent'],
  call: ['lead-agent'],
  callback: ['lead-agent'],
  quote_email: ['lead-agent', 'lead-visitor'],
  typed: [],
  imported: [],
}

test.each(requestKinds)(
  '[O2] no mail about %s goes to somebody who refuses emails, unless it was asked for',
  async (kind) => {
    const email = `no-more-${kind}@mail.example`
    await at.sql`insert into private.contact_wishes (contact, way, is_refused, source)
    select private.contact_hash(k), 'email', true, 'link' from unnest(private.contact_keys(${email}, null)) k`
    const sent: Email[] = []
    const send = createLeadEmailSender({
      sql: at.sql,
      write: (lead, mail) => writeLeadEmail(lead, mail, emailSettings),
      send: async (mail) => void sent.push(mail),
      log: () => {},
    })
    const [row] = await at.sql<{ id: string }>`
    insert into leads (kind, person_name, phone, email, language, consent_note, idempotency_key)
    values (${kind}, 'Ana', '(305) 867-5309', ${email}, 'en',
      ${['typed', 'imported'].includes(kind) ? 'By voice' : null}, gen_random_uuid()) returning id`
    const lead = row?.id ?? ''
    await send(lead)
    expect(sent.map((mail) => mail.kind)).toEqual(sentAllTheSame[kind])
    // Nor does it when it is tried once more.
    sent.length = 0
    await at.sql`update lead_mails set state = 'waiting' where lead_id = ${lead} and state = 'withheld'`
    await send(lead)
    expect(sent).toEqual([])
    const states = (await mailRows(at.sql, lead)).map(({ recipient, state }) => [recipient, state])
    const visitor = kind === 'quote_email' ? 'sent' : 'withheld'
    expect(states).toEqual(
      sentAllTheSame[kind].length > 0
        ? [
            ['agent', 'sent'],
            ['visitor', visitor],
          ]
        : [],
    )
  },
)

test('Who left no address gets no mail; the agent is told, and an answer then goes to the support e-mail', async () => {
  await at.work(server.port)
  const lead = await storeLead(at.sql, { kind: 'call', email: null })
  await expect.poll(() => mailRows(at.sql, lead.id)).toMatchObject([{ recipient: 'agent', state: 'sent' }])
  expect(recipients()).toEqual([agentEmail])
  expect(server.received[0]?.mail.replyTo?.[0]?.address).toBe('support@plainwell.example')
})

test('[LEADS-04] What was stored while nobody sent is sent by the next process, in the order it was stored', async () => {
  const leads = []
  for (let number = 0; number < 5; number += 1) leads.push(await storeLead(at.sql))
  await at.work(server.port)
  await expect.poll(() => server.received.length).toBe(10)
  expect(recipients()).toEqual(leads.flatMap(({ email }) => [agentEmail, email]))
})

test('[O2] a form that leaves emails out, and names an address for its confirmation, gets that one', async () => {
  await at.work(server.port)
  const lead = await storeLead(at.sql, { kind: 'call', reach: ['call'] })
  await expect.poll(() => mailRows(at.sql, lead.id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('[LEADS-04] Two processes on one database send each mail once', async () => {
  await Promise.all([at.work(server.port), at.work(server.port)])
  const leads = await Promise.all(Array.from({ length: 20 }, () => storeLead(at.sql)))
  await expect.poll(() => at.sql`select 1 from lead_mails where state <> 'sent'`).toEqual([])
  const toVisitors = recipients().filter((to) => to !== agentEmail)
  expect(toVisitors.sort()).toEqual(leads.map(({ email }) => email).sort())
  const ids = server.received.map(({ mail }) => mail.messageId)
  expect([new Set(ids).size, ids.length]).toEqual([40, 40])
  for (const { id } of leads) {
    expect(await mailRows(at.sql, id)).toMatchObject([{ tries: 1 }, { tries: 1 }])
  }
})

test('An address that is corrected while its mail goes to the old one gets the mail as well', async () => {
  const lead = await storeLead(at.sql)
  const went: string[] = []
  const send = createLeadEmailSender({
    sql: at.sql,
    write: (_lead, { address, recipient }) => ({ ...noMail, to: address ?? recipient }),
    send: async ({ to }) => {
      went.push(to)
      if (to !== lead.email) return
      await at.sql`
        update lead_mails set address = 'right@example.com', tries = 0, next_try_at = now()
        where lead_id = ${lead.id} and recipient = 'visitor'`
    },
    log: () => {},
  })
  await send(lead.id)
  expect(went).toEqual(['agent', lead.email, 'right@example.com'])
  expect(await mailRows(at.sql, lead.id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('[LEADS-04] A mail that the mail server takes its time over is sent once, though its job is given out again meanwhile', async () => {
  const lead = await storeLead(at.sql)
  const went: string[] = []
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const send = createLeadEmailSender({
    sql: at.sql,
    write: (_lead, { address, recipient }) => ({ ...noMail, to: address ?? recipient }),
    send: async ({ to }) => {
      went.push(to)
      arrived.resolve()
      await answered.promise
    },
    log: () => {},
  })
  /** The queue gives out the job of the lead. */
  let giveOut: () => Promise<void> = async () => {}
  await workRowQueue(
    {
      sql: at.sql,
      jobs: {
        ...idleJobs,
        work: async (_name, handler) => {
          giveOut = () => handler({ lead: lead.id })
        },
      },
    },
    leadEmailQueue,
    send,
  )
  const sending = giveOut()
  await arrived.promise
  // The pause until the next try has passed, and the queue takes the process for dead.
  await at.sql`update lead_mails set next_try_at = now() - interval '1 second' where lead_id = ${lead.id}`
  await expect(giveOut()).rejects.toMatchObject({ name: 'UnderWay' })
  expect(went).toEqual(['agent'])
  answered.resolve()
  await sending
  await giveOut()
  expect(went).toEqual(['agent', lead.email])
  expect(await mailRows(at.sql, lead.id)).toMatchObject([
    { state: 'sent', tries: 1 },
    { state: 'sent', tries: 1 },
  ])
})
