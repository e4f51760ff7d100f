import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { inDatabase, newAgent, newName, newPhone, plan, submit } from '../../fixtures/account/agent-desk.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone as onPhone } from '../../fixtures/languages-and-devices.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

test('[O2] a visitor refuses calls by the link in a mail, then every way: the desk knows, and the next mail is withheld', async ({
  page,
  baseURL,
}) => {
  const address = String(baseURL)
  const email = `${crypto.randomUUID()}@example.com`
  const contact = { fullName: newName('Renée'), email, phone: newPhone() }
  const apply = () => submit(address, 'submit-application', { ...contact, plans: [plan] })
  const lead = await apply()
  const { link } = await newestEmail(dataDirOf(address), email, 'lead-visitor')

  await page.setViewportSize(onPhone)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(link)
  await hydrated(page)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const noCalls = page.getByRole('checkbox', { name: 'No phone calls' })
  await expect(main).toContainText('This is about the application that you sent us.')
  for (const secret of Object.values(contact)) await expect(main).not.toContainText(secret)
  await expectNoAxeViolations(page)

  await test.step('by keyboard: Save says what is missing, then what was noted', async () => {
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Mark what we should stop. Then press Save.')
    await expect(noCalls).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Saved')
    await expect(heading).toBeFocused()
    await expect(main).toContainText('We will not call you.')
  })

  await test.step('opened again it is still noted, and one tap refuses the rest', async () => {
    await page.reload()
    await hydrated(page)
    await expect(noCalls).toBeChecked()
    await expect(noCalls).toBeDisabled()
    await page.getByRole('button', { name: 'Do not contact me at all' }).click()
    await expect(main).toContainText('We will not call, text or email you.')
    await expectNoAxeViolations(page)
  })

  // The code stands behind the # and in bodies; nothing of anybody in any address.
  const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? ''
  expect(code).toHaveLength(22)
  for (const url of asked) expect(url.split('#')[0]).not.toMatch(new RegExp(`${code}|${email}|example\\.com`))

  await test.step('the desk knows, and the next mail is withheld', async () => {
    const { client } = await newAgent(address)
    const { data: id } = await client.rpc('desk_person_of', { lead_id: lead })
    const { data } = await client.rpc('desk_person', { id })
    const person = deskPersonSchema.parse(data)
    expect(person?.refused).toEqual(['email', 'call', 'text'])
    expect(new Set(person?.wishes.map(({ source }) => source))).toEqual(new Set(['link']))
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
