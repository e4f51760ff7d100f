import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { bothLanguages, expectNoOverflow } from '../../fixtures/languages-and-devices.ts'

const words = {
  en: {
    question: 'What should your life insurance do?',
    waiting: 'Pick a goal to see what often fits, and why.',
    learnMore: 'Learn More',
    again: 'Take Quiz Again',
    quote: 'Get Your Free Quote',
  },
  es: {
    question: '¿Qué quiere que haga su seguro de vida?',
    waiting: 'Elija una meta.',
    learnMore: 'Saber más',
    again: 'Responder otra vez',
    quote: 'Obtenga su cotización gratis',
  },
} as const
const languages = ['en', 'es'] as const

const goals = [
  { en: 'Protect my family', es: 'Proteger a mi familia', type: 'Term Life', path: '/term-life-insurance' },
  { en: 'Pay off my mortgage', es: 'Pagar la hipoteca', type: 'Term Life', path: '/mortgage-protection' },
  {
    en: 'Build wealth',
    es: 'Formar un patrimonio',
    type: 'Index Universal Life',
    path: '/index-universal-life',
  },
  {
    en: 'Get covered with health issues',
    es: 'Tener cobertura con problemas de salud',
    type: 'Whole Life',
    path: '/whole-life-insurance',
  },
  {
    en: 'Cover final expenses',
    es: 'Cubrir los gastos finales',
    type: 'Whole Life',
    path: '/final-expense-insurance',
  },
]

const quiz = (page: Page, question: string) => page.getByRole('region', { name: question })
const result = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).first()

async function open(page: Page, language: (typeof languages)[number] = 'en') {
  await page.goto(`/what-life-insurance-should-i-get?lng=${language}`)
  await hydrated(page)
}

for (const { language, device, width, height } of bothLanguages) {
  test(`[QUIZ-07] [QUIZ-10] a picked goal shows its result, on the screen and under the focus, and leads to the quote (${language}, ${device})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, language)
    const said = words[language]
    for (const goal of goals) {
      await page.getByRole('radio', { name: goal[language] }).click()
      await expect(result(page)).toContainText(goal[language])
      await expect(result(page)).toBeFocused()
      await expect(result(page)).toBeInViewport()
    }
    await expect(page.locator('[aria-live=polite]').getByRole('heading', { level: 3 })).toHaveCount(1)
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await quiz(page, said.question).getByRole('link', { name: said.quote, exact: true }).click()
    await expect(page).toHaveURL('/quote')
  })
}

test('[QUIZ-09] the quiz starts again at the unanswered question', async ({ page }) => {
  await open(page, 'es')
  await page.getByRole('radio', { name: goals[2]?.es ?? '' }).click()
  await page.getByRole('button', { name: words.es.again, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.es.question })).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText(words.es.waiting)).toBeVisible()
  await expect(page.getByRole('link', { name: words.es.learnMore, exact: true })).toHaveCount(0)
  await page.getByRole('radio', { name: goals[0]?.es ?? '' }).click()
  await expect(result(page)).toContainText(goals[0]?.es ?? '')
})

test('[QUIZ-07] [QUIZ-08] each goal suggests a type, and Learn More leads to its page', async ({ page }) => {
  for (const { en, type, path } of goals) {
    await test.step(en, async () => {
      await open(page)
      await page.getByRole('radio', { name: en }).click()
      await expect(result(page)).toHaveText(`For “${en},” what often fits is ${type}`)
      await page.getByRole('link', { name: 'Learn More', exact: true }).click()
      await expect(page).toHaveURL(path)
    })
  }
})

test('[QUIZ-07] by keyboard the goals are run through, the result follows and the focus stays', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(result(page)).toContainText('Term Life')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Build wealth' })).toBeFocused()
  await expect(result(page)).toContainText('Index Universal Life')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get Your Free Quote', exact: true }).first()).toBeFocused()
})
