import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveRole } from '../backend/fixtures/desk.ts'
import { leadPlan } from '../fixtures/leads/leads.ts'
import { find, findAll, textOf, textsOf } from '../pages/site.ts'
import { focused } from './account-site.ts'
import { type DeskSite, startDeskSite } from './desk-site.ts'
import { click, fill, handsOn, screen } from './open-page.ts'

let site: DeskSite
beforeAll(async () => {
  site = await startDeskSite()
})
afterAll(() => site.at.stop())
beforeEach(async () => {
  await site.at.sql`delete from leads`
})

const title = (text: string | RegExp) => screen().findByRole('heading', { level: 1, name: text })
const text = (words: string | RegExp) => screen().findByText(words, { exact: false })
const people = () => textsOf(findAll(document.body, '[aria-label=People] li'))
const article = () => find(document.body, 'article')
const inList = handsOn(() => find(document.body, '[aria-label=People]'))
const note = () => screen().getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ })
const noteText = () => note().value
const write = async (words: string) => fill(await screen().findByRole('textbox', { name: /^Note/ }), words)
const notesOf = async (person: string) => {
  const rows = await site.at.sql<{ body: string }>`
    select body from private.person_entries where person_id = ${person} and kind = 'note' order by id`
  return rows.map(({ body }) => body)
}
const look = () => window.dispatchEvent(new Event('focus'))

test('[O10] search, kind and stage narrow people down, and one who asked twice is one', async () => {
  const account = await site.newAgent()
  const email = 'bo@example.com'
  await site.request('Ana Kim', { phone: '(305) 555-0101' })
  const plans = { kind: 'quote_email', email, plans: [leadPlan] }
  await site.request('Bo Kim', { ...plans, phone: null })
  await site.request('bo  Kim', { email, phone: '(305) 555-0102' })
  await site.request('Cal Reyes', { phone: '(305) 555-0103' })
  const page = await site.open('/agent?view=people', { account })
  await page.type(/^Search name/, 'kim')
  await expect
    .poll(people)
    .toEqual([expect.stringMatching(/^bo .*2 requests/i), expect.stringMatching(/^Ana Kim/)])
  await page.select('Kind', 'Call request')
  await expect.poll(people).toHaveLength(2)
  await page.select('Stage', 'In force')
  await text('Nobody found')
  await page.press('Show all people')
  await page.type(/^Search name/, email)
  await expect.poll(people).toEqual([expect.stringMatching(/^bo /i)])
  await inList.press(/^bo/i, 'link')
  await title(/bo {1,2}Kim/i)
  expect(textOf(article())).toContain('Asked for a quote by email')
  await site.open('/agent?lead=cut-off', { account })
  await title('This person is not here')
})

test('a new request appears without a reload, what is being typed stays, and a note is stored on leaving it', async () => {
  const account = await site.newAgent()
  const [first, phone] = [await site.request('Deshawn Hill', { phone: '(305) 555-0111' }), '(305) 555-0112']
  const page = await site.open(`/agent?view=people&person=${first.person}`, { account })
  await title('Deshawn Hill')
  await write('Prefers text')
  await site.request('Ruth Baker', { phone })
  look()
  await expect.poll(people).toContainEqual(expect.stringMatching(/^Ruth Baker/))
  expect(document.activeElement === note()).toBe(true)
  expect(noteText()).toBe('Prefers text')
  note().blur()
  await text('Note saved.')
  await write('Prefers text, not calls')
  await inList.press(/^Ruth Baker/, 'link')
  await title('Ruth Baker')
  await write('Second')
  page.window.history.back()
  await title('Deshawn Hill')
  await expect.poll(() => notesOf(first.person)).toEqual(['Prefers text, not calls'])
  await expect.poll(() => textOf(article())).toContain('Prefers text, not calls')
  page.window.history.forward()
  await title('Ruth Baker')
  await handsOn(article).press('Edit')
  await expect.poll(noteText).toBe('Second')
  await write('Second thoughts')
  await page.press('Save note')
  await expect.poll(() => textOf(article())).toContain('Second thoughts')
})

