import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentVersions } from '#domain/leads/consent.ts'
import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { newApplication, newCallRequest } from '../../fixtures/leads/submissions.ts'
import { ask, personOf, signUpAgent } from '../fixtures/desk.ts'
import { agentEmail, type MailedSite, startMailedSite } from '../fixtures/lead-email-worker.ts'

let at: MailedSite
beforeAll(async () => {
  at = await startMailedSite()
})
beforeEach(async () => {
  at.server.received.length = 0
  await at.sql`delete from leads`
})
afterEach(() => expect(at.said()).not.toMatch(/quimby|555-1|code=/i))
afterAll(() => at.stop())

const mailTo = async (address: string) => {
  const find = () => at.server.received.find(({ to }) => to[0] === address)?.mail
  await expect.poll(find).toBeDefined()
  return find()
}
/** The agent's mail about a request, which links to it. */
const noticeOf = async (lead: string) => {
  const find = () =>
    at.server.received.find(({ to, mail }) => to[0] === agentEmail && mail.html?.includes(lead))?.mail
  await expect.poll(find).toBeDefined()
  return find()
}
/** What became of the visitor's mail, once that has been decided. */
const decided = async (lead: string) => {
  const stateOf = async () =>
    (
      await at.sql<{ state: string }>`
        select state from lead_mails where lead_id = ${lead} and recipient = 'visitor'`
    )[0]?.state
  await expect.poll(stateOf).not.toBe('waiting')
  return stateOf()
}
/** The code of a request's link, as its mails have it. */
const codeOf = async (lead: string) =>
  (await at.sql<{ code: string }>`select contact_code as code from leads where id = ${lead}`)[0]?.code ?? ''
const choose = (code: string, refuse: ReachWay[] = []) => at.post('contact-choices', { code, refuse })
const apply = (changes: object) => at.store('submit-application', newApplication(changes))

test('[O2] a mail is read, its link followed, the refusal stored, and the next mail withheld', async () => {
  const contact = at.newContact()
  const { email } = contact
  const lead = await apply({ ...contact, reach: ['email', 'call', 'text'] })
  const mail = await mailTo(email)
  const code = await codeOf(lead)
  expect(mail?.html).toContain(`"https://www.plainwell.example/contact-choices?lng=es#code=${code}"`)
  expect((await choose(code)).answer).toEqual({ kind: 'application', refused: [] })
  const refused = ['email', 'call']
  expect((await choose(code, ['email', 'call'])).answer).toEqual({ kind: 'application', refused })
  const wishes = await at.sql`
    select distinct w.way, w.is_refused, w.source, w.actor_id from private.contact_wishes w, leads l
    where l.id = ${lead} and w.contact in (
      select private.contact_hash(k) from unnest(private.contact_keys(l.email, l.phone)) k)
    order by w.way`
  const byLink = { is_refused: true, source: 'link', actor_id: null }
  expect(wishes).toEqual([
    { way: 'call', ...byLink },
    { way: 'email', ...byLink },
  ])
  // The desk's history of the person tells of it, once for each way.
  await choose(code, ['email', 'call'])
  const entries = await at.sql`
    select e.details from private.person_entries e join leads l on l.person_id = e.person_id
    where l.id = ${lead} and e.kind = 'wish' and e.actor_id is null order by e.id`
  const told = (way: string) => ({ details: { way, source: 'link', is_refused: true } })
  expect(entries).toEqual([told('email'), told('call')])

  at.server.received.length = 0
  const next = await apply({ ...contact, reach: [] })
  expect(await decided(next)).toBe('withheld')
  const notice = await noticeOf(next)
  expect(notice?.text).toMatch(/no emails and no phone calls/)
  expect(notice?.html).not.toContain('tel:')
  expect(notice?.replyTo?.[0]?.address).toBe('support@plainwell.example')
  expect(at.server.received.filter(({ to }) => to[0] === email)).toEqual([])
})

