import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { inDatabase, newAgent, newName, plan, submit } from '../../fixtures/account/agent-desk.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone as onPhone } from '../../fixtures/languages-and-devices.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

test('[O2] from the mail of a request to the page by which its sender refuses calls, then everything: it is stored, the desk knows, and the next mail is withheld', async ({
  page,
  baseURL,
}) => {
  const address = String(baseURL)
  const fullName = newName('Renée')
  const email = `${crypto.randomUUID()}@example.com`
  const phone = `(614) 555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const contact = { fullName, email, phone, plans: [plan] }
  const apply = () => submit(address, 'submit-application', contact)
  const lead = await apply()
  const { link, mail } = await newestEmail(dataDirOf(address), email, 'lead-visitor')
  expect(mail.headers.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
  )
  expect(new URL(link).pathname).toBe('/contact-choices')

  await page.setViewportSize(onPhone)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(link)
  await hydrated(page)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Choose how we may reach you')
  await expect(main).toContainText('This is about the application that you sent us.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const secret of [fullName, email, phone]) await expect(main).not.toContainText(secret)
  const box = (name: string) => page.getByRole('checkbox', { name })
  for (const name of ['No phone calls', 'No text messages', 'No emails']) {
    await expect(box(name)).not.toBeChecked()
    await expect(box(name)).toBeEnabled()
  }
  await expectNoAxeViolations(page)

  await test.step('by keyboard: Save says what is missing, then what was noted', async () => {
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Mark what we should stop. Then press Save.')
    await expect(box('No phone calls')).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Space')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Saved')
    await expect(heading).toBeFocused()
    await expect(main).toContainText('We will not call you.')
    await expect(main).toContainText('Did you change your mind? Call (800) 555-0142')
    await expect(box('No phone calls')).toBeDisabled()
    await expect(box('No emails')).not.toBeChecked()
  })

  await test.step('opened again, it is still noted', async () => {
    await page.reload()
    await hydrated(page)
    await expect(heading).toHaveText('Choose how we may reach you')
    await expect(box('No phone calls')).toBeChecked()
    await expect(box('No phone calls')).toBeDisabled()
  })

  await test.step('one tap refuses all that is left', async () => {
    await page.getByRole('button', { name: 'Do not contact me at all' }).click()
    await expect(heading).toHaveText('Saved')
    await expect(main).toContainText('We will not call, text or email you.')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })

  // The code stands behind the # and in bodies; nothing of anybody in any address.
  const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? ''
  expect(code).toHaveLength(22)
  for (const url of asked) expect(url.split('#')[0]).not.toMatch(new RegExp(`${code}|${email}|example\\.com`))

  const stored = await inDatabase(
    address,
    (sql) => sql`
      select distinct w.way, w.source, w.is_refused from private.contact_wishes w
      where w.contact in (
        select private.contact_hash(k) from leads l, unnest(private.contact_keys(l.email, l.phone)) k where l.id = ${lead})
      order by w.way`,
  )
  expect(stored).toEqual(['call', 'email', 'text'].map((way) => ({ way, source: 'link', is_refused: true })))

  await test.step('the desk has it', async () => {
    const { client } = await newAgent(address)
    const { data: id } = await client.rpc('desk_person_of', { lead_id: lead })
    const { data, error } = await client.rpc('desk_person', { id })
    expect(error).toBeNull()
    const person = deskPersonSchema.parse(data)
    expect(person?.refused).toEqual(['email', 'call', 'text'])
    expect(new Set(person?.wishes.map(({ source }) => source))).toEqual(new Set(['link']))
    expect(JSON.stringify(data)).not.toContain(code)
  })

  await test.step('the next mail is withheld', async () => {
    const next = await apply()
    const state = () =>
      inDatabase(
        address,
        (sql) => sql<{ state: string }>`
          select state from lead_mails where lead_id = ${next} and recipient = 'visitor'`,
      )
    await expect.poll(state).toEqual([{ state: 'withheld' }])
    expect(await emailsTo(dataDirOf(address), email, 'lead-visitor')).toHaveLength(1)
  })
})
