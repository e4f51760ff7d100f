import { newAgent, openDesk, test } from '../../fixtures/account/agent-desk.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'

test('[O18] Settings say what of webhooks has not arrived, and send it again, in both languages', async ({
  page,
  address,
}) => {
  const agent = await newAgent(address)
  await openDesk(page, agent, '/agent?view=settings')
  await expect(page.getByRole('heading', { name: 'Launch check' })).toBeVisible()
  const card = page
    .locator('[data-slot=card]')
    .filter({ has: page.getByRole('heading', { name: 'Webhooks' }) })
  // This site has none.
  await expect(card).toBeHidden()

  // What a receiver took or not is the database's (tests/backend/webhooks); here it is shown.
  const told = { state: 'on', waiting: 1, failed: 2, oldest_at: '2026-11-24T15:00:00+00:00' }
  await page.route('**/rest/v1/rpc/desk_webhooks', (route) => route.fulfill({ json: told }))
  await page.route('**/rest/v1/rpc/desk_webhooks_again', (route) =>
    route.fulfill({ json: { state: 'on', waiting: 0, failed: 0, oldest_at: null } }),
  )
  await page.reload()
  await expect(card.getByRole('status')).toHaveText('3 messages have not arrived yet.')
  await expectNoAxeViolations(page)
  await card.getByRole('button', { name: 'Send again' }).click()
  await expect(card.getByRole('status')).toHaveText('Everything has arrived.')
  await expect(card.getByRole('button')).toBeHidden()

  await test.step('in Spanish, where the receiver wants no more', async () => {
    told.state = 'stopped'
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/agent?view=settings&lng=es')
    await expect(card).toContainText('Ese programa respondió que no quiere recibir más.')
    await expect(card.getByRole('status')).toHaveText('3 mensajes aún no han llegado.')
    await expectNoAxeViolations(page)
    await card.getByRole('button', { name: 'Reenviar' }).click()
    await expect(card.getByRole('status')).toHaveText('Todo ha llegado.')
  })
})