test('[O2] [U6] [D1] who wants no calls: the desk says so before any button and offers none, until it is lifted there', async () => {
  const account = await site.newAgent()
  const consent = {
    consent: true,
    consent_version: 'calls-2026-11-24',
    consent_at: new Date(),
    page: '/quote/options',
  }
  const { person } = await site.request('Renée Olin', {
    ...{ kind: 'application', email: 'renee@example.com', phone: '(305) 555-0121', plans: [leadPlan] },
    ...{ reach: ['email', 'text'], ...consent },
  })
  const page = await site.open(`/agent?person=${person}`, { account })
  await title('Renée Olin')
  const ways = () =>
    findAll(article(), '[data-slot=alert], a[data-way]').map((part) => part.getAttribute('href') ?? 'notice')
  expect(ways()).toEqual(['notice', 'sms:+13055550121', 'mailto:renee@example.com'])
  await page.press('Lift the refusal of calls')
  await text('Calls are allowed again.')
  await expect.poll(() => ways()[0]).toBe('tel:+13055550121')
})

test('somebody else’s account sees that this is the agent’s, and nothing of anybody', async () => {
  const { lead } = await site.request('Grace Nobody')
  const page = await site.open(`/agent?lead=${lead}`, { account: await site.newAccount() })
  await title('This page is for the agent of this site')
  expect(document.body.textContent).not.toContain('Grace')
  const asked = page.calls().filter(({ name }) => name.includes('/rpc/'))
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(['/rest/v1/rpc/desk_summary']))
  await page.press('Go to your dashboard', 'link')
  await text('Welcome, Ana.')
  expect(screen().queryByText('The agent’s desk')).toBeNull()
})

test('a role that is taken away, and a session that ends, leave what is on screen and say the way on', async () => {
  const account = await site.newAgent()
  const { person } = await site.request('Luis Mora')
  const page = await site.open(`/agent?person=${person}`, { account })
  await title('Luis Mora')
  await write('Speaks fast')
  await site.at.sql`update auth.users set raw_app_meta_data = '{}' where id = ${account.userId}`
  await page.press('Save note')
  await text('The note could not be saved. Your text is still here')
  await text('This account is no longer the agent’s.')
  expect(noteText()).toBe('Speaks fast')

  await giveRole(site.at, account.userId)
  await page.press('Save note')
  await text('Note saved.')
  await expect
    .poll(() => screen().queryByText('This account is no longer the agent’s.', { exact: false }))
    .toBeNull()

  await account.client.auth.signOut({ scope: 'global' })
  await write('Call twice')
  await page.press('Save note')
  await text('You were signed out.')
  expect((await text('Sign in again in a new tab')).closest('a')?.getAttribute('href')).toBe('/auth')
  expect(noteText()).toBe('Call twice')
  await title('Luis Mora')
})

test('[O17] a note and a stage that another device changed meanwhile are not written over', async () => {
  const account = await site.newAgent()
  const { person } = await site.request('Samira Cole')
  let justBefore: { rpc: string; change: () => Promise<unknown> } | undefined
  const page = await site.open(`/agent?person=${person}`, {
    account,
    // The other device is quicker by a hair: the desk can't have heard of it.
    async answer({ url }) {
      if (!justBefore || !url.endsWith(justBefore.rpc)) return undefined
      const { change } = justBefore
      justBefore = undefined
      await change()
      return undefined
    },
  })
  await title('Samira Cole')
  await write('First')
  await page.press('Save note')
  await handsOn(article).press('Edit')
  await write('Mine')
  const { sql } = site.at
  justBefore = {
    rpc: 'desk_change_note',
    change: () =>
      sql`update private.person_entries set body = 'Theirs' where person_id = ${person} and kind = 'note'`,
  }
  await page.press('Save note')
  await text('Another device changed this note.')
  expect(textOf(article())).toContain('Theirs')
  expect(noteText()).toBe('Mine')
  await write('Theirs, and mine')
  await page.press('Keep my text')
  await expect.poll(() => notesOf(person)).toEqual(['Theirs, and mine'])

  const inArticle = handsOn(article)
  justBefore = { rpc: 'desk_set', change: () => sql`update people set stage = 'lost' where id = ${person}` }
  await inArticle.select('Stage', 'Quoted')
  await text('Another device changed the stage to Lost.')
  await screen().findByLabelText('Why')
  // Something else that changed meanwhile is no obstacle.
  justBefore = { rpc: 'desk_set', change: () => sql`update people set owner_id = null where id = ${person}` }
  await inArticle.select('Stage', 'Quoted')
  await text('Stage saved: Quoted.')
})

