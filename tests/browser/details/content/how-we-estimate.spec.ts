import type { Page } from '@playwright/test'
import en from '#content/messages/en/quote/asked-errors.json' with { type: 'json' }
import es from '#content/messages/es/quote/asked-errors.json' with { type: 'json' }
import { settings } from '../../../fixtures/settings/settings.ts'
import { inDatabase } from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { layoutShift } from '../../fixtures/layout-shift.ts'
import { expect, test } from '../../fixtures/site/site-with.ts'

test('neither the published prices with their sources nor the mortality tables reach the browser', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/how-we-estimate')
  await hydrated(page)
  const codes = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(codes.some((code) => code.includes('modelled'))).toBe(true)
  // The head of the prices' file, one of its sources, and the first figures of the tables.
  for (const code of codes) expect(code).not.toMatch(/src,product,sex|PLIPI|22,22,21,21,21,21/)
})

/** Opens the page and waits until it has heard what carriers asked. */
async function openAnswered(page: Page, address: string): Promise<unknown> {
  const answered = page.waitForResponse(/\/rest\/v1\/rpc\/asked_price_errors$/)
  await page.goto(address)
  await hydrated(page)
  return (await answered).json()
}

test('until enough prices of carriers are known, the page is what it is without any', async ({ page }) => {
  expect(await openAnswered(page, '/how-we-estimate')).toBeNull()
  await expect(page.getByRole('table')).toHaveCount(3)
  await expect(page.getByText(en.title)).toHaveCount(0)
})

test('once enough prices of carriers are known, the page says by carrier how far off we were, and moves nothing for it', async ({
  page,
  siteWith,
}) => {
  // A site that no other test asks for.
  const address = await siteWith({ TZ: 'America/Boise' })
  await inDatabase(address, async (sql) => {
    await sql`
      insert into leads (kind, phone, person_name, idempotency_key)
      select 'call', '(208) 555-' || to_char(n, 'FM0000'), 'Somebody ' || n, gen_random_uuid() from generate_series(1, 33) n`
    await sql`
      insert into private.asked_prices
        (lead_id, place, carrier_id, plan_type, term_years, coverage, estimate, asked, is_modelled, at)
      select id, 0, case when n % 3 = 0 then 'sbli' else 'transamerica' end, 'term', 20, 500000, 96, 100, true,
        date_trunc('month', now() at time zone 'utc') at time zone 'utc' - interval '1 second'
      from (select id, row_number() over (order by phone) as n from leads) numbered`
  })
  for (const { language, words, width, height } of [
    { language: 'en', words: en, width: 1440, height: 900 },
    { language: 'es', words: es, ...phone },
  ])
    await test.step(`${language}, ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await openAnswered(page, `${address}/how-we-estimate?lng=${language}`)
      const table = page.getByRole('table', { name: words.title })
      await expect(table.getByRole('row')).toHaveText([
        [words.carrier, words.typical, words.signed, words.plans].join(''),
        ...['SBLI', 'Transamerica'].map((name, place) =>
          [name, '4%', '-4%', words.atLeast.replace('{{number}}', place === 0 ? '10' : '20')].join(''),
        ),
      ])
      const text = page.locator('section', { has: table }).getByRole('paragraph')
      await expect(text).toContainText(settings.agent.name)
      await expect(text).not.toContainText('{')
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.01)
      await expectNoAxeViolations(page)
      if (width === phone.width) await expectFits(page)
    })
})
