import {
  askForCall,
  inDatabase,
  lookFor,
  newAgent,
  newName,
  newPhone,
  openDesk,
  personOf,
  plan,
  submit,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'

test.use({ timezoneId: 'America/New_York' })

test('on a phone people are shown one at a time, with the way back to their row, also by keyboard', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [agent, name, phone] = [await newAgent(address), newName('Bill'), newPhone()]
  await askForCall(address, name, { phone })
  await openDesk(page, agent)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/ to reach today\.$/)
  await expectNoAxeViolations(page)
  const row = await lookFor(page, name)
  await expect(row).toContainText('Afternoon')
  await expectNoAxeViolations(page)

  await row.focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(name)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('list', { name: 'People' })).toBeHidden()
  await expect(page.getByText('Pacific Time', { exact: true })).toBeVisible()
  await expect(page.getByText(/from 5\sPM/)).toBeVisible()
  await expectNoAxeViolations(page)
  await expectFits(page)

  await page.getByRole('link', { name: 'All people' }).click()
  await expect(row).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
})

test('on a phone a double surname of 24 letters stands whole in the list, beside the longest words for a request', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [agent, surname] = [await newAgent(address), `Montenegroetxeberria${newName('').trim().slice(0, 4)}`]
  const email = `${crypto.randomUUID()}@example.com`
  await submit(address, 'email-quote', { fullName: surname, email, plans: [plan] })
  await openDesk(page, agent, '/agent?view=people')
  const row = await lookFor(page, surname)
  await expect(row).toContainText('Emailed quote')
  const lines = await row.getByText(surname).evaluate((part) => part.getClientRects().length)
  const height = await row.getByText(surname).evaluate((part) => part.getBoundingClientRect().height)
  expect([lines, height < 30]).toEqual([1, true])
})

test('the desk speaks Spanish, side by side, with the week in windows and in numbers', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [agent, name, phone] = [await newAgent(address), newName('Thanh'.repeat(12)), newPhone()]
  const id = await askForCall(address, name, { language: 'es', phone })
  await openDesk(page, agent, `/agent?lead=${id}&lng=es`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(/personas? por contactar hoy\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: `Llamar al ${phone}` })).toBeVisible()
  await expect(page.getByText('Lo vio en español.').first()).toBeVisible()
  const week = page.getByRole('table', { name: 'Peticiones de esta semana' })
  await expect(week.getByRole('row')).toHaveCount(8)
  await expect(
    page.getByRole('table', { name: 'Peticiones de las últimas ocho semanas' }).getByRole('row'),
  ).toHaveCount(9)
  await expectNoAxeViolations(page)
  // The narrowest phone, the longer words, a name without end.
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Hoy' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/por contactar hoy\.$/)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('by keyboard alone what came of a call is told, changed and taken back, and the focus is never lost', async ({
  page,
  address,
}) => {
  const [agent, name] = [await newAgent(address), newName('Kay')]
  const id = await personOf(address, await askForCall(address, name))
  await openDesk(page, agent, `/agent?view=people&person=${id}`)
  const article = page.getByRole('article')
  const press = async (button: string) => {
    await article.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const call = article.getByRole('link', { name: /^Call / })
  await call.focus()
  await page.keyboard.press('Enter')
  await expect(call).toBeFocused()
  await press('No answer')
  const told = article.getByText(/^No answer\. Next contact: /)
  await expect(told).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(article.getByRole('button', { name: 'In an hour' })).toBeFocused()
  await press('Cancel')
  await expect(told).toBeFocused()
  await press('Undo')
  await expect(call).toBeFocused()

  const next = article.getByRole('button', { name: 'Next contact Not set' })
  await next.focus()
  await page.keyboard.press('Enter')
  await press('Cancel')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await press('Tomorrow')
  await expect(article.getByText(/^Next contact saved: tomorrow/)).toBeFocused()
  await press('Mark as answered')
  await expect(article.getByText('Marked as answered.')).toBeFocused()

  await article.getByLabel('Stage').selectOption('Lost')
  await expect(article.getByLabel('Why')).toBeFocused()
  await article.getByLabel('Why').selectOption('The price')
  await expect(article.getByText('Stage saved: Lost.')).toBeVisible()
  await expect(article.getByText('Stage: Lost · The price')).toBeVisible()
})

test('a mail that did not arrive is corrected and sent, and the launch check says what is missing', async ({
  page,
  address,
}) => {
  const [agent, name] = [await newAgent(address), newName('Ruth')]
  const [wrong, right] = [`${name.split(' ')[1]}@exmaple.com`, `${name.split(' ')[1]}@example.com`]
  const id = await submit(address, 'email-quote', { fullName: name, email: wrong, plans: [plan] })
  const mail = () =>
    inDatabase(
      address,
      (sql) => sql`select * from lead_mails where lead_id = ${id} and recipient = 'visitor'`,
    )
  await expect.poll(async () => (await mail())[0]?.state).toBe('sent')
  await inDatabase(
    address,
    (
      sql,
    ) => sql`update lead_mails set state = 'failed', problem = 'refused', tries = 3, tried_at = now(), sent_at = null
      where lead_id = ${id} and recipient = 'visitor'`,
  )
  await openDesk(page, agent, '/agent?view=mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mails? ha(s|ve) not arrived\.$/)
  const item = page.getByRole('listitem').filter({ hasText: wrong })
  await expect(item).toContainText('The mail server of this address refuses it. 3 tries')
  await item.getByRole('button', { name: `Correct address, Quote to ${wrong}` }).click()
  const field = item.getByLabel('Correct address')
  await expect(field).toBeFocused()
  await field.fill('nobody')
  await field.press('Enter')
  await expect(item.getByText('Write an address such as name@example.com.')).toBeVisible()
  await field.fill(right)
  await expectNoAxeViolations(page)
  await item.getByRole('button', { name: 'Save and send' }).click()
  await expect(item).toHaveCount(0)
  await expect.poll(async () => (await mail())[0]).toMatchObject({ address: right, state: 'sent' })

  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByText(/^\d+ things keep this site from going public$/)).toBeVisible()
  const phone = page.getByRole('listitem').filter({ hasText: 'agent.phone:' })
  await expect(phone).toContainText('(800) 555-0142 is a sample number that nobody answers.')
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('button', { name: 'Español' }).click()
  await expect(phone).toContainText('es un número de ejemplo y nadie contesta.')
})
