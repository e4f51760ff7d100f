import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { brokenWords } from '../../fixtures/broken-words.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'

const desktop = { width: 1440, height: 900 }
const mobile = { width: 390, height: 844 }

const words = {
  en: {
    types: 'Insurance Types',
    products: ['Term Life', 'Whole Life', 'Index Universal Life'],
    pages: ['Why Us', 'FAQ', 'Guides', 'Learning', 'About'],
    dashboard: 'Dashboard',
    prices: 'Prices',
    call: 'Call (800) 555-0142',
    language: 'Language: English, EN',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skip: 'Skip to main content',
  },
  es: {
    types: 'Tipos de seguro',
    products: ['Seguro a término', 'Seguro de vida entera', 'Seguro universal indexado'],
    pages: ['Por qué nosotros', 'Preguntas', 'Guías', 'Aprender', 'Quiénes somos'],
    dashboard: 'Mi panel',
    prices: 'Precios',
    call: 'Llamar al (800) 555-0142',
    language: 'Idioma: Español, ES',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    skip: 'Saltar al contenido principal',
  },
} as const

const productPages = ['/term-life-insurance', '/whole-life-insurance', '/index-universal-life']
const linkedPages = ['/#why-us', '/faq', '/guides', '/learning', '/about']

const header = (page: Page) => page.getByRole('banner')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Relative luminance (0 black, 1 white) of the text colour, and of what is painted at the header's left edge. */
async function headerTones(page: Page) {
  const text = await header(page)
    .locator('[data-slot="logo"]')
    .evaluate((element) => getComputedStyle(element).color)
  const edge = await page.screenshot({ clip: { x: 0, y: 20, width: 8, height: 8 } })
  return page.evaluate(
    async ({ text, edge }) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('No canvas')
      const luminance = () => {
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        return { luminance: (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255, red, green, blue }
      }
      canvas.fillStyle = text
      canvas.fillRect(0, 0, 1, 1)
      const ofText = luminance()
      const picture = new Image()
      picture.src = `data:image/png;base64,${edge}`
      await picture.decode()
      canvas.drawImage(picture, 0, 0, 1, 1)
      return { text: ofText, ground: luminance() }
    },
    { text, edge: edge.toString('base64') },
  )
}

/** The words of the header's controls that reach past an edge of the screen. */
const outside = (page: Page) =>
  header(page)
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          return left < 0 || right > window.innerWidth
        })
        .map((control) => control.textContent || control.ariaLabel),
    )

/** How much of the logo's sign shows, from 0 to 1, and over how many lines its name runs. */
const logoParts = (page: Page) =>
  header(page)
    .locator('[data-slot="logo"]')
    .evaluate((logo) => {
      const [mark, name] = [logo.querySelector('svg'), logo.querySelector('span')]
      if (!mark || !name) throw new Error('The logo has no sign or no name')
      const [box, place] = [logo.getBoundingClientRect(), mark.getBoundingClientRect()]
      const shown = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top)
      const words = document.createRange()
      words.selectNodeContents(name)
      return { sign: shown / place.height, lines: words.getClientRects().length }
    })

