import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { heading, openInstant } from '../../fixtures/quotes/instant.ts'

const answered = {
  ...{ productType: 'Term', dateOfBirth: '1988-03-14', gender: 'Female', tobacco: false },
  ...{ expeditedProducts: true, over: { productType: null, dateOfBirth: null, gender: null, tobacco: null } },
}

test('[U10] a plan from the instant quote says which defaults its price rests on in the price panel, the application, the cart and its last step', async ({
  page,
}) => {
  const kept = 'Assumes Florida, $500K, 5′10″, 170 lb, Standard, 20 years'
  await page.setViewportSize(phone)
  await openInstant(page, 'results', answered)
  const [first, dialog] = [page.getByRole('article').first(), page.getByRole('dialog')]
  const note = dialog.locator('[data-slot="assumed"]')

  await first.getByRole('button', { name: /^Start application/ }).click()
  await expect(note).toContainText(kept)
  await page.keyboard.press('Escape')

  await first.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(note).toContainText(kept)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'How would you like to apply?' })).toBeVisible()
  await expect(note).toContainText(kept)
  await note.getByRole('link').click()
  await expect(page).toHaveURL(/\/quote$/)
  await expect(dialog).toHaveCount(0)
})

test('[U10] the price panel of the instant quote names its defaults too, and leads to the first of them', async ({
  page,
}) => {
  await openInstant(page, 'results', answered, '?lng=es')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Ver este estimado/ })
    .click()
  const note = page.getByRole('dialog').locator('[data-slot="assumed"]')
  await expect(note).toContainText('Supone Florida, 5 pies 10 pulgadas, 170 lb, Estándar, $500,000, 20 años')
  await expectNoAxeViolations(page)
  await note.getByRole('link').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Estado')).toBeFocused()
})

test('[U12] an age that was told stands beside the open date of birth until there is one', async ({
  page,
}) => {
  await openInstant(page, 'questions', { ...answered, dateOfBirth: '', statedAge: 41 })
  const date = page.getByLabel('Date of birth')
  await expect(date).toHaveAccessibleDescription(
    'You said you are 41. That is enough for a price; the date makes it exact.',
  )
  await date.fill('1985-06-01')
  await expect(page.getByText('You said you are 41.')).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toBeVisible()
  await expect(date).toHaveValue('1985-06-01')
})
