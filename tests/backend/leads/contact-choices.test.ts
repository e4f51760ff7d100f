import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentVersions } from '#domain/leads/consent.ts'
import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { newApplication, newCallRequest, newQuoteEmail } from '../../fixtures/leads/submissions.ts'
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
  await expect.poll(() => at.server.received.filter(({ to }) => to[0] === address).length).toBeGreaterThan(0)
  const found = at.server.received.find(({ to }) => to[0] === address)
  if (!found) throw new Error('No mail')
  return found.mail
}
/** The agent's mail about a request, which links to it. */
const noticeOf = async (lead: string) => {
  const find = () =>
    at.server.received.find(({ to, mail }) => to[0] === agentEmail && mail.html?.includes(lead))?.mail
  await expect.poll(find).toBeDefined()
  return find()
}
const stateOf = async (lead: string) =>
  (
    await at.sql<{ state: string }>`
  select state from lead_mails where lead_id = ${lead} and recipient = 'visitor'`
  )[0]?.state
/** Once the agent's mail is there, the visitor's has been decided upon, or is about to be. */
const decided = async (lead: string) => {
  await expect.poll(() => stateOf(lead)).not.toBe('waiting')
  return stateOf(lead)
}

/** The code of a mail's link to the page. */
const codeIn = (html: string | undefined) => {
  const link = /https:\/\/www\.plainwell\.example\/contact-choices\?lng=(en|es)#code=([\w-]{22})"/.exec(
    html ?? '',
  )
  if (!link?.[2]) throw new Error('The mail has no link')
  return link[2]
}
const choose = (code: string, refuse: ReachWay[] = []) => at.post('contact-choices', { code, refuse })

test('[O2] a mail is read, its link followed, the refusal stored, and the next mail withheld', async () => {
  const contact = at.newContact()
  const { email } = contact
  const lead = await at.store(
    'submit-application',
    newApplication({ ...contact, reach: ['email', 'call', 'text'] }),
  )
  const mail = await mailTo(email)
  const code = codeIn(mail.html)
  expect((await choose(code)).answer).toEqual({ kind: 'application', refused: [] })
  expect((await choose(code, ['email', 'call'])).answer).toEqual({
    kind: 'application',
    refused: ['email', 'call'],
  })
  const wishes = await at.sql`
  select distinct w.way, w.is_refused, w.source, w.actor_id from private.contact_wishes w, leads l
  where l.id = ${lead} and w.contact in (
    select private.contact_hash(k) from unnest(private.contact_keys(l.email, l.phone)) k)
  order by w.way`
  expect(wishes).toEqual([
    { way: 'call', is_refused: true, source: 'link', actor_id: null },
    { way: 'email', is_refused: true, source: 'link', actor_id: null },
  ])
  // The desk's history of the person tells of it, once for each way.
  const entries = () => at.sql`
  select e.details from private.person_entries e join leads l on l.person_id = e.person_id
  where l.id = ${lead} and e.kind = 'wish' and e.actor_id is null order by e.id`
  const told = (way: string) => ({ details: { way, source: 'link', is_refused: true } })
  expect(await entries()).toEqual([told('email'), told('call')])
  await choose(code, ['email', 'call'])
  expect(await entries()).toHaveLength(2)

  at.server.received.length = 0
  const next = await at.store('submit-application', newApplication({ ...contact, reach: [] }))
  expect(await decided(next)).toBe('withheld')
  const notice = await noticeOf(next)
  expect(notice?.text).toMatch(/no emails and no phone calls/)
  expect(notice?.html).not.toContain('tel:')
  expect(notice?.replyTo?.[0]?.address).toBe('support@plainwell.example')
  expect(at.server.received.filter(({ to }) => to[0] === email)).toEqual([])
})

test('[O2] a quote that is asked for is mailed all the same, says so, and the refusal stays', async () => {
  const contact = at.newContact()
  const { email } = contact
  await at.store('email-quote', newQuoteEmail({ email }))
  const code = codeIn((await mailTo(email)).html)
  await choose(code, ['email'])
  at.server.received.length = 0
  const quote = await at.store('email-quote', newQuoteEmail({ email, reach: ['email'] }))
  expect((await mailTo(email)).text).toContain('Usted pidió que no le enviemos correos')
  await expect.poll(() => stateOf(quote)).toBe('sent')
  expect((await choose(code)).answer).toMatchObject({ refused: ['email'] })
  expect(await decided(await at.store('request-call', newCallRequest(contact)))).toBe('withheld')
})

