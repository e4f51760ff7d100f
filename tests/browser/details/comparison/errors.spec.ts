import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import {
  callsTo,
  policy,
  quoteCalls,
  requestCall,
  searchCall,
  stubQuotes,
} from '../../fixtures/quotes/stub-quotes.ts'

const missing = 'Missing required information. Please complete the questionnaire first.'

test('[COMPARE-42] [ERROR-26] [ERROR-27] without an answer that is needed it says so, leads to the questionnaire and asks nobody', async ({
  page,
}) => {
  const calls = callsTo(page, /\/functions\/v1\//)
  await page.goto('/faq')
  for (const field of ['fullName', 'dateOfBirth', 'email', 'phone', 'residentState']) {
    await test.step(field, async () => {
      const form = JSON.stringify(answeredForm({ [field]: '' }))
      await page.evaluate((answers) => localStorage.setItem('formData', answers), form)
      await page.goto('/quote/companies')
      const card = page.getByRole('alert')
      await expect(card.getByText(missing, { exact: true })).toBeVisible()
      await expect(card.getByRole('link', { name: 'Go to the questionnaire' })).toHaveAttribute(
        'href',
        '/quote',
      )
      await expect(page.getByRole('article')).toHaveCount(0)
    })
  }
  expect(calls).toHaveLength(0)
})

test('[QUEST-59] someone under 18 gets a plain message instead of quotes, and no call is made', async ({
  page,
}) => {
  const calls = callsTo(page, /\/functions\/v1\//)
  await seed(page, { formData: answeredForm({ dateOfBirth: '2015-01-01' }) })
  await page.goto('/quote/companies')
  await expect(page.getByRole('heading', { name: 'We can’t show plans for someone under 18' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(calls).toHaveLength(0)
  await expectNoAxeViolations(page)
})

test('[COMPARE-19] [COMPARE-20] [COMPARE-44] [ERROR-28] [ERROR-29] a failed request shows the error beside sample quotes, until Try Again succeeds', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await seed(page, { formData: answeredForm() })
  await page.route(requestCall, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }))
  await page.goto('/quote/companies')
  const card = page.getByRole('alert')
  await expect(card.getByRole('heading', { name: 'Unable to fetch quotes' })).toBeVisible()
  await expect(
    card.getByText('Failed to fetch quotes. Showing sample quotes.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(5)
  for (const sample of await page.getByRole('article').all()) {
    await expect(sample.getByText('Sample price', { exact: true })).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await page.unroute(requestCall)
  await card.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(/Prices come from our own model, not from the carriers’ rates/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Sample price')).toHaveCount(0)
})

test('[ERROR-28] a lost connection counts as a failed request', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await seed(page, { formData: answeredForm() })
  await page.route(requestCall, (route) => route.abort())
  await page.goto('/quote/companies')
  await expect(page.getByText('Failed to fetch quotes. Showing sample quotes.')).toBeVisible()
})

test('[POLL-01] [POLL-02] [POLL-05] a search without an end shows samples after ten attempts, without an error', async ({
  page,
}) => {
  await page.clock.install()
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [], 'Fetching Quotes')
  const searches = callsTo(page, searchCall)
  await page.goto('/quote/companies')
  for (let attempt = 1; attempt < 10; attempt += 1) {
    await expect.poll(() => searches.length).toBe(attempt)
    await page.clock.runFor(2000)
  }
  await expect(page.getByRole('article')).toHaveCount(5)
  expect(searches).toHaveLength(10)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Sample price').first()).toBeVisible()
})

test('[ERROR-30] a poll that fails is retried after two seconds and the plans still come', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503 \(Service Unavailable\)/)
  await page.clock.install()
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [policy()])
  let failures = 2
  await page.route(searchCall, (route) => {
    failures -= 1
    return failures >= 0 ? route.fulfill({ status: 503, json: {} }) : route.fallback()
  })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const searches = callsTo(page, searchCall)
  await page.goto('/quote/companies')
  for (const attempt of [1, 2]) {
    await expect.poll(() => searches.length).toBe(attempt)
    await expect.poll(() => logged).toContain(`Policy search failed at attempt ${attempt}`)
    await page.clock.runFor(2000)
  }
  await expect(page.getByRole('heading', { name: '1 Term Life Plan Found' })).toBeVisible()
})

test('[COMPARE-36] [COMPARE-37] [ERROR-33] no plans and no error show the empty card with the phone and another plan type', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [], 'No Policies Found')
  await page.goto('/quote/companies')
  await expect(page.getByRole('heading', { name: 'No Quotes Available' })).toBeVisible()
  await expect(page.getByText(/Try another plan type/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call Agent' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Sample price')).toHaveCount(0)
  await expectNoAxeViolations(page)
  // Beside the controls, which are higher, it begins where the prices would.
  const [empty, controls] = await Promise.all([
    page.locator('main section').filter({ hasText: 'No Quotes Available' }).boundingBox(),
    page.getByRole('complementary', { name: 'Plan type, coverage and health class' }).boundingBox(),
  ])
  expect(Math.abs((empty?.y ?? Number.NaN) - (controls?.y ?? 0))).toBeLessThan(32)
  await page.getByRole('button', { name: 'Show Whole Life' }).click()
  await expect(page.getByRole('radio', { name: /^Whole Life/ })).toBeChecked()
})

test('an empty device is sent to the questionnaire', async ({ page }) => {
  const calls = callsTo(page, quoteCalls)
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.getByRole('link', { name: 'Go to the questionnaire' }).click()
  await expect(page).toHaveURL(/\/quote$/)
  expect(calls).toHaveLength(0)
})
