import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { keptInTab } from '../../fixtures/quotes/instant.ts'

const brought = '#quote=FinalExpense&age=61&sex=Male&tobacco=true&amount=15000'

test('a link from an assistant opens the prices with its answers, which leave the address at once and reach no server', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.setViewportSize(phone)
  await page.goto(`/white-swan-quotes?lng=en${brought}`)
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/white-swan-quotes\?lng=en$/)
  await expect(page.getByText(/61-year-old/)).toBeVisible()
  expect(asked.join()).not.toMatch(/tobacco|15000/)
  await expectNoAxeViolations(page)

  // An age is no date of birth: none is made up on the device, and prices need none.
  expect(await page.evaluate(() => localStorage.getItem('formData'))).not.toContain('1965')
  expect(await keptInTab(page)).toMatchObject({ statedAge: 61, finalExpenseBenefit: 15_000 })
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a link in Spanish with half of the answers opens the questions; what it brings wrongly is ignored', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes?lng=es#quote=Term&age=34&sex=Female')
  await hydrated(page)
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveAccessibleDescription(
    'Usted dijo que tiene 34 años. Con eso basta para un precio; la fecha lo hace exacto.',
  )
  await expect(page).toHaveURL(/\?lng=es$/)
  await page.goto('/white-swan-quotes#quote=Term&age=<script>&state=ZZ')
  await hydrated(page)
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
})

test('what the device knows is not overwritten by a link with other answers: they stay with the tab', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes#quote=Term&age=40&sex=Female&tobacco=false&amount=250000&years=10')
  await hydrated(page)
  await expect(page.getByText(/40-year-old/)).toBeVisible()
  const known = await page.evaluate(() => localStorage.getItem('formData'))
  expect(known).toContain('"gender":"Female"')
  await page.goto('/white-swan-quotes?product=Term')
  await page.goto('/white-swan-quotes#quote=Term&age=61&sex=Male&tobacco=true&amount=500000')
  await hydrated(page)
  await expect(page.getByText(/61-year-old/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('formData'))).toBe(known)
})
