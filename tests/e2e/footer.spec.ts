import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

/** The links of the footer's list under a heading, as words and addresses. */
function listUnder(page: Page, heading: string) {
  return footer(page)
    .locator('.cols > div', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .locator('ul')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('[FRAME-15] Company lists its six pages in English and in Spanish', async ({ page }) => {
  await open(page, '/faq?lng=en')
  expect(await listUnder(page, 'Company')).toEqual([
    ['About', '/about'],
    ['Licensing', '/#licensing'],
    ['FAQ', '/faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Disclaimers', '/disclaimers'],
  ])
  await open(page, '/faq?lng=es')
  expect(await listUnder(page, 'Empresa')).toEqual([
    ['Quiénes somos', '/about'],
    ['Licencias', '/#licensing'],
    ['Preguntas frecuentes', '/faq'],
    ['Política de privacidad', '/privacy-policy'],
    ['Términos y condiciones', '/terms-and-conditions'],
    ['Avisos legales', '/disclaimers'],
  ])
})

test('[FRAME-15] each of the Company pages opens', async ({ page }) => {
  await open(page, '/quote')
  for (const [name, path] of [
    ['About', '/about'],
    ['FAQ', '/faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Disclaimers', '/disclaimers'],
  ] as const) {
    await footer(page).getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

/** Keeps the delays of all timers, so that a test knows when the one it waits for is set. */
async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout
    const watched = (work: TimerHandler, delay?: number) => {
      if (delay === 100) document.documentElement.dataset.timer = '100'
      return setTimer(work, delay)
    }
    Object.defineProperty(window, 'setTimeout', { value: watched })
  })
}

for (const path of ['/faq', '/']) {
  test(`[FRAME-16] Licensing leads home from ${path} and, 100 ms later, to the section`, async ({ page }) => {
    await page.clock.install()
    await watchTimers(page)
    await open(page, path)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await footer(page).getByRole('link', { name: 'Licensing' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html[data-timer="100"]')).toBeAttached()
    const top = () => page.locator('#licensing').evaluate((section) => section.getBoundingClientRect().top)
    await page.clock.runFor(99)
    expect(Math.abs(await top())).toBeGreaterThan(200)
    await page.clock.runFor(1)
    await expect.poll(top).toBeLessThan(200)
    expect(await top()).toBeGreaterThanOrEqual(0)
    await expect(page.locator('#licensing')).toBeFocused()
  })
}

test('[ERROR-19] without a licensing section an error is logged and nothing happens', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/#licensing/)
  await open(page, '/')
  await page.locator('#licensing').evaluate((section) => section.remove())
  await footer(page).scrollIntoViewIfNeeded()
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await footer(page).getByRole('link', { name: 'Licensing' }).click()
  expect((await logged).text()).toContain('#licensing')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
})

test('[FRAME-17] Resources lists social media, guides and learning center', async ({ page }) => {
  await open(page, '/faq')
  expect(await listUnder(page, 'Resources')).toEqual([
    ['Social Media (opens in a new tab)', 'https://social.example/plainwell-life'],
    ['Guides', '/guides'],
    ['Learning Center', '/learning'],
  ])
})

test('[FRAME-18] Social Media opens the profile in a new tab', async ({ page, context }) => {
  await context.route('https://social.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A profile' }),
  )
  await open(page, '/faq')
  const opened = context.waitForEvent('page')
  await footer(page).getByRole('link', { name: 'Social Media' }).click()
  const tab = await opened
  await tab.waitForURL('https://social.example/plainwell-life')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/faq')
})

test('[FRAME-19] [FRAME-21] [FRAME-22] phone, Support and Contact Us all dial', async ({ page }) => {
  for (const [language, heading, words] of [
    ['en', 'Contact', ['(800) 555-0142', 'Support', 'Contact Us']],
    ['es', 'Contacto', ['(800) 555-0142', 'Ayuda', 'Contáctenos']],
  ] as const) {
    await open(page, `/faq?lng=${language}`)
    expect(await listUnder(page, heading)).toEqual(words.map((word) => [word, 'tel:+18005550142']))
  }
})

test('[FRAME-23] the bottom row links cookie policy, privacy policy and terms', async ({ page }) => {
  await open(page, '/faq')
  const links = await footer(page)
    .locator('.legal')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['Cookie Policy', '/cookie-policy'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms', '/terms-and-conditions'],
  ])
})

