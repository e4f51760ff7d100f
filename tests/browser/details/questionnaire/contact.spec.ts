import en from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import es from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { bothLanguages, desktop, expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { goToQuestion, openQuestion } from '../../fixtures/quotes/open-question.ts'
import { callsTo } from '../../fixtures/quotes/stub-quotes.ts'

const words = { en, es }
const steps = ['fullName', 'email', 'phone'] as const
const noContact = { fullName: '', email: '', phone: '' }

for (const { language, device, width, height } of bothLanguages) {
  test(`[U5] [INSTANT-30] at name, email and phone the promise stands open, and a wide link leads to prices without it, with all answers (${language}, ${device})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openQuestion(page, steps[0], { ...noContact, weightPounds: 151 }, {}, language)
    const { contact, questions } = words[language]
    for (const step of steps) {
      await test.step(step, async () => {
        await goToQuestion(page, step)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions[step].title)
        await expect(page.getByText(contact[step].promise)).toBeInViewport()
        await expect(page.getByText(contact[step].never)).toBeInViewport()
        await expect(page.locator('details')).toHaveCount(0)
        await expectNoOverflow(page)
        await expectNoAxeViolations(page)
        const link = page.getByRole('link', { name: contact.without })
        const [wide, main] = await Promise.all([
          link.boundingBox(),
          page.locator('[data-slot="answers-main"]').boundingBox(),
        ])
        expect(wide?.width).toBe(main?.width)
        expect(wide?.height).toBeGreaterThanOrEqual(44)
        await expect(link).toBeInViewport({ ratio: 1 })
        await link.click()
        await expect(page).toHaveURL(/\/white-swan-quotes$/)
        await expect(page.getByRole('spinbutton').nth(2)).toHaveValue('151')
        await expect(page.getByRole('combobox').first()).toHaveValue('FL')
        await page.goBack()
        await expect(page).toHaveURL(/\/quote(\?|$)/)
      })
    }
  })
}

test('[U5] the price so far is the one that the comparison finds for these answers; what it assumes is said', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const assumed = { heightFeet: 5, heightInches: 10, weightPounds: 170, answered: ['coverage', 'termLength'] }
  const calls = callsTo(page, /white-swan/)
  await openQuestion(page, 'email', { email: '', ...assumed })
  const strip = page.locator('[data-slot="price-strip"]')
  await expect(strip).toContainText(/From \$\d+\.\d\d a month/)
  await expect(strip).toContainText('We assume 5′10″ and 170 lb until you tell us.')
  const price = /\$\d+\.\d\d/.exec(await strip.innerText())?.[0] ?? ''
  // No answer left this browser for it.
  expect(calls).toEqual([])
  await page.setViewportSize(desktop)
  await expect(strip).toBeHidden()
  const side = page.getByRole('complementary', { name: en.aside.label })
  await expect(side).toContainText(price)
  await expect(side).toContainText('We assume 5′10″ and 170 lb')
  await expectNoAxeViolations(page)
  await page.getByRole('textbox').fill('maria@example.com')
  await page.goto('/quote/companies')
  await expect(page.getByRole('article').first()).toContainText(price)
})

test('[U5] no price stands there while age, sex, tobacco or amount is open, nor where the prices are not our own model’s', async ({
  page,
}) => {
  await page.route(/\/price-model$/, (route) =>
    route.fulfill({ status: 404, json: { error: 'not_modeled' } }),
  )
  await openQuestion(page, 'email', { email: '', gender: undefined })
  const price = page.getByText(/\$\d+\.\d\d/)
  await expect(page.getByText(en.contact.email.never)).toBeVisible()
  await expect(price).toHaveCount(0)
  await expect(page.getByText(en.contact.working)).toHaveCount(0)
})
