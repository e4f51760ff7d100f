import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { heading, openInstant } from '../../fixtures/quotes/instant.ts'

const answered = {
  ...{ productType: 'Term', dateOfBirth: '1988-03-14', gender: 'Female', tobacco: false },
  ...{ expeditedProducts: true, over: { productType: null, dateOfBirth: null, gender: null, tobacco: null } },
}

test('[U10] a plan from the instant quote says in the cart as well which defaults its price rests on', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openInstant(page, 'results', answered)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  const note = page.getByRole('dialog').locator('[data-slot="assumed"]')
  await expect(note).toContainText('Assumes $500K, 5′10″, 170 lb, Standard, 20 years')
  await expectNoAxeViolations(page)
  await note.getByRole('link').click()
  await expect(page).toHaveURL(/\/quote$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[U12] an age that was told stands beside the open date of birth until there is one', async ({
  page,
}) => {
  await openInstant(page, 'questions', { ...answered, dateOfBirth: '', statedAge: 41 })
  const date = page.getByLabel('Date of birth')
  await expect(date).toHaveAccessibleDescription('You said you are 41. The price needs the full date.')
  await date.fill('1985-06-01')
  await expect(page.getByText('You said you are 41.')).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toBeVisible()
  await expect(date).toHaveValue('1985-06-01')
})
