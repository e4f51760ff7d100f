import { expect, test } from './fixtures.ts'

test('[ROUTE-08] [CONTACT-01] [CONTACT-05] [CONTACT-06] [CONTACT-07] [CONTACT-08] [CONST-06] the page says who calls, for how long, and what to expect', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Call')
  await expect(page.getByText(/^30 minutes, free, /)).toBeVisible()
  await expect(page.getByText('Monday to Friday, 9 AM to 6 PM EST', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Alex Sample' })).toBeVisible()
  await expect(
    page.getByText('Independent agent, 7+ years, licensed in all 50 states. NPN 00000000.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to expect' })).toBeVisible()
  await expect(page.locator('.next').getByRole('listitem')).toHaveCount(4)
  for (const call of await page.getByRole('main').getByRole('link', { name: 'Call (800) 555-0142' }).all()) {
    await expect(call).toHaveAttribute('href', 'tel:+18005550142')
  }
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/quote/options',
  )
})
