import type { Page } from '@playwright/test'
import enHome from '#content/messages/en/site/home.json' with { type: 'json' }
import esHome from '#content/messages/es/site/home.json' with { type: 'json' }
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { bothLanguages } from '../../fixtures/languages-and-devices.ts'
import { keptInTab } from '../../fixtures/quotes/instant.ts'

const words = { en: enHome, es: esHome }

const lit = (page: Page, count: number) =>
  expect(page.getByRole('main').locator(`svg[data-lit="${count}"]`)).toBeVisible()

interface PolicyAnswer {
  policies?: { monthly_premium: number; price_details: { health_classes: { monthly_premium: number }[] } }[]
}

/** The lowest and the highest of what the plans of a search's answer likely cost, in whole dollars. */
function rangeIn(answer: PolicyAnswer | undefined) {
  const amounts = (answer?.policies ?? []).flatMap(({ monthly_premium, price_details }) => [
    monthly_premium,
    ...price_details.health_classes.map((one) => one.monthly_premium),
  ])
  return { low: Math.floor(Math.min(...amounts)), high: Math.ceil(Math.max(...amounts)) }
}

for (const { language, device, width, height } of bothLanguages) {
  const { panel, hero } = words[language]
  test(`[U11] four answers by keyboard alone light the window and give the engine's range, and go along to the instant quote (${language}, ${device})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const asked: string[] = []
    const answers: PolicyAnswer[] = []
    page.on('response', async (response) => {
      if (!response.url().includes('white-swan-policy-search')) return
      // A search that was given up on the way to this amount has no answer any more.
      answers.push(await response.json().catch(() => ({})))
    })
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/?lng=${language}`)
    await hydrated(page)
    await lit(page, 0)
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toContainText(panel.empty)
    const before = asked.length
    expect(asked.filter((path) => /first-prices-late|functions/.test(path))).toEqual([])

    await page.getByLabel(panel.age, { exact: true }).focus()
    await page.keyboard.type('34')
    await lit(page, 1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: panel.female, exact: true })).toBeChecked()
    await lit(page, 2)
    await expect(status).toContainText(panel.more_other.replace('{{count}}', '2'))
    expect(asked.filter((path) => path.includes('white-swan'))).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: panel.no, exact: true })).toBeChecked()
    await page.keyboard.press('Tab')
    for (const _ of ['100', '250', '500']) await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(panel.coverage, { exact: true })).toHaveValue('500000')
    await lit(page, 4)
    await expect(status).toContainText(panel.monthly)
    const enginesRange = () => {
      const { low, high } = rangeIn(answers.at(-1))
      return panel.range.replace('{{low}}', `$${low}`).replace('{{high}}', `$${high}`)
    }
    await expect.poll(async () => (await status.textContent())?.includes(enginesRange())).toBe(true)
    await expect(status).toContainText(language === 'en' ? '20 years' : '20 años')
    expect(asked.length).toBeGreaterThan(before)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('link', { name: panel.all }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/white-swan-quotes')
    const main = page.getByRole('main')
    await expect(main.locator('input[type="radio"][value="Female"]').first()).toBeChecked()
    await expect(main.getByRole('textbox').filter({ visible: true }).first()).toBeVisible()
    const kept = await page.evaluate(() => ({
      device: JSON.parse(localStorage.getItem('formData') ?? '{}'),
      tab: JSON.parse(sessionStorage.getItem('instantQuote') ?? '{}'),
    }))
    expect(kept.tab).toMatchObject({ statedAge: 34 })
    expect(kept.device.people[0]).toMatchObject({
      gender: 'Female',
      smoker: false,
      selectedCoverage: 500_000,
    })
    // An age is no date of birth: none is made up.
    expect(kept.device.people[0].dateOfBirth ?? '').toBe('')
  })

  test(`[U11] what is no age is said plainly, a failure keeps the answers, and both ways on stay (${language})`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/500/)
    let isBroken = true
    await page.route('**/white-swan-complete-request', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { error: 'broken' } }) : route.continue(),
    )
    await page.goto(`/?lng=${language}`)
    await hydrated(page)
    const status = page.getByRole('main').getByRole('status')
    const age = page.getByLabel(panel.age, { exact: true })
    for (const [typed, said] of [
      ['12', panel.tooYoung],
      ['3x', panel.noAge],
    ] as const) {
      await age.fill(typed)
      await expect(status).toHaveText(said)
      await expect(age).toHaveAccessibleDescription(said)
    }
    await lit(page, 0)
    await age.fill('61')
    await page.getByRole('radio', { name: panel.male, exact: true }).press('Space')
    await page.getByRole('radio', { name: panel.yes, exact: true }).press('Space')
    await page.getByLabel(panel.coverage, { exact: true }).selectOption('100000')
    await expect(status).toContainText(panel.failed)
    await expectNoAxeViolations(page)
    await expect(age).toHaveValue('61')
    await expect(page.getByRole('link', { name: hero.quote })).toHaveAttribute('href', '/quote')
    await expect(page.getByRole('link', { name: panel.all })).toHaveAttribute('href', '/white-swan-quotes')
    isBroken = false
    await page.getByRole('button', { name: panel.again }).click()
    await expect(status).toContainText(language === 'en' ? 'An estimate, not an offer' : 'no una oferta')

    await age.fill('97')
    await expect(status).toContainText(panel.none)
  })
}