test('[O2] one click in a mail program refuses emails; what waits meanwhile is withheld, and a new form lifts nothing', async () => {
  const contact = at.newContact()
  const { email } = contact
  await at.store('submit-application', newApplication({ ...contact, reach: ['email', 'call'] }))
  const mail = await mailTo(email)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = new URL(/^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
  expect([address.origin, address.pathname]).toEqual([
    'https://www.plainwell.example',
    '/functions/v1/contact-choices',
  ])

  // A mail server that is away: a second mail waits.
  at.server.breakDown('drops')
  const waiting = await at.store(
    'submit-application',
    newApplication({ ...contact, reach: ['email', 'call'] }),
  )
  await expect
    .poll(async () => (await at.sql`select from lead_mails where lead_id = ${waiting} and tries > 0`).length)
    .toBe(2)
  const clicked = await fetch(`${at.address}${address.pathname}${address.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([clicked.status, await clicked.json()]).toEqual([
    200,
    { kind: 'application', refused: ['email', 'text'] },
  ])
  at.server.breakDown(undefined)
  await at.sql`update lead_mails set next_try_at = now() where lead_id = ${waiting}`
  expect(await decided(waiting)).toBe('withheld')

  // Whoever opens the address in a browser is led to the page.
  const opened = await fetch(`${at.address}${address.pathname}${address.search}`, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `http://site.test/contact-choices#code=${address.searchParams.get('code')}`,
  ])
})

test('[O2] a refusal of a form’s is noted, lifted by the next form, and holds once it is said by the link', async () => {
  const contact = at.newContact()
  const { email } = contact
  const ask = (reach: ReachWay[]) => at.store('submit-application', newApplication({ ...contact, reach }))
  await ask(['email'])
  const code = codeIn((await mailTo(email)).html)
  expect((await choose(code)).answer.refused).toEqual(['call', 'text'])
  await ask(['email', 'call', 'text'])
  expect((await choose(code)).answer.refused).toEqual([])
  await ask(['email'])
  expect((await choose(code, ['call'])).answer.refused).toEqual(['call', 'text'])
  await ask(['email', 'call', 'text'])
  expect((await choose(code)).answer.refused).toEqual(['call'])
})

test('[O2] the desk shows a refusal by link beside the consent, lifts it, and never has the code', async () => {
  const contact = at.newContact()
  const apply = () =>
    at.store('submit-application', newApplication({ ...contact, reach: ['email', 'call'], consent: true }))
  const lead = await apply()
  const code = codeIn((await mailTo(contact.email)).html)
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

  const withheld = await apply()
  expect(await decided(withheld)).toBe('withheld')
  const mails = (await ask(client, 'desk_person', { id }, deskPersonSchema))?.requests[0]?.mails
  expect(mails?.find(({ recipient }) => recipient === 'visitor')?.state).toBe('withheld')
  expect((await client.rpc('desk_unsent_mails')).data).toEqual([])

  const lifted = await client.rpc('desk_wish', { id, way: 'email', is_refused: false })
  expect(lifted.error).toBeNull()
  expect((await choose(code)).answer.refused).toEqual(['call', 'text'])
  expect(await decided(await apply())).toBe('sent')
})

test('[O2] a refusal outlives the request, and its link does not', async () => {
  const contact = at.newContact()
  const { email } = contact
  const lead = await at.store('submit-application', newApplication({ ...contact, reach: ['email'] }))
  const code = codeIn((await mailTo(email)).html)
  await choose(code, ['email'])
  await at.sql`delete from leads where id = ${lead}`
  const { status, answer } = await choose(code, ['call'])
  expect([status, answer.error]).toEqual([400, 'invalid_id'])
  const kept = await at.sql`select w::text as line from private.contact_wishes w`
  expect(JSON.stringify(kept)).not.toContain('quimby')
  expect(await decided(await at.store('submit-application', newApplication({ ...contact, reach: [] })))).toBe(
    'withheld',
  )
})

test('[O2] every request has a code of its own, which nobody but the server’s key can ask about', async () => {
  const contact = at.newContact()
  const { email } = contact
  await Promise.all(Array.from({ length: 20 }, () => at.store('request-call', newCallRequest(contact))))
  const codes = (await at.sql<{ contact_code: string }>`select contact_code from leads`).map(
    ({ contact_code }) => contact_code,
  )
  expect(new Set(codes).size).toBe(20)
  for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  const [code = ''] = codes
  const owner = await at.signUp(email)
  for (const token of [undefined, owner.token]) {
    for (const body of [{ code, ways: ['email'] }, { code }]) {
      const call = { ...(token ? { token } : {}), body }
      const { status, body: answer } = await at.request('POST', '/rest/v1/rpc/refuse_contact', call)
      expect([401, 403], answer).toContain(status)
      expect(answer).not.toContain('refused')
    }
    for (const query of [`leads?contact_code=eq.${code}`, 'contact_wishes', 'leads?select=contact_code']) {
      const { status, body } = await at.request('GET', `/rest/v1/${query}`, token ? { token } : {})
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body).not.toContain(code)
    }
  }
  expect((await choose(code)).answer.refused).toEqual([])
  const open = await at.sql`
  select role, p.proname from unnest(array['anon', 'authenticated', 'service_role']) role, pg_proc p
  where p.proname in ('refuse_contact', 'refused_by', 'withholds_mail') and has_function_privilege(role, p.oid, 'execute')`
  expect(open).toEqual([{ role: 'service_role', proname: 'refuse_contact' }])
})
