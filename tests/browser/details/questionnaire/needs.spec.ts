import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { openQuestion, question, storedPerson } from '../../fixtures/quotes/open-question.ts'

const entry = (page: Page) =>
  page.getByRole('button', { name: /^(How much do I need\?|¿Cuánto necesito\?)$/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function openNeeds(page: Page) {
  await openQuestion(page, 'coverage', { selectedCoverage: 500_000 })
  await entry(page).click()
}

async function fillIn(page: Page, answers: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(answers)) await dialog(page).getByLabel(label).fill(text)
}

const family = {
  'Yearly income to replace': '60,000',
  'Mortgage left': '$180k',
  'Other debts': '12500',
  'Children to put through school': '2',
  'Cost for each child': '40,000',
  Savings: '50,000',
  'Life insurance you have': '100,000',
}

test('what is there already can be enough, and more than the question takes is cut; the amounts add up to an explained answer, which the coverage question takes', async ({
  page,
}) => {
  await openNeeds(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await expect(dialog(page)).toContainText('Your answer will show here.')
  await fillIn(page, { 'Mortgage left': '100,000', Savings: '150,000' })
  await expect(dialog(page)).toContainText('What you have covers it.')
  await fillIn(page, { 'Mortgage left': '3m', Savings: '' })
  await expect(dialog(page)).toContainText('Here you can ask for up to $2,000,000.')
  await expect(dialog(page).getByRole('button', { name: 'Use $2,000,000' })).toBeVisible()
  await fillIn(page, family)
  await expect(dialog(page)).toContainText(
    'You need about $722,500. Rounded up to the next $25,000: $725,000.',
  )
  const rows = dialog(page).getByRole('table', { name: 'How it adds up' }).getByRole('row')
  await expect(rows).toHaveText([
    'Income $60,000 for 10 years$600,000',
    'Mortgage $180,000',
    'Other debts $12,500',
    'Education 2 × $40,000$80,000',
    'Savings −$50,000',
    'Insurance you have −$100,000',
    'What you need $722,500',
  ])
  await expect(dialog(page)).toContainText(
    '10 to 12 times your yearly income is $600,000 to $720,000. Your amount is $822,500, with the insurance you have. That is above the rule.',
  )
  await dialog(page).getByRole('button', { name: 'Use $725,000' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('output')).toHaveText('$725,000')
  expect((await storedPerson(page)).selectedCoverage).toBe(725_000)
  expect(sent).toEqual([])
})

test('a wrong amount is named once its field is left, and nothing typed is lost', async ({ page }) => {
  await openNeeds(page)
  await fillIn(page, { 'Yearly income to replace': '60,000', 'Mortgage left': 'ask Luis' })
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const mortgage = dialog(page).getByLabel('Mortgage left')
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'We can’t read this amount. Type it in digits, such as 250,000.',
  )
  await expect(mortgage).toHaveAttribute('aria-invalid', 'true')
  const use = dialog(page).getByRole('button', { name: 'Use this amount' })
  await expect(use).toHaveAttribute('aria-disabled', 'true')
  await use.press('Enter')
  await expect(mortgage).toBeFocused()

  await page.keyboard.press('Escape')
  await entry(page).click()
  await expect(mortgage).toHaveValue('ask Luis')
  await page.goto('/quote?lng=es')
  await entry(page).click()
  await expect(dialog(page).getByLabel('Hipoteca pendiente')).toHaveValue('ask Luis')
  await expect(dialog(page).getByRole('alert')).toContainText('No podemos leer este monto.')
  await dialog(page).getByLabel('Hipoteca pendiente').fill('180.000')
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Usar $800,000' })).toBeVisible()
})

test('by keyboard: in, through the fields, and out to where one was', async ({ page }) => {
  await openQuestion(page, 'coverage')
  await entry(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByLabel('Yearly income to replace').focus()
  await page.keyboard.type('75k')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('For how many years')).toBeFocused()
  await expect(dialog(page).getByRole('status')).toHaveText(
    'You need about $750,000. Rounded up to the next $25,000: $750,000.',
  )
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(entry(page)).toBeFocused()
  await expect(question(page)).toHaveText('How much coverage do you want?')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Use $750,000' }).press('Enter')
  await expect(entry(page)).toBeFocused()
  await expect(page.locator('output')).toHaveText('$750,000')
})

test('Start over clears the amounts, too', async ({ page }) => {
  await openNeeds(page)
  await fillIn(page, { Savings: '150,000' })
  await page.goto('/quote/review')
  await hydrated(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(page).toHaveURL('/quote')
  expect(await page.evaluate(() => sessionStorage.getItem('needs'))).toBeNull()
})

test('corrupt amounts in the tab start again', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('needs', '{"yearlyIncome":5,"debts":"40,000"'))
  await openNeeds(page)
  await expect(dialog(page).getByLabel('Other debts')).toHaveValue('')
  await expect(dialog(page).getByLabel('For how many years')).toHaveValue('10')
})

for (const { locale, width } of [
  { locale: 'en-US', width: 1440 },
  { locale: 'es-US', width: 390 },
]) {
  test.describe(`${locale} ${width}`, () => {
    test.use({ locale, viewport: { width, height: 844 } })

    test(`it keeps to the accessibility rules and the width, in ${locale} at ${width}`, async ({ page }) => {
      await openNeeds(page)
      const fields = dialog(page).getByRole('textbox')
      await expect(fields).toHaveCount(9)
      await expectNoAxeViolations(page)
      await fields.nth(0).fill('60,000')
      await fields.nth(4).fill('2.5')
      await fields.nth(8).fill('100,000')
      await expect(dialog(page).getByRole('alert')).toHaveCount(1)
      await expectNoAxeViolations(page)
      const overflow = await dialog(page).evaluate((box) =>
        [box, ...box.querySelectorAll('*')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ className }) => String(className)),
      )
      expect(overflow.filter((name) => /dialog|n-/.test(name))).toEqual([])
    })
  })
}
