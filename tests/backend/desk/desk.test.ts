import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deskLaunchCheckSchema, deskSummarySchema } from '#domain/leads/desk/desk.ts'
import { deskSendAgainSchema, deskUnsentMailsSchema } from '#domain/leads/desk/mails.ts'
import { deskExportSchema, deskPeopleSchema } from '#domain/leads/desk/people.ts'
import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { recordLaunchFindings } from '#server/startup/launch-findings.ts'
import { emailAddresses, notEmailAddresses } from '../../fixtures/leads/email-addresses.ts'
import { leadPerson as person, leadPlan as plan } from '../../fixtures/leads/submissions.ts'
import { type LoggedEvent, logEventsTo } from '../../fixtures/log-lines.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, giveRole, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

describe('the agent’s desk', () => {
  let at: TestBackend
  let agent: Awaited<ReturnType<typeof signUpAgent>>
  beforeAll(async () => {
    at = await startTestBackend('external')
    agent = await signUpAgent(at)
  })
  afterAll(() => at.stop())

  const readPerson = async (id: string) => {
    const person = await ask(agent.client, 'desk_person', { id }, deskPersonSchema)
    if (!person) throw new Error('nobody')
    return person
  }
  /** A request as its person shows it. */
  const read = async (lead: string) => {
    const found = (await readPerson(await personOf(at, lead))).requests.find(({ id }) => id === lead)
    if (!found) throw new Error('no request')
    return found
  }
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

  test('a request shows its consent with version and time, and its mails; the export says the same, without health', async () => {
    const consent = {
      consent: true,
      consent_version: 'calls-2026-11-20',
      consent_at: '2026-11-20T15:00:00.123456+00:00',
    }
    const told = { kind: 'application', person_name: 'Ana Rivera', email: 'ana@example.com', ...consent }
    const id = await storeLead(at, { ...told, plans: [plan], people: [person] })
    const lead = await read(id)
    expect(lead).toMatchObject({ ...told, plans: [plan], people: [person], answered_at: null })
    expect(lead.mails.map(({ recipient, address, state }) => [recipient, address, state])).toEqual([
      ['agent', null, 'waiting'],
      ['visitor', 'ana@example.com', 'waiting'],
    ])
    expect(JSON.stringify(await readPerson(lead.person_id))).not.toContain('idempotency')
    const [exported] = await ask(agent.client, 'desk_export', { search: 'Ana Rivera' }, deskExportSchema)
    expect(exported).toMatchObject({ ...told, id, plans: [plan], state: 'CA', notes: null, owner: null })
    expect(JSON.stringify(exported)).not.toContain('Asthma')
  })

  test('an export has all notes of a person, who works with them, and what they refuse', async () => {
    const id = await personOf(
      at,
      await storeLead(at, { person_name: 'Exported Once', phone: '(305) 555-0143', reach: ['text'] }),
    )
    for (const body of ['Likes, commas', '=and "quotes"']) await agent.client.rpc('desk_note', { id, body })
    await agent.client.rpc('desk_assign', { id, owner_id: agent.userId })
    const rows = await ask(agent.client, 'desk_export', { search: 'exported once' }, deskExportSchema)
    expect(rows).toMatchObject([
      { notes: 'Likes, commas\n\n=and "quotes"', owner: expect.stringMatching(/^agent-/), refused: ['call'] },
    ])
  })

  test('[O17] what was typed in or imported sends no mail, and tells nobody to look', async () => {
    const told: string[] = []
    const { unlisten } = await at.sql.listen('lead_mails', (lead) => void told.push(lead))
    const answered_at = new Date().toISOString()
    for (const kind of ['typed', 'imported']) {
      const typed = await storeLead(at, {
        kind,
        person_name: kind,
        email: `${kind}@example.com`,
        answered_at,
      })
      expect(await read(typed)).toMatchObject({ kind, mails: [] })
      expect(await readPerson(await personOf(at, typed))).toMatchObject({ kind, waiting_since: null })
    }
    const lead = await storeLead(at)
    await expect.poll(() => told).toEqual([lead])
    await unlisten()
  })

  test('whether an account has the address of a person is said', async () => {
    const lead = await storeLead(at, { person_name: 'Has Account', email: 'Has.Account@example.com' })
    const id = await personOf(at, lead)
    expect((await readPerson(id)).has_account).toBe(false)
    await at.signUp('has.account@example.com')
    expect((await readPerson(id)).has_account).toBe(true)
  })

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
    const rows = await ask(agent.client, 'desk_people', {}, deskPeopleSchema)
    expect(rows.filter((row) => row.has_unsent_mail).map(({ name }) => name)).not.toContain('Fresh')
    expect(rows.filter((row) => row.has_unsent_mail)).toHaveLength(3)
  })

  test('the number of all people is right also while many come and go at once', async () => {
    const total = async () => (await ask(agent.client, 'desk_summary', {}, deskSummarySchema)).total
    const before = await total()
    await Promise.all(
      Array.from({ length: 24 }, async (_, turn) => {
        const id = await storeLead(at, { person_name: `Coming ${turn}` })
        if (turn % 3 === 0) await at.sql`delete from leads where id = ${id}`
      }),
    )
    expect(await total()).toBe(before + 16)
    const repeated = { person_name: 'Repeated', idempotency_key: crypto.randomUUID() }
    await storeLead(at, repeated)
    await expect(storeLead(at, repeated)).rejects.toThrow()
    expect(await total()).toBe(before + 17)
    const [{ counted = 0, rows = 0 } = {}] = await at.sql<{ counted: number; rows: number }>`
      select (select count(*)::int from people) as counted, (select count(*)::int from private.people_counts) as rows`
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
      await ask(agent.client, 'desk_people', { search: 'ana@exampel.com' }, deskPeopleSchema),
    ).toHaveLength(0)
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

  test('[U17] the database takes for an address what every form takes, and sends nothing elsewhere', async () => {
    const texts = [...emailAddresses, ...notEmailAddresses]
    const rows =
      await at.sql`select private.is_email_address(text) as is_one from unnest(${texts}::text[]) as text`
    expect(rows.map((row) => row.is_one)).toEqual(texts.map(isEmailAddress))
    const id = await storeLead(at, { email: 'dora@example.com' })
    const mail = await mailOf(id, 'visitor')
    for (const address of ['dora..a@example.com', 'dora@example.c', 'a@example.com\r\nBcc: b@example.com']) {
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

  test('[O6] the desk says of the accounts of agents how they are now, not how they were at the last look', async () => {
    const found = async () => {
      const check = await ask(agent.client, 'desk_launch_check', {}, deskLaunchCheckSchema)
      return check?.findings.map(({ code, values }) => [code, values])
    }
    const backend = { url: 'http://backend.test', secretKey: at.secrets.secretKey, fetch: at.backend.fetch }
    const stored = [
      {
        severity: 'blocker' as const,
        setting: 'agent account',
        code: 'noAgent' as const,
        values: {},
        message: 'none',
      },
      {
        severity: 'warning' as const,
        setting: 'videos',
        code: 'noVideos' as const,
        values: {},
        message: 'none',
      },
    ]
    await recordLaunchFindings(stored, backend, () => {})
    expect(await found()).toEqual([['noVideos', {}]])
    const { userId } = await at.signUp(`new-agent-${crypto.randomUUID()}@example.com`)
    await giveRole(at, userId)
    expect(await found()).toContainEqual(['agentWithoutApp', { count: '1' }])
    await at.sql`delete from auth.users where id = ${userId}`
    expect(await found()).toEqual([['noVideos', {}]])
  })
})
