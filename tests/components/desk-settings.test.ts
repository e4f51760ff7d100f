import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskStatus, ProcessStatus } from '#domain/leads/desk/status.ts'
import { enroll } from '../backend/fixtures/authenticator.ts'
import { giveRole } from '../backend/fixtures/desk.ts'
import { leadPlan } from '../fixtures/leads/leads.ts'
import { textOf } from '../pages/site.ts'
import { focused, letAnHourPass, sessionOf } from './account-site.ts'
import { type DeskSite, startDeskSite } from './desk-site.ts'
import { handsOn, screen } from './open-page.ts'

let site: DeskSite
beforeAll(async () => {
  site = await startDeskSite()
})
afterAll(() => site.at.stop())

const title = (text: string | RegExp) => screen().findByRole('heading', { level: 1, name: text })
const text = (words: string | RegExp) => screen().findByText(words, { exact: false })
/** The card under a heading. */
async function card(heading: string): Promise<HTMLElement> {
  const found = (await screen().findByText(heading)).closest<HTMLElement>('[data-slot=card]')
  if (!found) throw new Error(`${heading} is over no card`)
  return found
}
/** Answers a function of the desk with this. */
const telling = (rpc: string, told: unknown) => ({
  answer: ({ url }: Request) => (url.endsWith(`/rpc/${rpc}`) ? Response.json(told) : undefined),
})

test('[O3] the morning’s email is turned off, and a calendar program gets an address that is shown once', async () => {
  const account = await site.newAgent()
  const page = await site.open('/agent?view=settings', { account })
  const morning = () => screen().findByLabelText<HTMLInputElement>('Email me each morning who to contact')
  expect((await morning()).checked).toBe(true)
  await page.choose('Email me each morning who to contact')
  await expect.poll(async () => (await morning()).checked).toBe(false)
  await page.press('Make the address')
  const { value } = await screen().findByLabelText<HTMLInputElement>('Address for your calendar program')
  expect(value).toMatch(/^http:\/\/site\.test\/calendar\/[\da-f]{64}\.ics$/)
  await page.press('Copy')
  await text('Copied.')
  expect(await navigator.clipboard.readText()).toBe(value)
  const again = await page.reload()
  expect((await morning()).checked).toBe(false)
  await text('There has been an address since')
  expect(screen().queryByLabelText('Address for your calendar program')).toBeNull()
  await again.press('Turn the calendar off')
  await text('The calendar is off. The old address no longer opens.')
})

test('[O17] an owner says which states’ new people come to an agent, by codes of two letters', async () => {
  const [owner, other] = [await site.newAgent(), await site.newAgent({ isOwner: false })]
  await site.open('/agent?view=settings', { account: owner })
  const shown = await screen().findByRole('form', { name: new RegExp(other.email) })
  const form = handsOn(() => shown)
  await form.choose('Gets new people, in turn with the others')
  await form.type('Only from these states', 'Wyoming')
  await form.press(/^Save/)
  await text('Wyoming is not a state.')
  await form.type('Only from these states', 'wy')
  await form.press(/^Save/)
  await text('Saved.')
  const [row] = await site.at.sql`select states from private.agents where user_id = ${other.userId}`
  expect(row).toEqual({ states: ['WY'] })
  await site.at.sql`delete from private.agents where user_id = ${other.userId}`
})

