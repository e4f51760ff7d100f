import { newAgent, newName, openDesk, plan, submit, test } from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'

test('The agent notes what a carrier asked, and reads how far off the estimate was, in both languages', async ({
  page,
  address,
}) => {
  const [agent, name] = [await newAgent(address), newName('Price')]
  const email = `${name.split(' ')[1]}@example.com`
  const priced = { ...plan, monthlyPremium: 23, priceSource: 'model' }
  const lead = await submit(address, 'email-quote', { fullName: name, email, plans: [priced] })
  await openDesk(page, agent, `/agent?lead=${lead}`)
  const price = page.getByLabel('What the carrier asked, US dollars a month')

  await test.step('by keyboard, at the plan', async () => {
    const add = page.getByRole('button', { name: /^Add the carrier’s price/ })
    await add.press('Enter')
    await expect(price).toBeFocused()
    await price.press('Enter')
    await expect(price).toHaveAccessibleDescription(
      'Write the monthly price in dollars, such as 25 or 25.50.',
    )
    await price.fill('$25')
    await page.getByLabel('Health class from the carrier').selectOption('Preferred')
    await expectNoAxeViolations(page)
    await price.press('Enter')
    await expect(page.getByText('The carrier asked $25.00 a month')).toContainText('Preferred')
    await expect(add).toBeFocused()
  })

  await test.step('beside the settings, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/agent?view=settings')
    await page
      .getByRole('navigation', { name: 'Settings and status' })
      .getByRole('link', { name: 'Prices' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What carriers asked')
    const card = page
      .locator('[data-slot=card]')
      .filter({ has: page.getByRole('heading', { name: plan.carrierName }) })
    await expect(card).toContainText('1 price.')
    await expect(card).toContainText('We were 8% too low (1 price in the last 12 months).')
    await expect(card).toContainText('That is too few to change anything: wait for 5.')
    await expectNoAxeViolations(page)
    await expectFits(page)
  })

  await test.step('in Spanish, from as many as tell something', async () => {
    await page.route('**/rest/v1/rpc/desk_prices', async (route) => {
      const [one] = await (await route.fetch()).json()
      await route.fulfill({ json: Array.from({ length: 12 }, () => one) })
    })
    await page.goto('/agent?view=prices&lng=es')
    await expect(page.getByText('Por lo general estimamos 8% de menos (12 precios')).toBeVisible()
    await expect(
      page.getByText(/Su nivel de precios en la configuración es \d\.\d\d; le quedaría bien \d\.\d\d\./),
    ).toBeVisible()
    await expectFits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoAxeViolations(page)
  })

  await test.step('one that was typed wrong goes', async () => {
    await page.goto(`/agent?lead=${lead}&lng=en`)
    await page.getByRole('button', { name: 'Remove $25.00' }).click()
    await expect(page.getByText('The carrier asked $25.00 a month')).toHaveCount(0)
  })
})
