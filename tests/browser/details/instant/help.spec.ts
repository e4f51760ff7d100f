import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { product } from '../../fixtures/quotes/instant.ts'

test('[HELP-01] [HELP-02] [HELP-06] three answers choose a product, close the dialog and are forgotten', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Help me choose' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Help me choose' })
  await expect(dialog.getByText('Question 1 of 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await dialog.getByRole('button', { name: /^The people who depend on my pay/ }).click()
  await expect(dialog.getByText('Question 2 of 3')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: /^For my whole life/ }).click()
  await expect(dialog.getByText('Question 3 of 3')).toBeVisible()
  await dialog.getByRole('button', { name: /^Always the same/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(product(page, 'Whole Life')).toBeChecked()
  await opener.click()
  await expect(dialog.getByText('Question 1 of 3')).toBeVisible()
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCount(0)
})

test('Back inside shows the answer that was given, and another one counts in its place', async ({ page }) => {
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  await page.getByRole('button', { name: 'Help me choose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^The people/ }).click()
  await dialog.getByRole('button', { name: /^For life, if it can grow/ }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('button', { name: /^For life, if it can grow/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await dialog.getByRole('button', { name: /^Until the kids/ }).click()
  await dialog.getByRole('button', { name: /^Payments I can adjust/ }).click()
  await expect(product(page, 'Term Life')).toBeChecked()
})

test('closing it chooses nothing and forgets the answers; a product from the address gives way', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes?product=GUL')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Help me choose' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^The people/ }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(product(page, 'Guaranteed Universal Life')).toBeChecked()
  await opener.click()
  for (const answer of [/^Savings/, /^For life, if/, /^Payments I can/]) {
    await dialog.getByRole('button', { name: answer }).click()
  }
  await expect(product(page, 'Index Universal Life')).toBeChecked()
})

test('it asks in Spanish too', async ({ page }) => {
  await page.goto('/white-swan-quotes?lng=es')
  await hydrated(page)
  await page.getByRole('button', { name: 'Ayúdeme a elegir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ayúdeme a elegir' })
  for (const answer of [/^Gastos finales/, /^Toda mi vida/, /^Siempre igual/]) {
    await dialog.getByRole('button', { name: answer }).click()
  }
  await expect(product(page, 'Seguro de vida entera')).toBeChecked()
})