test.describe('at 1440 px', () => {
  test.use({ viewport: desktop })

  test('[FRAME-01] [FRAME-02] [FRAME-05] [FRAME-13] the header stays at the top, dark on light and light on dark at home, and leads home by its logo and by Why Us', async ({
    page,
  }) => {
    const expectAtTop = async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
      expect((await header(page).boundingBox())?.y).toBe(0)
      await expect(header(page).getByRole('link', { name: 'Plainwell Life' })).toBeInViewport()
    }
    await open(page, '/faq')
    const { text: logo, ground } = await headerTones(page)
    expect(logo.blue).toBeGreaterThan(2 * logo.red)
    expect(logo.luminance).toBeLessThan(0.4)
    expect(ground.luminance).toBeGreaterThan(0.8)
    const color = await header(page)
      .getByRole('link', { name: 'Guides' })
      .evaluate((link) => getComputedStyle(link).color)
    expect(Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(100)
    await expectAtTop()

    await header(page).getByRole('link', { name: 'Plainwell Life' }).click()
    await expect(page).toHaveURL('/')
    await open(page, '/')
    const home = await headerTones(page)
    expect(home.text.luminance).toBeGreaterThan(0.8)
    expect(home.ground.luminance).toBeLessThan(0.2)
    await expectAtTop()

    await open(page, '/faq')
    await header(page).getByRole('link', { name: 'Why Us' }).click()
    await expect(page).toHaveURL('/#why-us')
    await expect(page.locator('#why-us')).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  for (const language of ['en', 'es'] as const) {
    const { types, products, pages, dashboard, call } = words[language]

    test(`[FRAME-03] [FRAME-04] [FRAME-07] [FRAME-08] the header's pages, phone and dashboard, and Insurance Types with the three product pages (${language})`, async ({
      page,
    }) => {
      await seed(page, { deviceProfile: { fullName: 'Maria Alvarez' } })
      await open(page, `/privacy-policy?lng=${language}`)
      for (const [place, name] of pages.entries()) {
        const link = header(page).getByRole('navigation').getByRole('link', { name, exact: true })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', linkedPages[place] ?? '')
      }
      const phone = header(page).getByRole('link', { name: call })
      await expect(phone).toBeVisible()
      await expect(phone).toContainText('(800) 555-0142')
      await expect(phone).toHaveAttribute('href', 'tel:+18005550142')

      const button = header(page).getByRole('button', { name: types })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const links = header(page).locator(builtSelector('.site-header_dropdown')).first().getByRole('link')
      await expect(links).toHaveCount(3)
      for (const [place, product] of products.entries()) {
        await expect(links.nth(place)).toContainText(product)
        await expect(links.nth(place)).toHaveAttribute('href', productPages[place] ?? '')
      }
      await expectNoAxeViolations(page)
      await links.first().click()
      await expect(page).toHaveURL('/term-life-insurance')
      await header(page).getByRole('link', { name: dashboard }).click()
      await expect(page).toHaveURL('/dashboard')
    })
  }

  test('[FRAME-04] [FRAME-12] FAQ, Guides, Learning and About lead to their pages; choosing a product closes the dropdown, also on the page it leads to', async ({
    page,
  }) => {
    await open(page, '/')
    for (const [name, path] of [
      ['FAQ', '/faq'],
      ['Guides', '/guides'],
      ['Learning', '/learning'],
      ['About', '/about'],
    ] as const) {
      const link = header(page).getByRole('navigation').getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(link).toHaveAttribute('aria-current', 'page')
    }

    const button = header(page).getByRole('button', { name: 'Insurance Types' })
    for (const product of ['Whole Life', 'Whole Life']) {
      await button.click()
      await header(page).getByRole('link', { name: product }).click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(page).toHaveURL('/whole-life-insurance')
    }
    await button.click()
    await header(page).getByRole('link', { name: 'FAQ' }).click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('[FRAME-06] [FRAME-14] the language dropdown, en and es, each with its flag, opens, closes, and closes with a choice, by the keyboard alone as well', async ({
    page,
  }) => {
    await open(page, '/faq')
    const button = header(page).getByRole('button', { name: /^(Language|Idioma): / })
    const spanish = header(page).getByRole('button', { name: 'Español', exact: true })
    await button.click()
    await expect(spanish).toBeVisible()
    await button.click()
    await expect(spanish).toBeHidden()
    await button.click()
    await spanish.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(spanish).toBeHidden()
    await expect(button).toHaveAccessibleName(words.es.language)
    await expect(button).toBeFocused()

    await button.click()
    for (const [code, name] of [
      ['en', 'English'],
      ['es', 'Español'],
    ] as const) {
      const option = header(page)
        .locator(builtSelector('.site-header_menu.site-header_languages'))
        .getByRole('button', { name })
      await expect(option).toBeVisible()
      await expect(option).toHaveAttribute('lang', code)
      await expect(option.locator('[data-slot="flag"]')).toBeVisible()
    }
    await expectNoAxeViolations(page)
    await button.click()

    await button.focus()
    for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(header(page).getByRole('button', { name: words.en.language })).toBeFocused()
    for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(header(page).getByRole('button', { name: words.es.language })).toBeFocused()
  })

  test('by keyboard: the first Tab reaches the skip link, which leads past the header; Escape closes a dropdown; focus leaves the page scrolled as it is', async ({
    page,
  }) => {
    await open(page, '/faq')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.en.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

    for (const name of ['Insurance Types', words.en.language]) {
      const button = header(page).getByRole('button', { name })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(button).not.toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toBeFocused()
    }

    await page.evaluate(() => window.scrollTo(0, 700))
    for (const target of await header(page).locator('a:visible, button:visible').all()) {
      await target.evaluate((element) => element.focus())
      expect(await page.evaluate(() => window.scrollY)).toBe(700)
    }
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: mobile })

  for (const [language, other] of [
    ['en', 'es'],
    ['es', 'en'],
  ] as const) {
    const { openMenu, closeMenu, products, pages, dashboard, call } = words[language]
    test(`[FRAME-10] [FRAME-11] [FRAME-14] the menu opens and closes, holds what the wide header shows, and choosing a language changes it and closes the menu (${language})`, async ({
      page,
    }) => {
      await open(page, `/faq?lng=${language}`)
      const menu = header(page).getByRole('navigation')
      const opener = header(page).getByRole('button', { name: openMenu })
      await expect(menu).toBeHidden()
      await opener.click()
      await expect(menu).toBeVisible()
      for (const [place, name] of [...products, ...pages].entries()) {
        const link = menu.getByRole('link', { name, exact: true })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', [...productPages, ...linkedPages][place] ?? '')
      }
      await expect(menu.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+18005550142',
      )
      await expect(menu.getByRole('link', { name: dashboard })).toHaveAttribute('href', '/dashboard')
      for (const name of ['English', 'Español']) {
        await expect(menu.getByRole('button', { name }).locator('[data-slot="flag"]')).toBeVisible()
      }
      await expect(header(page).getByRole('link', { name: call })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(mobile.width)
      await expectNoAxeViolations(page)

      await header(page).getByRole('button', { name: closeMenu }).click()
      await expect(menu).toBeHidden()
      await opener.click()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()

      await opener.click()
      await menu.getByRole('button', { name: other === 'es' ? 'Español' : 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(menu).toBeHidden()
    })
  }

  test('[FRAME-12] any link closes the menu, also one to the page on screen', async ({ page }) => {
    await open(page, '/faq')
    const menu = header(page).getByRole('navigation')
    for (const [name, path] of [
      ['FAQ', '/faq'],
      ['Whole Life', '/whole-life-insurance'],
      // Which leads on at once: nothing is kept of this visitor.
      ['Dashboard', '/'],
      ['Why Us', '/#why-us'],
      ['Why Us', '/#why-us'],
    ] as const) {
      await header(page).getByRole('button', { name: words.en.openMenu }).click()
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
    }
  })

  for (const language of ['en', 'es'] as const) {
    const { prices, openMenu, language: languageName } = words[language]
    test(`[U11] prices and the language stand in the header outside the menu, which begins with prices (${language})`, async ({
      page,
    }) => {
      await open(page, `/faq?lng=${language}`)
      const link = header(page).getByRole('link', { name: prices, exact: true })
      await expect(link).toBeVisible()
      const button = header(page).getByRole('button', { name: languageName })
      await expect(button.locator('[data-slot="flag"]')).toBeVisible()
      await link.click()
      await expect(page).toHaveURL('/white-swan-quotes')

      await page.goBack()
      const menu = header(page).getByRole('navigation')
      await header(page).getByRole('button', { name: openMenu }).click()
      const first = menu.getByRole('link').first()
      await expect(first).toHaveAccessibleName(prices)
      await first.click()
      await expect(page).toHaveURL('/white-swan-quotes')

      await button.click()
      const other = language === 'en' ? { code: 'es', name: 'Español' } : { code: 'en', name: 'English' }
      for (const name of ['English', 'Español']) {
        const choice = header(page).getByRole('button', { name, exact: true })
        await expect(choice.locator('[data-slot="flag"]')).toBeVisible()
      }
      await expectNoAxeViolations(page)
      await header(page).getByRole('button', { name: other.name, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other.code)
      await expect(
        header(page).getByRole('button', { name: words[other.code === 'es' ? 'es' : 'en'].language }),
      ).toBeFocused()
    })
  }

  test('[U11] the header and its menus are no wider than the screen at 320 px, and with text at 200 and 400 %', async ({
    page,
  }) => {
    for (const language of ['en', 'es'] as const) {
      await open(page, `/faq?lng=${language}`)
      for (const width of [320, 390]) {
        for (const text of [100, 200, 400]) {
          await page.setViewportSize({ width, height: 844 })
          await page.evaluate((percent) => {
            document.documentElement.style.fontSize = `${percent}%`
          }, text)
          const { openMenu, closeMenu, language: languageName, prices } = words[language]
          for (const [opener, closer] of [
            [languageName, languageName],
            [openMenu, closeMenu],
          ] as const) {
            await header(page).getByRole('button', { name: opener, exact: true }).click()
            const where = `${language}, ${width} px, text at ${text} %, ${opener}`
            expect.soft(await outside(page), where).toEqual([])
            await header(page).getByRole('button', { name: closer, exact: true }).click()
          }
          // Large letters: the header goes with the page.
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          await expect(header(page).getByRole('link', { name: prices, exact: true })).toBeInViewport({
            ratio: 1,
          })
        }
      }
    }
  })
})

test('[U11] at every width the header leads to prices and stays inside its screen, its controls side by side', async ({
  page,
}) => {
  for (const language of ['en', 'es'] as const) {
    await open(page, `/faq?lng=${language}`)
    for (const width of [320, 360, 390, 768, 1024, 1216, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const where = `${language}, ${width} px`
      await expect(
        header(page).getByRole('link', { name: words[language].prices, exact: true }),
      ).toBeVisible()
      expect.soft(await outside(page), where).toEqual([])
      const { sign, lines } = await logoParts(page)
      expect.soft(sign, where).toBeGreaterThan(0.99)
      // Plainwell Life: a word is never broken.
      expect.soft(lines, where).toBeLessThanOrEqual(2)
      const edges = await header(page)
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all
            .map((control) => control.getBoundingClientRect())
            .map(({ x, right, height }) => ({ x, right, height })),
        )
      for (const [place, { x, height }] of edges.entries()) {
        expect.soft(height, where).toBeGreaterThanOrEqual(44)
        expect.soft(x, where).toBeGreaterThanOrEqual(edges[place - 1]?.right ?? 0)
      }
    }
  }
})

test('[U11] [U20] on the narrowest phone the review and the menu over it keep their words whole, and the review’s foot covers nothing of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await seed(page, { formData: answeredForm() })
  await open(page, '/quote/review?lng=es')
  await expect(page.getByRole('link', { name: 'Ver planes' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await brokenWords(page)).toEqual([])
  await header(page).getByRole('button', { name: words.es.openMenu }).click()
  const menu = header(page).getByRole('navigation')
  expect(await brokenWords(page)).toEqual([])
  await menu.getByRole('link', { name: words.es.dashboard }).click()
  await expect(page).not.toHaveURL(/review/)
})
