import { hydrated } from '../../fixtures/fixtures.ts'
import { getQuotes, instantForm } from '../../fixtures/quotes/instant.ts'
import { callsTo, policy, quoteCalls, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'
import { expect, pagesAlone, test } from '../../fixtures/site/site-with.ts'

test('[COMPARE-49] where the agent is not licensed no price is asked for or shown, until another state is chosen', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith({
    ...pagesAlone,
    SITE_AGENT_LICENSED_STATES: '["OH","PA"]',
  })
  const calls = callsTo(page, quoteCalls)
  await stubQuotes(page, [policy()])
  await page.addInitScript(
    (answers) => {
      if (window.history.state !== null) return
      window.history.replaceState({ usr: { view: 'instant', step: 'questions' }, key: 'seeded', idx: 0 }, '')
      sessionStorage.setItem('instantQuote', JSON.stringify(answers))
    },
    instantForm({ residentState: 'MT' }),
  )
  await page.goto(`${site}/white-swan-quotes`)
  await hydrated(page)
  await getQuotes(page).click()
  const message = page.getByText('We can’t show prices in Montana')
  await expect(message).toBeVisible()
  expect(calls).toHaveLength(0)
  await page.getByLabel('State').selectOption('OH')
  await expect(message).toHaveCount(0)
  await getQuotes(page).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})
