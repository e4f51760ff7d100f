import type { Locator } from '@playwright/test'
import es from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import { expectFits } from '../../fixtures/fit.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { bothLanguages, desktop, phone } from '../../fixtures/languages-and-devices.ts'
import {
  continueButton,
  goToQuestion,
  notSure,
  openQuestion,
  question,
  storedPerson,
} from '../../fixtures/quotes/open-question.ts'

// What fits a phone, question by question: site/fits.spec.ts.

test('no kind of question breaks an accessibility rule, nor does the calculator of needs with a wrong amount, each in one of the languages', async ({
  page,
}) => {
  test.slow()
  for (const { language, width, height, judged } of [
    { ...bothLanguages[0], judged: ['policyType', 'state', 'coverage', 'email', 'dateOfBirth'] },
    { ...bothLanguages[1], judged: ['insuranceGoals', 'phone', 'height', 'weight', 'termLength'] },
  ]) {
    await page.setViewportSize({ width, height })
    await openQuestion(page, 'policyType', { email: '' }, notSure, language)
    for (const step of judged) {
      await goToQuestion(page, step)
      if (step === 'email') await continueButton(page).press('Enter')
      await expectNoAxeViolations(page)
    }
  }
  await goToQuestion(page, 'coverage')
  await page.getByRole('button', { name: '¿Cuánto necesito?' }).click()
  const dialog = page.getByRole('dialog')
  const fields = dialog.getByRole('textbox')
  await fields.nth(0).fill('60,000')
  await fields.nth(4).fill('2.5')
  await fields.nth(8).fill('100,000')
  await expect(dialog.getByRole('alert')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await expectFits(page)
})

test('[U5] on a phone the promise and a full-width link to prices without it stand in view at name, email and phone, the price so far in a strip, on a desktop beside the question (Spanish)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openQuestion(page, 'fullName', { fullName: '', email: '', phone: '', weightPounds: 151 }, {}, 'es')
  const { contact, questions } = es
  const link = page.getByRole('link', { name: contact.without })
  for (const step of ['fullName', 'email', 'phone'] as const) {
    await goToQuestion(page, step)
    await expect(page.getByText(contact[step].promise)).toBeInViewport()
    await expect(page.getByText(contact[step].never)).toBeInViewport()
    await expect(link).toBeInViewport({ ratio: 1 })
    const main = page.locator('[data-slot="answers-main"]')
    const [wide, all] = [await link.boundingBox(), await main.boundingBox()]
    expect(wide?.width).toBe(all?.width)
    expect(wide?.height).toBeGreaterThanOrEqual(44)
  }
  const strip = page.locator('[data-slot="price-strip"]')
  await expect(strip).toContainText(/\$\d+\.\d\d/)
  await page.setViewportSize(desktop)
  await expect(strip).toBeHidden()
  await expect(page.getByRole('complementary', { name: es.aside.label })).toContainText(/\$\d+\.\d\d/)
  // A double tap's second press takes nothing of the question that came under it; the next press does.
  await link.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(question(page)).toHaveText(questions.phone.title)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
  await expect(page.getByRole('spinbutton').nth(2)).toHaveValue('151')
})

test('[QUEST-15] the page goes to its top 100 ms after the question changes at 768 px, not at 769', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 769, height: 300 })
  await openQuestion(page, 'state')
  await page.clock.pauseAt(Date.now() + 60_000)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const goOn = async (title: string) => {
    await page.evaluate(() => window.scrollTo(0, 250))
    await continueButton(page).focus()
    expect(await scrolled()).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveText(title)
    await page.clock.runFor(99)
    expect(await scrolled()).toBeGreaterThan(0)
    await page.clock.runFor(1)
  }
  await goOn('How much coverage do you want?')
  expect(await scrolled()).toBeGreaterThan(0)
  await page.setViewportSize({ width: 768, height: 300 })
  await goOn('What is your full name?')
  await expect.poll(scrolled).toBe(0)
})

test('[ERROR-01] a refused answer is said in a red box below the question, on screen with the choices on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/quote')
  await hydrated(page)
  await continueButton(page).press('Enter')
  const box = page.getByRole('main').getByRole('alert')
  await expect(box).toContainText('Please provide a valid answer to continue.')
  await expect(box).toBeInViewport({ ratio: 1 })
  const choice = page.locator('[data-slot~="choice"]').last()
  await expect(choice).toBeInViewport()
  expect(await topOf(box)).toBeGreaterThan(await bottomOf(choice))
  await expect(box).toHaveCSS('border-color', 'rgb(163, 33, 26)')
})

test('[QUEST-14] Continue says "Processing..." and is disabled while the review loads; a double tap goes on, and back, by one question', async ({
  page,
}) => {
  await openQuestion(page, 'state')
  const length = await page.evaluate(() => history.length)
  await continueButton(page).dblclick()
  await expect(question(page)).toHaveText('How much coverage do you want?')
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await page.getByRole('button', { name: 'Back', exact: true }).dblclick()
  await expect(question(page)).toHaveText('Which state do you live in?')

  await goToQuestion(page, 'termLength')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/review-|\/routes\/review\.tsx/, async (route) => {
    await gate
    await route.continue()
  })
  await continueButton(page).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveAttribute('disabled')
  letGo()
  await expect(page).toHaveURL('/quote/review')
})

test('[D5] [QUEST-29] by keyboard Space and Enter on a goal open the recommendation, arrows only move, and who closes it goes on without it', async ({
  page,
}) => {
  await openQuestion(page, 'insuranceGoals', { selectedPlanType: 'NotSure' }, notSure)
  const dialog = page.getByRole('dialog')
  const { keyboard } = page
  await page.getByRole('radio').first().focus()
  await keyboard.press('Space')
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Build cash value' })).toBeChecked()
  await expect(dialog).toHaveCount(0)
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading')).toContainText('Index Universal Life')
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await continueButton(page).click()
  await expect(question(page)).toHaveText('Which state do you live in?')
  expect((await storedPerson(page)).selectedPlanType).toBe('NotSure')
})

test('[QUIZ-07] a goal of the quiz shows its result on screen: pointed at, it takes the focus; by arrows the focus stays (Spanish)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/what-life-insurance-should-i-get?lng=es')
  await hydrated(page)
  const result = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  for (const goal of ['Proteger a mi familia', 'Cubrir los gastos finales']) {
    await page.getByRole('radio', { name: goal }).click()
    await expect(result).toContainText(goal)
    await expect(result).toBeFocused()
    await expect(result).toBeInViewport()
  }
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Tener cobertura con problemas de salud' })).toBeFocused()
  await expect(result).toContainText('Tener cobertura con problemas de salud')
})

test('[U19] on a phone the way to the plans stays at the foot while the answers are read, and covers nothing at the end (Spanish)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/review?lng=es')
  await hydrated(page)
  const foot = page.locator('[data-slot="answers-nav"]')
  await expect(page.getByRole('link', { name: 'Ver planes' })).toBeInViewport({ ratio: 1 })
  // Whatever gets the focus is brought out from behind it.
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.focus()
    const isInFoot = await link.evaluate((element) => element.closest('[data-slot="answers-nav"]') !== null)
    if (!isInFoot) expect(await bottomOf(link)).toBeLessThanOrEqual((await topOf(foot)) + 1)
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const over = page.getByRole('button', { name: 'Empezar de nuevo' })
  await expect.poll(async () => (await topOf(over)) - (await bottomOf(foot))).toBeGreaterThanOrEqual(0)
})

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.NaN
}