test('a mail that did not arrive is corrected and sent', async () => {
  const account = await site.newAgent()
  const { lead } = await site.request('Ruth Sent', {
    ...{ kind: 'quote_email', email: 'ruth@exmaple.com', phone: null, plans: [leadPlan] },
  })
  await site.at.sql`
    update lead_mails set state = 'failed', problem = 'refused', tries = 3, tried_at = now()
    where lead_id = ${lead} and recipient = 'visitor'`
  const page = await site.open('/agent?view=mail', { account })
  await title(/mails? ha(s|ve) not arrived\.$/)
  await text('The mail server of this address refuses it. 3 tries')
  await page.press('Correct address, Quote to ruth@exmaple.com')
  await page.type('Correct address', 'nobody')
  await page.press('Save and send')
  await text('Write an address such as name@example.com.')
  await page.type('Correct address', 'ruth@example.com')
  await page.press('Save and send')
  await expect.poll(() => screen().queryByText(/ruth@exmaple\.com/)).toBeNull()
  const mails = await site.at.sql`
    select address, state from lead_mails where lead_id = ${lead} and recipient = 'visitor'`
  expect(mails).toEqual([{ address: 'ruth@example.com', state: 'waiting' }])
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** A process that has much to say; what each really finds is the database's and the server's (tests/backend/monitoring). */
const status = (changes: Partial<ProcessStatus> = {}): DeskStatus => ({
  processes: [
    {
      id: '11111111-1111-4111-8111-111111111111',
      heard_at: ago(1),
      version: '1.4.0',
      started_at: ago(180),
      is_hosted: false,
      memory: 152e6,
      disk: { free: 1.2e9, size: 40e9, is_low: true },
      database: { is: 'own', version: '18.4', size: 84e6, is_ready: true },
      mail: { has_server: true, waiting: 3, failed: 0, oldest_waiting_at: ago(14), last_sent_at: ago(20) },
      jobs: { waiting: 3, failed: 0 },
      webhooks: { state: 'off', waiting: 0, failed: 0 },
      backup: { at: ago(240), has_failed: false },
      certificate: { host: 'www.example.com', valid_until: ago(-60 * 24 * 41 - 60), problem: null },
      alerts: 'own_server',
      ...changes,
    },
  ],
  alerts: [{ kind: 'lead_mails', began_at: ago(4), mailed_at: ago(4) }],
})

test('[O15] an owner reads how the site is doing, the desk says at once what is wrong, and nobody else is told', async () => {
  const account = await site.newAgent()
  const page = await site.open('/agent', { account, ...telling('desk_status', status()) })
  await text('Emails about requests have not gone out')
  await page.press('See the status', 'link')
  await title('How the site is doing')
  for (const words of [
    '3 waiting, 0 given up',
    'www.example.com: 41 days left',
    'PostgreSQL 18.4, started by the site',
  ])
    await expect.poll(() => document.body.textContent).toContain(words)
  expect(screen().getAllByText('Look at this')).toHaveLength(1)
  expect(screen().getByText('Site status').getAttribute('aria-current')).toBe('page')

  const hosted = status({ is_hosted: true, backup: null })
  await site.open('/agent?view=status', { account, language: 'es', ...telling('desk_status', hosted) })
  await title('Cómo está el sitio')
  for (const words of ['1.2 GB libres de 40 GB', 'quedan 41 días', 'Los hace quien aloja su base de datos'])
    await expect.poll(() => document.body.textContent).toContain(words)

  await site.open('/agent?view=settings', { account: await site.newAgent({ isOwner: false }) })
  await title('Settings')
  expect(screen().queryByText('Site status')).toBeNull()
})

test('[O15] an agent who is told that something failed on our side gets a reference', async () => {
  const headers = { 'x-request-id': 'ab12cd34-91f0-4c2e-8a44-5c1d2e3f4a5b' }
  await site.open('/agent', {
    account: await site.newAgent(),
    answer: ({ url }) =>
      url.endsWith('/desk_today') ? Response.json({ code: 'PGRST001' }, { status: 503, headers }) : undefined,
  })
  await expect.poll(() => document.body.textContent).toContain('Reference: ab12cd34')
})

test.each([
  ['en', 'on', '3 messages have not arrived yet.', 'Send again', 'Everything has arrived.'],
  ['es', 'stopped', 'Ese programa respondió que no quiere recibir más.', 'Reenviar', 'Todo ha llegado.'],
] as const)(
  '[O18] Settings say what of webhooks has not arrived, and send it again (%s)',
  async (language, state, told, again, arrived) => {
    const page = await site.open('/agent?view=settings', {
      account: await site.newAgent(),
      language,
      // What a receiver took or not is the database's (tests/backend/webhooks); here it is shown.
      answer({ url }) {
        const isSentAgain = url.endsWith('/desk_webhooks_again')
        if (!isSentAgain && !url.endsWith('/desk_webhooks')) return undefined
        const left = isSentAgain ? { state, waiting: 0, failed: 0 } : { state, waiting: 1, failed: 2 }
        return Response.json({ ...left, oldest_at: isSentAgain ? null : '2026-11-24T15:00:00+00:00' })
      },
    })
    await expect.poll(async () => textOf(await card('Webhooks'))).toContain(told)
    await page.press(again)
    await expect.poll(async () => textOf(await card('Webhooks'))).toContain(arrived)
  },
)

test('the agent notes what a carrier asked, and reads how far off the estimate was', async () => {
  const account = await site.newAgent()
  const plans = [{ ...leadPlan, monthlyPremium: 23, priceSource: 'model' }]
  const { person } = await site.request('Price Asker', { kind: 'quote_email', email: 'p@example.com', plans })
  const page = await site.open(`/agent?person=${person}`, { account })
  const price = 'What the carrier asked, US dollars a month'
  await page.press(/^Add the carrier’s price/)
  await page.press(/^Save/)
  await text('Write the monthly price in dollars, such as 25 or 25.50.')
  await page.type(price, '$25')
  await page.select('Health class from the carrier', 'Preferred')
  await page.press(/^Save/)
  await text('The carrier asked $25.00 a month')

  await site.open('/agent?view=prices', { account })
  await title('What carriers asked')
  const told = await card(leadPlan.carrierName)
  for (const words of ['1 price.', 'We were 8% too low', 'That is too few to change anything: wait for 5.'])
    expect(textOf(told)).toContain(words)

  const again = await site.open(`/agent?person=${person}`, { account })
  await again.press('Remove $25.00')
  await expect
    .poll(() => screen().queryByText('The carrier asked $25.00 a month', { exact: false }))
    .toBeNull()
})

test('[S3] an agent whose password is long keeps it, proves it and goes on to the app', async () => {
  const account = await site.newAccount()
  await giveRole(site.at, account.userId)
  await letAnHourPass(site, account)
  const page = await site.open('/agent', { account })
  await page.type('Current password', 'not the one')
  await page.press('Continue')
  await text('That is not your current password.')
  await expect.poll(focused).toBe('current')
  await page.type('Current password', 'a long enough password')
  await page.press('Continue')
  await screen().findByAltText(/QR code/)
})

test('[S3] an agent with an app and a weak password chooses a better one, and is at the desk', async () => {
  const account = await site.newAccount()
  const { client, email, userId } = account
  await client.auth.updateUser({ password: 'short 1' })
  const { id, app } = await enroll(client)
  await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  await giveRole(site.at, userId)
  await client.auth.signInWithPassword({ email, password: 'short 1' })
  const shown = await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date(), 1) })
  expect(shown.error).toBeNull()
  const page = await site.open('/agent', { account: { ...account, session: await sessionOf(client) } })
  await title('Choose a stronger password')
  await page.type('Current password', 'short 1')
  await page.type('New password', 'much longer than before')
  await page.type('Confirm new password', 'much longer than before')
  await page.press('Save new password')
  await screen().findByRole('navigation', { name: 'Desk' })
})
