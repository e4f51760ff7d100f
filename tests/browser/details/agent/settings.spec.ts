import { newAgent, openDesk, test } from '../../fixtures/account/agent-desk.ts'
import { expect } from '../../fixtures/fixtures.ts'

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
