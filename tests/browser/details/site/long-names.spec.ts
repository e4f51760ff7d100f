import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { cartItem, policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)
const email = `${name}@example.com`

for (const path of ['/quote/companies', '/quote/review']) {
  test(`a very long name breaks instead of widening ${path} on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await stubQuotes(page, [policy()])
    await seed(page, {
      formData: answeredForm({ fullName: name, email }),
      cart: [cartItem({ personName: name })],
    })
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText('Wolfe')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('a very long name breaks in the cart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await stubQuotes(page, [policy()])
  await seed(page, { formData: answeredForm(), cart: [cartItem({ personName: name, productName: name })] })
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.getByRole('button', { name: 'Cart', exact: false }).first().click()
  const cart = page.getByRole('dialog')
  await expect(cart).toContainText('Wolfe')
  const beyond = await cart.evaluate((box) =>
    [...box.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
      .map(({ className }) => String(className)),
  )
  expect(beyond).toEqual([])
})

test('an ordinary name stands on one line of the review', async ({ page }) => {
  await seed(page, { formData: answeredForm({ fullName: 'Maria Alvarez', email: 'maria@example.com' }) })
  await page.goto('/quote/review')
  await hydrated(page)
  const answer = page.getByRole('link', { name: 'Maria Alvarez, change: Full name' })
  await expect(answer).toBeVisible()
  for (const width of [768, 1024, 1216]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await answer.evaluate((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width} wide`).toBe(1)
  }
})
