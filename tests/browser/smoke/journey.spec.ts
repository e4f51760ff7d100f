import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { hydrated } from '../fixtures/fixtures.ts'
import { getQuotes, heading, instantForm, openInstant, resultsTitle } from '../fixtures/quotes/instant.ts'

/** What of the site's public settings the journey goes by: the operator's own. */
const publicSettings = z.object({
  brand: z.object({ name: z.string() }),
  agent: z.object({ licensedStates: z.union([z.literal('all'), z.array(z.string())]) }),
})

/**
 * What has to work wherever the site runs, in a minute: it is ready, its pages wake up in both languages, and a visitor's
 * prices come from its functions. Nothing is stored or sent, so it may be run against a site that visitors use.
 */
test('[O15] The site is ready, a visitor gets prices, and Spanish is there', async ({ page, request }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))

  await expect(await request.get('/readyz')).toBeOK()
  const { brand, agent } = publicSettings.parse(await (await request.get('/config.json')).json())
  const state = agent.licensedStates === 'all' ? 'OH' : agent.licensedStates[0]

  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('link', { name: brand.name }).first()).toBeVisible()

  await openInstant(page, 'questions', instantForm({ residentState: state }))
  await getQuotes(page).click()
  await expect(heading(page)).toHaveText(resultsTitle)
  await expect(page.getByText(/^\$[\d,]+ a month$/).first()).toBeVisible()

  await page.goto('/faq?lng=es')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(problems).toEqual([])
})