test('[O2] one click in a mail program refuses emails; what waits meanwhile is withheld, and a new form lifts nothing', async () => {
  const contact = at.newContact()
  await apply({ ...contact, reach: ['email', 'call'] })
  const mail = await mailTo(contact.email)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = new URL(/^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
  expect(address.href).toMatch(/^https:\/\/www\.plainwell\.example\/functions\/v1\/contact-choices\?/)

  // A mail server that is away: a second mail waits.
  at.server.breakDown('drops')
  const waiting = await apply({ ...contact, reach: ['email', 'call'] })
  const tried = () => at.sql`select 1 from lead_mails where lead_id = ${waiting} and tries > 0`
  await expect.poll(tried).toHaveLength(2)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'List-Unsubscribe=One-Click'
  const clicked = await fetch(`${at.address}${address.pathname}${address.search}`, {
    method: 'POST',
    headers,
    body,
  })
  expect(await clicked.json()).toEqual({ kind: 'application', refused: ['email', 'text'] })
  at.server.breakDown(undefined)
  await at.sql`update lead_mails set next_try_at = now() where lead_id = ${waiting}`
  expect(await decided(waiting)).toBe('withheld')

  // Whoever opens the address in a browser is led to the page.
  const opened = await fetch(`${at.address}${address.pathname}${address.search}`, { redirect: 'manual' })
  const page = `http://site.test/contact-choices#code=${address.searchParams.get('code')}`
  expect([opened.status, opened.headers.get('location')]).toEqual([303, page])
})

test('a link to where a request stands is opened by the code that its mailbox gets', async () => {
  const { email } = at.newContact()
  await apply({ email })
  const link = /\/request\?lng=es#link=([\w-]+)/.exec((await mailTo(email))?.html ?? '')?.[1]
  at.server.received.length = 0
  expect((await at.post('request-status', { step: 'code', link })).answer).toEqual({ asked: true })
  const code = /: (\d{6})$/m.exec((await mailTo(email))?.text ?? '')?.[1]
  const { session } = (await at.post('request-status', { step: 'open', link, code })).answer
  const { answer } = await at.post('request-status', { step: 'read', session })
  expect(answer).toMatchObject({ email, requests: [{ kind: 'application' }] })
})

test('[O2] a refusal of a form’s is noted, lifted by the next form, and holds once it is said by the link', async () => {
  const contact = at.newContact()
  const askFor = (reach: ReachWay[]) => apply({ ...contact, reach })
  const code = await codeOf(await askFor(['email']))
  expect((await choose(code)).answer.refused).toEqual(['call', 'text'])
  await askFor(['email', 'call', 'text'])
  expect((await choose(code)).answer.refused).toEqual([])
  await askFor(['email'])
  expect((await choose(code, ['call'])).answer.refused).toEqual(['call', 'text'])
  await askFor(['email', 'call', 'text'])
  expect((await choose(code)).answer.refused).toEqual(['call'])
})

test('[O2] the desk shows a refusal by link beside the consent, lifts it, and never has the code', async () => {
  const contact = at.newContact()
  const agree = { ...contact, reach: ['email', 'call'], consent: true }
  const lead = await apply(agree)
  const code = await codeOf(lead)
  await choose(code, ['email', 'call', 'text'])
  const { client } = await signUpAgent(at)
  const id = await personOf(at, lead)
  const shown = await ask(client, 'desk_person', { id }, deskPersonSchema)
  expect(shown).toMatchObject({
    refused: ['email', 'call', 'text'],
    requests: [{ consent: true, consent_version: consentVersions.calls }],
  })
  const byLink = shown?.wishes.filter(({ source }) => source === 'link')
  expect(byLink?.map(({ way, actor }) => [way, actor])).toEqual([
    ['text', null],
    ['call', null],
    ['email', null],
  ])
  expect(JSON.stringify((await client.rpc('desk_person', { id })).data)).not.toContain(code)

  expect(await decided(await apply(agree))).toBe('withheld')
  const mails = (await ask(client, 'desk_person', { id }, deskPersonSchema))?.requests[0]?.mails
  expect(mails?.find(({ recipient }) => recipient === 'visitor')?.state).toBe('withheld')
  expect((await client.rpc('desk_unsent_mails')).data).toEqual([])

  const lifted = await client.rpc('desk_wish', { id, way: 'email', is_refused: false })
  expect(lifted.error).toBeNull()
  expect((await choose(code)).answer.refused).toEqual(['call', 'text'])
  expect(await decided(await apply(agree))).toBe('sent')
})

test('[O2] a refusal outlives the request, and its link does not', async () => {
  const contact = at.newContact()
  const lead = await apply({ ...contact, reach: ['email'] })
  const code = await codeOf(lead)
  await choose(code, ['email'])
  await at.sql`delete from leads where id = ${lead}`
  const { status, answer } = await choose(code, ['call'])
  expect([status, answer.error]).toEqual([400, 'invalid_id'])
  const kept = await at.sql`select w::text as line from private.contact_wishes w`
  expect(JSON.stringify(kept)).not.toContain('quimby')
  expect(await decided(await apply({ ...contact, reach: [] }))).toBe('withheld')
})

test('[O2] every request has a code of its own, which nobody but the server’s key can ask about', async () => {
  const contact = at.newContact()
  await Promise.all(Array.from({ length: 5 }, () => at.store('request-call', newCallRequest(contact))))
  const rows = await at.sql<{ contact_code: string }>`select contact_code from leads`
  const codes = rows.map(({ contact_code }) => contact_code)
  expect(new Set(codes).size).toBe(5)
  for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  const [code = ''] = codes
  const { token } = await at.signUp(contact.email)
  for (const as of [{}, { token }]) {
    const asked = { ...as, body: { code, ways: ['email'] } }
    const { status, body } = await at.request('POST', '/rest/v1/rpc/refuse_contact', asked)
    expect([401, 403], body).toContain(status)
    for (const query of [`leads?contact_code=eq.${code}`, 'contact_wishes']) {
      const read = await at.request('GET', `/rest/v1/${query}`, as)
      expect(read.status).toBeGreaterThanOrEqual(400)
      expect(read.body).not.toContain(code)
    }
  }
  expect((await choose(code)).answer.refused).toEqual([])
  const open = await at.sql`
    select role, p.proname from unnest(array['anon', 'authenticated', 'service_role']) role, pg_proc p
    where p.proname in ('refuse_contact', 'refused_by', 'withholds_mail') and has_function_privilege(role, p.oid, 'execute')`
  expect(open).toEqual([{ role: 'service_role', proname: 'refuse_contact' }])
})
