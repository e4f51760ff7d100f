import { paths } from '#domain/site/paths.ts'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'

/** The auth client’s own key has the backend’s name in it, which differs from site to site. */
const listedAs = (name: string) => name.replace(/^sb-.+-auth-token$/, 'sb-…-auth-token')

test('an entry of the contents of a legal page leads to its part, under the header; on paper it is its words and the way to the agent', async ({
  page,
}) => {
  await page.goto(paths.terms)
  await hydrated(page)
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const headings = await page.locator(builtSelector('.legal_legalText h2')).allTextContents()
  expect(await entries.allTextContents()).toEqual(headings)
  await entries.nth(2).click()
  await expect(page).toHaveURL(/#\w+$/)
  const place = async () =>
    (await page.locator(builtSelector('.legal_legalText h2')).nth(2).boundingBox())?.y ?? 0
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(place).toBeGreaterThan(header)
  await expect.poll(place).toBeLessThan(header + 120)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#contact')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator(builtSelector('.legal_legal nav'))).toBeHidden()
  await expect(page.locator('[data-slot="closing"]')).toBeHidden()
})

test('whatever pages leave in the browser stands in the Cookie Policy', async ({ page, context }) => {
  await seed(page, { formData: answeredForm() })
  for (const path of [
    paths.home,
    paths.quote,
    paths.companies,
    paths.instantQuotes,
    paths.goalQuiz,
    paths.faq,
  ]) {
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
  expect(left).toContain('formData')
})

test('whatever a signed-in visitor’s browser keeps stands in the Cookie Policy as well', async ({
  page,
  context,
  baseURL,
}) => {
  const { session } = await newAccount(baseURL)
  await keepSession(page, session)
  await page.goto(paths.dashboard)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible()
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  await page.goto(paths.cookiePolicy)
  const listed = await page.locator(builtSelector('.legal_keptTable tbody th')).allTextContents()
  const unlisted = [...left, ...cookies].filter(
    (name) => name !== 'seeded' && !listed.includes(listedAs(name)),
  )
  expect(unlisted).toEqual([])
  expect(left.map(listedAs)).toContain('sb-…-auth-token')
})
