import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  deskChangeSchema,
  deskLaunchCheckSchema,
  deskLeadDetailSchema,
  deskLeadsSchema,
  deskSendAgainSchema,
  deskSummarySchema,
  deskUnsentMailsSchema,
} from '#domain/leads/desk/desk.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { recordLaunchFindings } from '#server/startup/launch-findings.ts'
import { emailAddresses, notEmailAddresses } from '../../fixtures/leads/email-addresses.ts'
import { leadPerson as person, leadPlan as plan } from '../../fixtures/leads/submissions.ts'
import { type LoggedEvent, logEventsTo } from '../../fixtures/log-lines.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, signUpAgent, storeLead } from '../fixtures/desk.ts'

describe('the agent’s desk', () => {
  let at: TestBackend
  let agent: Awaited<ReturnType<typeof signUpAgent>>
  beforeAll(async () => {
    at = await startTestBackend('external')
    agent = await signUpAgent(at)
  })
  afterAll(() => at.stop())

  const read = async (id: string) => {
    const lead = await ask(agent.client, 'desk_lead', { id }, deskLeadDetailSchema)
    if (!lead) throw new Error('no lead')
    return lead
  }
  const change = (id: string, seen: string, what: object) =>
    ask(agent.client, 'desk_change_lead', { id, seen, ...what }, deskChangeSchema)
  const mailOf = async (id: string, recipient: 'agent' | 'visitor') => {
    const mail = (await read(id)).mails.find((one) => one.recipient === recipient)
    if (!mail) throw new Error('no mail')
    return mail
  }
  const sendAgain = (mailId: string, address?: string) =>
    ask(
      agent.client,
      'desk_send_again',
      { mail_id: mailId, new_address: address ?? null },
      deskSendAgainSchema,
    )

  test('a lead shows all that was handed over, its consent with version and time, and its mails', async () => {
    const told = {
      kind: 'application',
      person_name: 'Ana Rivera',
      email: 'ana@example.com',
      phone: '(305) 555-0142',
      language: 'es',
      plans: [plan],
      people: [person],
      best_times: ['morning'],
      time_zone: 'America/New_York',
      consent: true,
      consent_version: 'calls-2026-11-20',
      consent_at: '2026-11-20T15:00:00.123456+00:00',
      page: '/quote/options',
    }
    const lead = await read(await storeLead(at, told))
    expect(lead).toMatchObject({ ...told, status: 'new', notes: null, changes: [] })
    expect(lead.mails.map(({ recipient, address, state }) => [recipient, address, state])).toEqual([
      ['agent', null, 'waiting'],
      ['visitor', 'ana@example.com', 'waiting'],
    ])
    expect(await ask(agent.client, 'desk_lead', { id: crypto.randomUUID() }, deskLeadDetailSchema)).toBeNull()
  })

  test('what an older version stored otherwise hides nothing else', async () => {
    const id = await storeLead(at, { plans: [{ company: 'Old' }, plan], people: [{}, person] })
    expect(await read(id)).toMatchObject({ plans: [plan], people: [person] })
    const { carrierName: company, monthlyPremium: monthlyPrice, termYears: term, ...others } = plan
    const earlier = await storeLead(at, { plans: [{ company, monthlyPrice, term, ...others }] })
    expect((await read(earlier)).plans).toEqual([plan])
  })

  test('status and notes are set one by one, each status with its time', async () => {
    const id = await storeLead(at)
    const first = await read(id)
    const called = await change(id, first.updated_at, { status: 'contacted' })
    expect(called).toMatchObject({ status: 'contacted', notes: null })
    const noted = await change(id, called?.updated_at ?? '', {
      notes: '  Call after 5, "O\'Neil" \\ % \n¿sí? ',
    })
    expect(noted).toMatchObject({ status: 'contacted', notes: '  Call after 5, "O\'Neil" \\ % \n¿sí? ' })
    const won = await change(id, noted?.updated_at ?? '', { status: 'won', notes: '' })
    expect(won).toMatchObject({ status: 'won', notes: null })
    const { changes, created_at, consent, phone } = await read(id)
    expect(changes.map(({ status }) => status)).toEqual(['contacted', 'won'])
    expect(changes.every(({ at }) => at >= created_at)).toBe(true)
    // By this another device sees that a status was set, also where as many wait as before.
    const { last_change } = await ask(agent.client, 'desk_summary', {}, deskSummarySchema)
    await change(id, won?.updated_at ?? '', { status: 'lost' })
    const later = await ask(agent.client, 'desk_summary', {}, deskSummarySchema)
    expect(later.last_change).toBeGreaterThan(last_change ?? 0)
    expect({ created_at, consent, phone }).toEqual({
      created_at: first.created_at,
      consent: false,
      phone: first.phone,
    })
  })

  test('two devices that change what they saw: one is told that it came too late', async () => {
    const id = await storeLead(at)
    const { updated_at: seen } = await read(id)
    const answers = await Promise.all(['won', 'lost'].map((status) => change(id, seen, { status })))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect((await read(id)).changes).toHaveLength(1)
    expect(await change(id, seen, { notes: 'too late' })).toBeNull()
    expect(await change(crypto.randomUUID(), seen, { notes: 'nowhere' })).toBeNull()
  })

  test.each([
    ['a status that does not exist', { status: 'sold' }],
    ['notes without end', { notes: 'x'.repeat(10_001) }],
  ])('%s is refused', async (_what, what) => {
    const id = await storeLead(at)
    const { updated_at: seen } = await read(id)
    const { error, status } = await agent.client.rpc('desk_change_lead', { id, seen, ...what })
    expect([error?.code, status]).toEqual(['23514', 400])
  })

  test.each(['phone', 'consent', 'created_at', 'kind'])(
    '%s is nothing that the desk can set',
    async (column) => {
      const id = await storeLead(at)
      const { updated_at: seen } = await read(id)
      const { error } = await agent.client.rpc('desk_change_lead', { id, seen, [column]: 'x' })
      expect(error).not.toBeNull()
      expect((await read(id)).updated_at).toBe(seen)
    },
  )

  test('mails that did not go out are counted, listed and marked; those that merely wait are not', async () => {
    await at.sql`delete from leads`
    const [failed, retried, late, fresh] = await Promise.all(
      ['Failed', 'Retried', 'Late', 'Fresh'].map((person_name) => storeLead(at, { person_name })),
    )
    await at.sql`update lead_mails set state = 'failed', tries = 9, problem = 'refused' where lead_id = ${failed ?? ''}`
    await at.sql`update lead_mails set tries = 1, problem = 'no_server', next_try_at = now() + '1 hour'
      where lead_id = ${retried ?? ''}`
    await at.sql`update lead_mails set created_at = now() - interval '1 hour' where lead_id = ${late ?? ''}`
    await at.sql`update lead_mails set tries = 1, tried_at = now() where lead_id = ${fresh ?? ''}`
    const unsent = await ask(agent.client, 'desk_unsent_mails', {}, deskUnsentMailsSchema)
    expect(unsent.map(({ person_name }) => person_name).toSorted()).toEqual(['Failed', 'Late', 'Retried'])
    const summary = await ask(agent.client, 'desk_summary', {}, deskSummarySchema)
    expect(summary).toMatchObject({ total: 4, waiting: 4, unsent_mails: 3 })
    const rows = await ask(agent.client, 'desk_leads', {}, deskLeadsSchema)
    expect(rows.filter((row) => row.has_unsent_mail).length).toBe(3)
    expect(rows.find(({ id }) => id === fresh)?.has_unsent_mail).toBe(false)
  })

  test('the number of all leads is right also while many come and go at once', async () => {
    const total = async () => (await ask(agent.client, 'desk_summary', {}, deskSummarySchema)).total
    const before = await total()
    await Promise.all(
      Array.from({ length: 24 }, async (_, turn) => {
        const id = await storeLead(at)
        if (turn % 3 === 0) await at.sql`delete from leads where id = ${id}`
      }),
    )
    expect(await total()).toBe(before + 16)
    const repeated = { idempotency_key: crypto.randomUUID() }
    await storeLead(at, repeated)
    await expect(storeLead(at, repeated)).rejects.toThrow()
    expect(await total()).toBe(before + 17)
    const [{ counted = 0, rows = 0 } = {}] = await at.sql<{ counted: number; rows: number }>`
      select (select count(*)::int from leads) as counted, (select count(*)::int from private.lead_counts) as rows`
    expect(await total()).toBe(counted)
    expect(rows).toBeLessThan(12)
  })

  test('a failed mail is put up again with a corrected address, the lead has it too, and the process is told', async () => {
    const told: string[] = []
    const { unlisten } = await at.sql.listen('lead_mails', (lead) => void told.push(lead))
    const id = await storeLead(at, { kind: 'quote_email', phone: null, email: 'ana@exampel.com' })
    const mail = await mailOf(id, 'visitor')
    await at.sql`update lead_mails set state = 'failed', tries = 9, problem = 'refused', tried_at = now() where id = ${mail.id}`
    expect(await sendAgain(mail.id, ' ana@example.com ')).toMatchObject({
      state: 'waiting',
      tries: 0,
      problem: null,
      address: 'ana@example.com',
    })
    expect(await read(id)).toMatchObject({ email: 'ana@example.com' })
    expect(
      await ask(agent.client, 'desk_leads', { search: 'ana@example.com' }, deskLeadsSchema),
    ).toHaveLength(1)
    await expect.poll(() => told).toEqual([id, id])
    await unlisten()
  })

  test('a mail that was sent goes out again only to another address, and the agent’s has none to correct', async () => {
    const id = await storeLead(at, { email: 'bea@example.com' })
    await at.sql`update lead_mails set state = 'sent', sent_at = now() where lead_id = ${id}`
    const [mail, own] = [await mailOf(id, 'visitor'), await mailOf(id, 'agent')]
    expect(await sendAgain(mail.id)).toBeNull()
    expect(await sendAgain(mail.id, 'bea@example.com')).toBeNull()
    expect(await sendAgain(own.id, 'bea@example.org')).toBeNull()
    expect(await sendAgain(crypto.randomUUID())).toBeNull()
    expect((await sendAgain(mail.id, 'bea@example.org'))?.state).toBe('waiting')
    await at.sql`update lead_mails set state = 'failed' where id = ${own.id}`
    expect(await sendAgain(own.id)).toMatchObject({ state: 'waiting', address: null })
  })

  test.each([
    'nobody',
    'a@b',
    'a b@example.com',
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '<a@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is no address to send to', async (address) => {
    const id = await storeLead(at, { email: 'cleo@example.com' })
    const { error } = await agent.client.rpc('desk_send_again', {
      mail_id: (await mailOf(id, 'visitor')).id,
      new_address: address,
    })
    expect(error?.code).toBe('P0001')
    expect((await read(id)).email).toBe('cleo@example.com')
  })

  test('[U17] the database takes for an address what every form takes, and sends nothing elsewhere', async () => {
    const texts = [...emailAddresses, ...notEmailAddresses]
    const rows =
      await at.sql`select private.is_email_address(text) as is_one from unnest(${texts}::text[]) as text`
    expect(rows.map((row) => row.is_one)).toEqual(texts.map(isEmailAddress))
    const id = await storeLead(at, { email: 'dora@example.com' })
    const mail = await mailOf(id, 'visitor')
    for (const address of [
      'dora.@example.com',
      'dora..a@example.com',
      'dora@example.c',
      'dora@-example.com',
    ]) {
      const { error } = await agent.client.rpc('desk_send_again', { mail_id: mail.id, new_address: address })
      expect(error?.code).toBe('P0001')
    }
    expect((await sendAgain(mail.id, '\u00a0dora@example.org\t\n'))?.address).toBe('dora@example.org')
  })

  test('the desk shows what the process last found, and the process alone writes it', async () => {
    const readCheck = () => ask(agent.client, 'desk_launch_check', {}, deskLaunchCheckSchema)
    await at.sql`delete from private.launch_checks`
    expect(await readCheck()).toBeNull()
    const backend = { url: 'http://backend.test', secretKey: at.secrets.secretKey, fetch: at.backend.fetch }
    const events: LoggedEvent[] = []
    const log = logEventsTo(events)
    const findings = [
      {
        severity: 'blocker' as const,
        setting: 'agent.name',
        code: 'sampleName' as const,
        values: { name: 'Alex “A.” Sample', variable: 'SITE_AGENT_NAME' },
        message: '“Alex” is the sample agent: it’s "so".',
      },
      { severity: 'warning' as const, setting: 'mail', values: {}, message: 'look daily' },
    ]
    await recordLaunchFindings([], backend, log)
    expect(await readCheck()).toMatchObject({ findings: [] })
    await recordLaunchFindings(findings, backend, log)
    expect(await readCheck()).toMatchObject({
      findings,
      checked_at: z.string().parse((await readCheck())?.checked_at),
    })
    expect(events).toEqual([])
    const { error } = await agent.client.rpc('record_launch_check', { findings: '[]' })
    expect(error?.code).toBe('42501')
    await recordLaunchFindings([], { ...backend, secretKey: 'wrong' }, log)
    expect(events).toEqual([{ code: 'launch_check_lost', cause: '401' }])
    expect((await readCheck())?.findings).toEqual(findings)
  })
})
