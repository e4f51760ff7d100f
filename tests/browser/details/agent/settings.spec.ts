import { calendarPath } from '#domain/leads/desk/day/agent-day.ts'
import {
  person as answers,
  askForCall,
  inDatabase,
  newAgent,
  newName,
  openDesk,
  personOf,
  plan,
  setAgent,
  submit,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'

test('what the desk has beside its lists is loaded after the first tap, and asked for again where it did not come', async ({
  page,
  address,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const parts = /\/desk-parts-\w+\.js$/
  let isAsked = false
  await page.route(parts, (route) => {
    isAsked = true
    return route.abort()
  })
  await openDesk(page, await newAgent(address))
  expect(isAsked).toBe(false)
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await page.unroute(parts)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('[O3] the morning’s email is turned off, and a calendar program reads the next contacts at an address that is shown once', async ({
  page,
  address,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  const [agent, name] = [await newAgent(address), newName('Wilhelmina')]
  const id = await personOf(address, await askForCall(address, name))
  await inDatabase(
    address,
    (sql) => sql`update people set next_contact_at = now() + interval '3 hours' where id = ${id}`,
  )
  await openDesk(page, agent, '/agent?view=settings')
  const morning = page.getByRole('checkbox', { name: 'Email me each morning who to contact' })
  await expect(morning).toBeChecked()
  await morning.uncheck()
  await expect(morning).not.toBeChecked()

  await page.getByRole('button', { name: 'Make the address' }).click()
  const shown = page.getByLabel('Address for your calendar program')
  await expect(shown).toHaveValue(new RegExp(`^${address}${calendarPath('[\\da-f]{64}')}$`))
  const secret = await shown.inputValue()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await expectNoAxeViolations(page)
  await expectFits(page)
  const calendar = await fetch(secret)
  expect(calendar.headers.get('content-type')).toContain('text/calendar')
  // A line of a calendar that is too long goes on in the next.
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`/agent?person=${id}`)

  await page.reload()
  await expect(morning).not.toBeChecked()
  await expect(page.getByText(/^There has been an address since /)).toBeVisible()
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: 'Turn the calendar off' }).click()
  await expect(page.getByText('The calendar is off. The old address no longer opens.')).toBeVisible()
  expect((await fetch(secret)).status).toBe(404)
})

test('[O17] the owner says whose new people come to an agent, who then sees these alone', async ({
  page,
  address,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const owner = await newAgent(address)
  const other = await newAgent(address)
  await setAgent(other, true, false)
  await openDesk(page, owner, '/agent?view=settings&lng=es')
  const form = page.getByRole('form', { name: other.email })
  await form.getByRole('checkbox', { name: 'Recibe personas nuevas, por turno con los demás' }).check()
  const states = form.getByLabel('Solo de estos estados')
  await states.fill('Wyoming')
  await form.getByRole('button', { name: `Guardar, Ana Ruiz (${other.email})` }).click()
  await expect(
    form.getByText('Wyoming no es un estado. Escriba códigos de dos letras, como TX, FL.'),
  ).toBeVisible()
  await expect(states).toBeFocused()
  await states.fill('wy')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Guardado.')).toBeVisible()
  await expectNoAxeViolations(page)

  const [inWyoming, inOhio] = [newName('Wynona'), newName('Ophelia')]
  for (const [fullName, residentState] of [
    [inWyoming, 'WY'],
    [inOhio, 'OH'],
  ])
    await submit(address, 'submit-application', {
      fullName,
      email: `${crypto.randomUUID()}@example.com`,
      page: '/quote/options',
      plans: [plan],
      people: [{ ...answers, residentState }],
    })
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await openDesk(theirs, other, `${address}/agent?view=people`)
  await expect(theirs.getByRole('link', { name: inWyoming })).toBeVisible()
  await expect(theirs.getByRole('link', { name: inOhio })).toBeHidden()
  await theirs.goto(`${address}/agent?view=settings`)
  await expect(theirs.getByRole('checkbox', { name: 'Email me each morning who to contact' })).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'Agents' })).toBeHidden()
  await context.close()
  // Other tests of this site have their people to themselves again.
  await inDatabase(address, (sql) => sql`delete from private.agents where user_id = ${other.session.user.id}`)
})

test('an account that is no agent’s opens no calendar', async ({ address }) => {
  await newAccount(address)
  for (const file of ['', 'a.ics', `${'0'.repeat(64)}.ics`])
    expect((await fetch(`${address}/calendar/${file}`)).status).toBe(404)
})