test('[U12] what was answered in the hero is kept over a reload, and by whichever way the page is left', async ({
  page,
}) => {
  const { panel } = enHome
  await page.goto('/')
  await hydrated(page)
  await page.getByLabel(panel.age, { exact: true }).fill('41')
  await page.getByRole('radio', { name: panel.female, exact: true }).check()
  await page.getByLabel(panel.coverage, { exact: true }).selectOption('750000')
  await lit(page, 3)
  await page.getByRole('banner').getByRole('link', { name: 'Prices' }).first().click()
  await expect(page).toHaveURL(/white-swan-quotes|quote/)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('formData') ?? ''))
    .toMatch(/"selectedCoverage":750000.*"gender":"Female"/)
  expect(await page.evaluate(() => sessionStorage.getItem('instantQuote'))).toContain('"statedAge":41')
  for (const back of [() => page.goBack(), () => page.reload()]) {
    await back()
    await expect(page.getByLabel(panel.age, { exact: true })).toHaveValue('41')
    await expect(page.getByRole('radio', { name: panel.female, exact: true })).toBeChecked()
    await expect(page.getByLabel(panel.coverage, { exact: true })).toHaveValue('750000')
    await lit(page, 3)
  }
})

test('[U12] an age is kept once its field is left, typing pauses or the page is left; on the way to it no date of birth is lost, and an emptied one stays empty', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00') })
  await seed(page, { formData: answeredForm({ dateOfBirth: '1985-06-01' }) })
  await page.goto('/')
  await hydrated(page)
  await page.clock.runFor(3000)
  const age = page.getByLabel(enHome.panel.age, { exact: true })
  const dateInForm = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('formData') ?? '{}').people[0].dateOfBirth)
  await expect(age).toHaveValue('41')

  // Typed anew: on the way nothing is kept, and the same age has the same date.
  await age.press('End')
  await age.press('Backspace')
  await age.press('5')
  await expect(age).toHaveValue('45')
  expect(await keptInTab(page)).toEqual({})
  await page.clock.runFor(1500)
  await expect.poll(() => keptInTab(page)).toMatchObject({ statedAge: 45, dateOfBirth: '' })
  await age.press('Backspace')
  await age.press('1')
  await age.blur()
  await expect.poll(() => keptInTab(page)).toEqual({ over: {} })
  expect(await dateInForm()).toBe('1985-06-01')

  // The page is left while it is being typed.
  await age.fill('52')
  await page.reload()
  await hydrated(page)
  await page.clock.runFor(3000)
  await expect(age).toHaveValue('52')
  await age.fill('')
  await page.reload()
  await hydrated(page)
  await page.clock.runFor(3000)
  await expect(page.getByRole('radio', { name: enHome.panel.female, exact: true })).toBeChecked()
  await expect(age).toHaveValue('')
  expect(await dateInForm()).toBe('1985-06-01')
})

test('[U11] [U12] whoever comes back with four answers finds the range again, for which nothing is loaded before the page is idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      cancelIdleCallback: () => {},
      becomeIdle: () => {
        for (const work of waiting.splice(0)) work()
      },
    })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await seed(page, { formData: answeredForm({ selectedCoverage: 500_000, answered: ['coverage'] }) })
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /first-prices-late|instant-answers|functions/.test(path))).toEqual([])
  await lit(page, 0)
  await page.evaluate('becomeIdle()')
  await lit(page, 4)
  await expect(page.getByRole('main').getByRole('status')).toContainText(enHome.panel.monthly)
})
