import type { Page } from '@playwright/test'
import { flatFile, type RateFolder, rateFolder, termFile } from '../../../fixtures/quotes/rate-files.ts'
import { startWhiteSwan, type WhiteSwanStandIn } from '../../../fixtures/quotes/white-swan-stand-in.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { getQuotes, instantForm, openInstant } from '../../fixtures/quotes/instant.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { type RunningSite, startSite } from '../../fixtures/site/start-site.ts'

// One worker, so that each site starts once.
test.describe.configure({ mode: 'default' })

const failedRequest = 'Failed to fetch quotes. Showing sample quotes.'

async function openComparison(page: Page, site: RunningSite, answers: Record<string, unknown> = {}) {
  await seed(page, { formData: answeredForm(answers) })
  await page.goto(`${site.address}/quote/companies`)
  await hydrated(page)
}

const cards = (page: Page) => page.getByRole('article')

test.describe('a site with rate tables', () => {
  let rates: RateFolder
  let site: RunningSite
  test.beforeAll(async () => {
    rates = await rateFolder({
      'sbli.term.csv': termFile,
      'transamerica.term.csv': termFile.replaceAll(',60,0.0875', ',96,0.0875'),
      'sbli.whole.csv': flatFile('paid_up_period', 'To Age 100', { health_class: 'Preferred' }),
    })
    site = await startSite({
      SITE_QUOTES_PROVIDER: 'rate-tables',
      SITE_QUOTES_RATE_TABLES_FOLDER: rates.folder,
    })
  })
  test.afterAll(async () => {
    await site.stop()
    await rates.remove()
  })

  test('shows the tables’ prices, lowest first, and says which table they are from', async ({ page }) => {
    await openComparison(page, site)
    await expect(page.getByRole('heading', { name: '2 Term Life Plans Found' })).toBeVisible()
    // 1.44 × 500 + 60, of which 8.75 % is paid each month; then with the fee of 96.
    await expect(cards(page).nth(0)).toContainText('SBLI')
    await expect(cards(page).nth(0)).toContainText('$68.25')
    await expect(cards(page).nth(1)).toContainText('Transamerica')
    await expect(cards(page).nth(1)).toContainText('$71.40')
    await expect(page.getByText('our own model')).toHaveCount(0)
    await page
      .getByRole('button', { name: /^What’s in this estimate\?/ })
      .first()
      .click()
    const panel = page.getByRole('dialog', { name: 'What’s in this price?' })
    await expect(panel).toContainText('January 1, 2026')
    await expect(panel).toContainText('Only the carrier knows')
  })

  test('has no plan where no table has a rate', async ({ page }) => {
    await openComparison(page, site, { smoker: true })
    await expect(page.getByRole('heading', { name: 'No Quotes Available' })).toBeVisible()
    await expect(page.getByText('Sample price')).toHaveCount(0)
  })
})

test.describe('a site with White Swan', () => {
  let whiteSwan: WhiteSwanStandIn
  const sites: RunningSite[] = []
  const siteWithKey = async (key: string) => {
    const site = await startSite({
      SITE_QUOTES_PROVIDER: 'white-swan',
      WHITE_SWAN_API_KEY: key,
      WHITE_SWAN_URL: whiteSwan.url,
    })
    sites.push(site)
    return site
  }
  let rightKey: RunningSite
  let wrongKey: RunningSite
  test.beforeAll(async () => {
    whiteSwan = await startWhiteSwan({ pollsUntilFound: 1 })
    ;[rightKey, wrongKey] = await Promise.all([
      siteWithKey(whiteSwan.key),
      siteWithKey('revoked-key-of-the-operator'),
    ])
  })
  test.afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await whiteSwan.stop()
  })

  test('polls until the plans are there, and shows no estimate of ours', async ({ page }) => {
    await openComparison(page, rightKey)
    await expect(page.getByRole('heading', { name: '2 Term Life Plans Found' })).toBeVisible()
    await expect(cards(page).nth(0)).toContainText('Corebridge Financial')
    await expect(cards(page).nth(0)).toContainText('$50.00')
    await expect(cards(page).nth(1)).toContainText('SBLI')
    await expect(page.getByText('our own model')).toHaveCount(0)
    const sent = whiteSwan.calls.find(({ call }) => call === 'complete_request')?.body
    expect(sent).toMatchObject({ resident_state: 'Florida', term_duration: '20 Years', phone: '3055550188' })
  })

  test('shows the browser nothing of the key', async ({ page }) => {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => bodies.push(response.text().catch(() => '')))
    await openComparison(page, rightKey)
    await expect(cards(page).first()).toBeVisible()
    const config = await page.request.get(`${rightKey.address}/config.json`)
    const shown = [await config.text(), await page.content(), ...(await Promise.all(bodies))].join('\n')
    expect(shown).toContain('Corebridge Financial')
    for (const secret of [whiteSwan.key, whiteSwan.url, 'plan-1x1']) expect(shown).not.toContain(secret)
  })

  test('the instant quote sends the placeholder prospect, and an application goes on at White Swan’s page', async ({
    page,
  }) => {
    await page
      .context()
      .route('https://app.whiteswan.example/**', (route) => route.fulfill({ body: 'Apply' }))
    await openInstant(page, 'questions', instantForm(), '', rightKey.address)
    await getQuotes(page).click()
    await expect(cards(page)).toHaveCount(2)
    const sent = whiteSwan.calls.findLast(({ call }) => call === 'complete_request')?.body
    expect(sent).toMatchObject({
      name: 'Quote Visitor',
      email: 'quotes@plainwell.example',
      health_rating: 'Good',
    })
    await cards(page)
      .first()
      .getByRole('button', { name: /^Start application/ })
      .click()
    const form = applyForm(page)
    await form.name.fill('Robert Moss')
    await form.way('email').check()
    await form.email.fill('robert@example.com')
    const opened = page.context().waitForEvent('page')
    await form.send.click()
    await expect(await opened).toHaveURL('https://app.whiteswan.example/apply/plan-1x1')
  })

  test('with a refused key the instant quote says that it failed', async ({ page, allowConsole }) => {
    allowConsole(/502 \(Bad Gateway\)/)
    await openInstant(page, 'questions', instantForm(), '', wrongKey.address)
    await getQuotes(page).click()
    await expect(page.getByText('Failed to submit quote request')).toBeVisible()
  })

  test('with a refused key the visitor sees sample quotes and the operator the cause', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/502 \(Bad Gateway\)/)
    await openComparison(page, wrongKey)
    await expect(page.getByRole('alert').getByText(failedRequest, { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(5)
    await expect(page.getByText('Sample price').first()).toBeVisible()
    expect(wrongKey.log()).toContain('"cause":"the quote service refused our key (401)"')
    for (const detail of ['Maria', 'maria@example.com', '3055550188', '1986', 'revoked-key']) {
      expect(wrongKey.log()).not.toContain(detail)
    }
  })

  test('with no more than half an answer the visitor sees sample quotes too, and Try Again succeeds', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/502 \(Bad Gateway\)/)
    whiteSwan.behaviour.faults = { complete_request: 'cut-off' }
    await openComparison(page, rightKey)
    await expect(page.getByRole('alert').getByText(failedRequest, { exact: true })).toBeVisible()
    whiteSwan.behaviour.faults = {}
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: '2 Term Life Plans Found' })).toBeVisible()
    expect(rightKey.log()).toContain('the quote service broke off its answer')
  })
})
