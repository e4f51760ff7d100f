import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { added, formOf } from '../../fixtures/quotes/people.ts'
import { callsTo, holdCalls, requestCall, stored } from '../../fixtures/quotes/stub-quotes.ts'

const firstPrice = builtSelector('.plan-card_card .typography_price')

test('[PEOPLE-05] [QUEST-58] the switcher shows the chosen person’s quotes, over a reload too, and stores on that person', async ({
  page,
}) => {
  await seed(page, { formData: formOf([added('p2', { residentState: 'OH', healthRating: 'Standard' })]) })
  const calls = callsTo(page, requestCall)
  await page.goto('/quote/companies')
  await hydrated(page)
  const switcher = page.getByRole('group', { name: 'Show plans for' })
  const luis = switcher.getByRole('button', { name: 'Luis (spouse)' })
  await expect(switcher.getByRole('button', { name: 'Maria (you)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator(builtSelector('.comparison-results_resultsHead'))).toContainText(
    'Coverage: $500,000',
  )
  const price = await page.locator(firstPrice).first().textContent()

  // What is ticked, and what is set but not saved, is about Maria.
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check()
  await expect(page.getByText('1 of 3 to compare')).toBeVisible()
  await page.getByLabel('Death Benefit Amount').fill('750000')
  await luis.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('For Luis Alvarez')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Term Life Plans? Found$/ })).toBeVisible()
  await expect(luis).toBeFocused()
  await expect(page.getByText('1 of 3 to compare')).toHaveCount(0)
  await expect(page.getByLabel('Death Benefit Amount')).toHaveValue('500000')
  expect(await page.locator(firstPrice).first().textContent()).not.toBe(price)
  // Contact that he has not is the first person's.
  expect(calls.at(-1)?.postDataJSON()).toMatchObject({
    name: 'Luis Alvarez',
    date_of_birth: '1984-06-02',
    resident_state: 'OH',
    health_rating: 'Standard',
    email: 'maria@example.com',
    phone: '3055550188',
  })
  expect(page.url()).not.toContain('Luis')

  await page.getByRole('radio', { name: /^Whole Life/ }).check()
  await expect(page.getByRole('heading', { name: /Whole Life Plans? Found$/ })).toBeVisible()
  await page.getByLabel('Death Benefit Amount').fill('100000')
  await page.getByRole('button', { name: 'Update Quotes' }).first().click()
  await expect(page.locator(builtSelector('.comparison-results_resultsHead'))).toContainText(
    'Coverage: $100,000',
  )
  expect(await stored(page, 'formData')).toMatchObject({
    people: [
      { id: 'primary', selectedPlanType: 'Term', selectedCoverage: 500_000 },
      { id: 'p2', selectedPlanType: 'Whole', selectedCoverage: 100_000 },
    ],
  })

  await page.reload()
  await hydrated(page)
  await expect(page.getByText('For Luis Alvarez')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Whole Life/ })).toBeChecked()
  await expectNoAxeViolations(page)
})

test('[PEOPLE-06] plans of two people stand in the cart under their names and relationships', async ({
  page,
}) => {
  await seed(page, { formData: formOf([added('p2')]) })
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Your Insurance Cart' })
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Luis (spouse)' }).click()
  await expect(page.getByText('For Luis Alvarez')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(cart.getByRole('heading', { name: 'Maria Alvarez' })).toContainText('You')
  await expect(cart.getByRole('heading', { name: 'Luis Alvarez' })).toContainText('Spouse')
  expect(await stored(page, 'cart')).toMatchObject([
    { personId: 'primary', personName: 'Maria Alvarez', relationship: 'Primary' },
    { personId: 'p2', personName: 'Luis Alvarez', relationship: 'Spouse' },
  ])
  await cart.getByRole('button', { name: 'Continue with this plan' }).last().click()
  await expect(page).toHaveURL('/quote/options')
  const items = await stored(page, 'cart')
  const price = Array.isArray(items) ? items[1].monthlyPrice : undefined
  expect(await stored(page, 'formData')).toMatchObject({
    people: [{ selectedMonthlyPrice: 0 }, { selectedMonthlyPrice: price }],
  })
})

test('turning to another person drops the request that is under way', async ({ page }) => {
  await seed(page, { formData: formOf([added('p2')]) })
  const held = await holdCalls(page, requestCall)
  await page.goto('/quote/companies')
  await hydrated(page)
  const dropped = page.waitForEvent('requestfailed', (request) => requestCall.test(request.url()))
  await page.getByRole('button', { name: 'Luis (spouse)' }).click()
  expect((await dropped).postDataJSON().name).toBe('Maria Alvarez')
  await expect(page.getByRole('heading', { name: 'Finding Your Best Rates' })).toBeVisible()
  await held.release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('For Luis Alvarez')).toBeVisible()
})

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } })

  test('[D3] who lacks answers is asked for them, and a child gets a plain sentence and no way to the same nothing', async ({
    page,
  }) => {
    await seed(page, {
      formData: formOf([
        added('p2', { dateOfBirth: '' }),
        added('p3', { fullName: 'Ana Alvarez', relationshipToPrimary: 'Child', dateOfBirth: '2015-05-09' }),
      ]),
    })
    const calls = callsTo(page, requestCall)
    await page.goto('/quote/companies')
    await hydrated(page)
    await page.getByRole('button', { name: 'Ana (hijo o hija)' }).click()
    await expect(page.getByText(/para alguien menor de 18 años/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Llamar al agente' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ver el seguro|^Ver seguro/ })).toHaveCount(0)
    const asked = calls.length
    await page.getByRole('button', { name: 'Luis (cónyuge)' }).click()
    await expect(page.getByRole('alert')).toContainText('Falta información necesaria.')
    expect(calls).toHaveLength(asked)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Completar las respuestas de esta persona' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar a Luis Alvarez' })
    await dialog.getByLabel('Mes').selectOption('junio')
    await dialog.getByLabel('Día').fill('2')
    await dialog.getByLabel('Año').fill('1984')
    await dialog.getByLabel('Pies').selectOption('5 pies')
    await dialog.getByLabel('Pulgadas').selectOption('11 pulg.')
    await dialog.getByLabel('Peso').fill('180')
    await dialog.getByLabel('¿Cómo es la salud de esta persona?').selectOption('Preferente')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: 'Ver planes' }).click()
    await expect(page.getByText('Para Luis Alvarez')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