for (const [language, { open: book, reference, verse, close }] of Object.entries({
  en: { open: 'Read John 3:16', reference: 'John 3:16', verse: 'For God so loved the world', close: 'Close' },
  es: { open: 'Leer Juan 3:16', reference: 'Juan 3:16', verse: 'Porque de tal manera', close: 'Cerrar' },
})) {
  test(`[FRAME-24] [FRAME-25] the book opens the verse, Close closes it (${language})`, async ({ page }) => {
    await open(page, `/faq?lng=${language}`)
    const button = footer(page).getByRole('button', { name: book })
    await expect(button.locator('svg')).toBeVisible()
    await button.click()
    const dialog = page.getByRole('dialog', { name: reference })
    await expect(dialog).toContainText(verse)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: close, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('Escape closes the verse and gives the focus back to the book', async ({ page }) => {
  await open(page, '/faq')
  const button = footer(page).getByRole('button', { name: 'Read John 3:16' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'John 3:16' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    // The browser's own controls may come between; the page behind never does.
    expect(await page.locator('header :focus, main :focus, footer :focus').count()).toBe(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('[FRAME-26] the page does not scroll while the verse is open, and does after', async ({ page }) => {
  await open(page, '/faq')
  await footer(page).getByRole('button', { name: 'Read John 3:16' }).click()
  const dialog = page.getByRole('dialog', { name: 'John 3:16' })
  await expect(dialog).toBeVisible()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await overflow()).toMatch(/hidden|clip/)
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, -300)
  await page.keyboard.press('PageUp')
  // Two frames, in which a free page would have begun to scroll.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await scrolled()).toBe(before)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBeLessThan(before)
})

test('[FRAME-28] [FRAME-29] the footer names licence, producer number and phone', async ({ page }) => {
  for (const [language, licensed, producer] of [
    ['en', 'Licensed in all 50 states.', 'National Producer Number 00000000.'],
    ['es', 'Con licencia en los 50 estados.', 'Número Nacional de Productor 00000000.'],
  ] as const) {
    await open(page, `/quote?lng=${language}`)
    await expect(footer(page)).toContainText(licensed)
    await expect(footer(page)).toContainText(producer)
    await expect(footer(page).getByRole('link', { name: '(800) 555-0142' })).toBeVisible()
  }
})

test('[FRAME-33] wherever the phone number is a link, on any page, it is a tel: link', async ({
  request,
}) => {
  const pages = [
    ...['/', '/quote', '/quote/companies', '/quote/review', '/quote/options', '/contact', '/confirmation'],
    ...[
      '/application',
      '/about',
      '/faq',
      '/guides',
      '/learning',
      '/auth',
      '/dashboard',
      '/error',
      '/unknown',
    ],
    ...['/term-life-insurance', '/whole-life-insurance', '/index-universal-life', '/final-expense-insurance'],
    ...['/no-medical-exam', '/mortgage-protection', '/buying-tips', '/beneficiary-guide'],
    ...['/affordable-insurance', '/what-life-insurance-should-i-get', '/white-swan-quotes'],
    ...['/privacy-policy', '/terms-and-conditions', '/cookie-policy', '/disclaimers'],
  ]
  let count = 0
  for (const language of ['en', 'es']) {
    for (const path of pages) {
      const html = await (await request.get(`${path}?lng=${language}`)).text()
      for (const [link, href] of html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>.*?<\/a>/gs)) {
        if (!link.includes('555-0142')) continue
        expect(href, `${path}: ${link}`).toBe('tel:+18005550142')
        count++
      }
      expect(html, path).not.toMatch(/href="(callto|sms|skype):/)
    }
  }
  expect(count).toBeGreaterThan(pages.length * 2)
})
