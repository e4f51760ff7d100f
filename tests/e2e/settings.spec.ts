import { expect, hydrated } from './fixtures.ts'
import { test } from './site-with.ts'

// One worker, so that the site starts once.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

const variables = {
  SITE_BRAND_NAME: 'Harbor Light Life',
  SITE_AGENT_NAME: 'Jordan Rivera',
  SITE_AGENT_PHONE: '(212) 555-0117',
  SITE_AGENT_NATIONAL_PRODUCER_NUMBER: '12345678',
  SITE_AGENT_LICENSED_STATES: '["CA","NV"]',
  SITE_LINKS_SOCIAL_PROFILE_URL: 'https://social.example/harbor-light',
  SITE_TRUST_BADGES_HIPAA_COMPLIANT: 'false',
  SITE_HOME_BUTTON: 'true',
}

test('[SETTINGS-05] [SETTINGS-08] the same build shows another agent by its variables', async ({
  siteWith,
  page,
}) => {
  const site = await siteWith(variables)
  await page.goto(`${site}/quote`)
  await hydrated(page)
  await expect(page).toHaveTitle(/ \| Harbor Light Life$/)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Harbor Light Life' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Call (212) 555-0117' })).toHaveAttribute(
    'href',
    'tel:+12125550117',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Licensed in California and Nevada.')
  await expect(footer).toContainText('National Producer Number 12345678.')
  await expect(footer.getByRole('link', { name: 'Social Media' })).toHaveAttribute(
    'href',
    'https://social.example/harbor-light',
  )
  await expect(page.getByText('SSL Secured')).toBeVisible()
  await expect(page.getByText('HIPAA Compliant')).toHaveCount(0)
  await page.goto(`${site}/contact`)
  await expect(page.getByRole('main')).toContainText('Jordan Rivera')
  await expect(page.locator('body')).not.toContainText(/Plainwell|Alex Sample|555-0142/, {
    useInnerText: true,
  })
})

for (const [language, home] of [
  ['en', 'Home'],
  ['es', 'Inicio'],
] as const) {
  test(`[FRAME-09] the Home button of the setting leads home (${language})`, async ({ siteWith, page }) => {
    const site = await siteWith(variables)
    await page.goto(`${site}/quote?lng=${language}`)
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: home, exact: true }).click()
    await expect(page).toHaveURL(`${site}/`)
  })
}

test('[FRAME-09] [FRAME-10] the mobile menu has the Home button too', async ({ siteWith, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = await siteWith(variables)
  await page.goto(`${site}/quote`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(`${site}/`)
})
