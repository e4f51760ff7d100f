import en from '#content/messages/en/quote/asked-errors.json' with { type: 'json' }
import { paths } from '#domain/site/paths.ts'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { settings } from '../../../fixtures/settings/settings.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { expectFits } from '../../fixtures/fit.ts'
import {
  answeredForm,
  expect,
  expectNoAxeViolationsOnPhone,
  hydrated,
  test,
} from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { layoutShift } from '../../fixtures/layout-shift.ts'
import { open } from '../../fixtures/page-parts.ts'

test('once enough prices of carriers are known, How we estimate says by carrier how far off we were, and moves nothing for it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.route('**/rest/v1/rpc/asked_price_errors', (route) =>
    route.fulfill({
      json: {
        since: '2026-01',
        until: '2026-09',
        carriers: [
          { carrier_id: 'sbli', plans: 10, typical: 4, signed: -4 },
          { carrier_id: 'transamerica', plans: 20, typical: 3, signed: 2 },
        ],
      },
    }),
  )
  await open(page, paths.howWeEstimate)
  const table = page.getByRole('table', { name: en.title })
  const atLeast = (number: string) => en.atLeast.replace('{{number}}', number)
  await expect(table.getByRole('row')).toHaveText([
    [en.carrier, en.typical, en.signed, en.plans].join(''),
    `SBLI4%-4%${atLeast('10')}`,
    `Transamerica3%+2%${atLeast('20')}`,
  ])
  const text = page.locator('section', { has: table }).getByRole('paragraph')
  await expect(text).toContainText(settings.agent.name)
  await expect(text).not.toContainText('{')
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.01)
  await expectNoAxeViolationsOnPhone(page)
  await expectFits(page)
})

test('on a phone each row of a table of words stands by itself, with the names of its columns', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const main = await open(page, paths.mortgageProtection)
  const row = main.getByRole('row', { name: 'Who it protects' })
  const [head, life, lender] = await row.locator('th, td').evaluateAll((cells) =>
    cells.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      label: getComputedStyle(cell, '::before').content,
    })),
  )
  expect(life?.top).toBeGreaterThan(head?.top ?? 0)
  expect(lender?.top).toBeGreaterThan(life?.top ?? 0)
  expect(life?.label).toBe('"Term life for your mortgage"')
})

test('every part that says "no exam" says as large that issue depends on the answers', async ({ page }) => {
  for (const path of [paths.finalExpense, paths.noMedicalExam]) {
    const main = await open(page, path)
    const found = await main.locator('section').evaluateAll((sections) => {
      const claim = /\bno (medical )?exam|without an exam/i
      const largest = (section: Element, pattern: RegExp) =>
        Math.max(
          0,
          ...[...section.querySelectorAll('p, li, td, caption')]
            .filter(({ textContent }) => pattern.test(textContent ?? ''))
            .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        )
      return sections
        .filter(({ textContent }) => claim.test(textContent ?? ''))
        .map((section) => ({
          claim: largest(section, claim),
          qualifier: largest(section, /approval depends on your answers to health questions/i),
        }))
    })
    expect(found.length).toBeGreaterThan(1)
    for (const sizes of found) expect(sizes.qualifier, path).toBeGreaterThanOrEqual(Math.max(sizes.claim, 14))
  }
})

/** The auth client’s own key has the backend’s name in it, which differs from site to site. */
const listedAs = (name: string) => name.replace(/^sb-.+-auth-token$/, 'sb-…-auth-token')

test('whatever pages leave in the browser stands in the Cookie Policy, signed in or not', async ({
  page,
  context,
  baseURL,
}) => {
  const { session } = await newAccount(baseURL)
  await keepSession(page, session)
  await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible()
  await page.evaluate((form) => localStorage.setItem('formData', form), JSON.stringify(answeredForm()))
  for (const path of [paths.home, paths.quote, paths.companies, paths.instantQuotes, paths.goalQuiz]) {
    await page.goto(path)
    await hydrated(page)
  }
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  await page.goto(paths.cookiePolicy)
  const listed = await page.locator(builtSelector('.legal_keptTable tbody th')).allTextContents()
  // The test's own note that it has filled the storage.
  const unlisted = [...left, ...cookies].filter(
    (name) => name !== 'seeded' && !listed.includes(listedAs(name)),
  )
  expect(unlisted).toEqual([])
  expect(cookies).toEqual(['i18next'])
  expect(left.map(listedAs)).toEqual(expect.arrayContaining(['formData', 'sb-…-auth-token']))
})