test('[S6] [S7] a person is kept after all, then one request of two is erased, then all, and the security log says so without a name', async () => {
  const account = await site.newAgent()
  const shared = { person_name: 'Olive Stone', email: 'olive@example.com' }
  const [first, last] = [await site.request('Olive Stone', shared), await site.request('Olive Stone', shared)]
  const stored = async () => (await site.at.sql<{ id: string }>`select id from leads`).map(({ id }) => id)
  const page = await site.open(`/agent?lead=${last.lead}`, { account })
  await title('Olive Stone')
  const dialog = handsOn(() => find(document.body, 'dialog[open]'))
  await page.press('Erase this person')
  await text('emails that have not gone out yet')
  await expect.poll(focused).toBe('Keep it')
  await dialog.press('Keep it')
  expect(await stored()).toHaveLength(2)
  await page.press('Erase this person')
  click((await screen().findAllByLabelText(/^Only this/))[0] ?? document.body)
  await dialog.press('Erase 1 request')
  await expect.poll(stored).toEqual([first.lead])
  await title('Olive Stone')
  await page.press('Erase this person')
  await dialog.press('Erase 1 request')
  await expect.poll(stored).toEqual([])
  await expect.poll(page.address).toBe('/agent')
  await text('Erased for good.')

  await site.open('/agent?view=settings', { account })
  const log = await screen().findByRole('list', { name: 'Security log' })
  await expect.poll(() => textOf(log)).toContain('Erased 1 request (you)')
  expect(textOf(log)).toContain('Opened the page of somebody who has been erased (you)')
  expect(textOf(log)).not.toContain('Olive')
})

test('[O17] an owner of the site gives a person to an agent, who sees nobody else, and an agent who has nobody reads who assigns them', async () => {
  const [owner, agent] = [await site.newAgent(), await site.newAgent({ isOwner: false })]
  await site.request('Nobody Else', { phone: '(305) 555-0142' })
  await site.open('/agent?view=people', { account: agent })
  await title('Nobody is assigned to you yet.')
  await text('An owner of the site assigns people to agents')
  await text('and so does everybody you add yourself.')

  const { person } = await site.request('Olive Hart', { phone: '(305) 555-0141' })
  await site.open(`/agent?person=${person}`, { account: owner })
  await title('Olive Hart')
  await handsOn(article).select('Agent', `Ana Ruiz (${agent.email})`)
  await text('Given to Ana Ruiz')

  const page = await site.open('/agent', { account: agent })
  await title('One person to reach today.')
  expect(document.body.textContent).not.toContain('Nobody Else')
  await page.press('Olive Hart', 'link')
  await title('Olive Hart')
  // They alone open the desk, as far as they may know: there is nobody to give a person to.
  expect(screen().queryByLabelText('Agent')).toBeNull()
  await page.press('Settings', 'link')
  const log = await screen().findByRole('list', { name: 'Security log' })
  await expect.poll(() => textOf(log)).toContain('Olive Hart')
  await expect.poll(() => screen().queryByText('Launch check')).toBeNull()
})

test('[O10] a press that asks for more people is kept while somebody new comes in', async () => {
  const account = await site.newAgent()
  const add = (count: number) => site.at.sql`
    insert into leads (kind, person_name, email, idempotency_key)
    select 'quote_email', 'Page Turner', gen_random_uuid() || '@example.com', gen_random_uuid()
    from generate_series(1, ${count}::int)`
  await add(31)
  const { promise: isReadAnew, resolve: letGo } = Promise.withResolvers<void>()
  let asked = 0
  const page = await site.open('/agent?view=people', {
    account,
    async answer(request) {
      if (!request.url.endsWith('/desk_people')) return undefined
      const { before_at } = await request.clone().json()
      if (before_at !== null) await isReadAnew
      asked += 1
      return undefined
    },
  })
  await expect.poll(people).toHaveLength(30)
  await page.press('Show more')
  await add(1)
  const before = asked
  look()
  await expect.poll(() => asked).toBeGreaterThan(before)
  letGo()
  await expect.poll(people).toHaveLength(32)
  expect(screen().queryByText('Show more')).toBeNull()
})
