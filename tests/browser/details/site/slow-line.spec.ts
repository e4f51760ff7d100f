import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import quiz from '#content/messages/en/quote/goal-quiz.json' with { type: 'json' }
import instant from '#content/messages/en/quote/instant-quote.json' with { type: 'json' }
import home from '#content/messages/en/site/home.json' with { type: 'json' }
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { keptInTab } from '../../fixtures/quotes/instant.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

/** The site over a slow line: of a page's HTML the end, and what it hands to its scripts, comes once it is let through. */
async function slowLine(site: string) {
  const rest = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/' }, response) => {
    const { status, headers, body } = await fetch(new URL(url, site))
    const type = headers.get('content-type') ?? ''
    response.writeHead(status, { 'content-type': type })
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    const middle = type.startsWith('text/html') ? bytes.indexOf('id="page-words"') + 1000 : bytes.length
    response.write(bytes.subarray(0, middle))
    if (middle < bytes.length) await rest.promise
    response.end(bytes.subarray(middle))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port for the slow line')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    letThrough: () => rest.resolve(),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

test('a page whose scripts are here before the end of its HTML waits for it, and then answers', async ({
  page,
  baseURL,
}) => {
  const line = await slowLine(baseURL ?? '')
  await page.goto(`${line.origin}/quote`, { waitUntil: 'commit' })
  await page.locator('link[rel=modulepreload]').nth(5).waitFor({ state: 'attached' })
  const readyOnceRun = await page.evaluate(async () => {
    const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    for (const { href } of scripts) await import(href)
    return document.readyState
  })
  expect(readyOnceRun).toBe('loading')
  await expect(page.locator('#page-words')).toBeAttached()
  line.letThrough()
  await hydrated(page)
  await page.getByRole('main').getByRole('radio').first().check()
  await line.stop()
})

/** Opens a page whose scripts stay away until they are let through. */
async function openWithoutScripts(page: Page, address: string) {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.setViewportSize(phone)
  await page.goto(address)
  return scripts.resolve
}

test('what is pressed or chosen before the scripts are here counts once they are; of several buttons the last', async ({
  page,
  nextVisitor,
}) => {
  const letThrough = await openWithoutScripts(page, '/faq')
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Open menu' })
  const language = header.getByRole('button', { name: 'Language: English, EN' })
  await menu.click()
  await language.click()
  await expect(header.getByRole('button', { expanded: true })).toHaveCount(0)
  letThrough()
  await expect(language).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  // From then on a press is answered once.
  await language.click()
  await expect(language).toHaveAttribute('aria-expanded', 'false')

  const chooser = await nextVisitor()
  const letChoose = await openWithoutScripts(chooser, '/what-life-insurance-should-i-get')
  await chooser.getByRole('radio', { name: quiz.goals.build_wealth.label }).check()
  letChoose()
  await expect(chooser.getByRole('link', { name: quiz.result.quote }).first()).toBeVisible()

  const other = await nextVisitor()
  const letOther = await openWithoutScripts(other, '/white-swan-quotes')
  await other.getByRole('radio', { name: 'Whole Life' }).check()
  letOther()
  await other.getByRole('button', { name: instant.product.next, exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Whole Life')
})

test('what is answered on the first screen before the scripts are here counts once they are, in place of what was kept', async ({
  page,
}) => {
  const { panel } = home
  await seed(page, { formData: answeredForm({ dateOfBirth: '1960-01-01', gender: 'Female' }) })
  const letThrough = await openWithoutScripts(page, '/')
  const age = page.getByLabel(panel.age, { exact: true })
  await age.pressSequentially('45')
  const [man, woman, no] = await page.getByRole('main').getByRole('radio').all()
  await man?.check()
  await woman?.check()
  await man?.check()
  await no?.check()
  await page.getByRole('combobox').selectOption('500000')
  letThrough()
  await hydrated(page)
  await expect(page.getByRole('main').locator('svg[data-lit="4"]')).toBeVisible()
  await expect(age).toHaveValue('45')
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(2)
  expect(man && (await man.isChecked()), 'the sex that was chosen last').toBe(true)
  await expect(page.getByRole('combobox')).toHaveValue('500000')
  await page.getByRole('main').getByRole('link', { name: panel.all }).click()
  await expect(page).toHaveURL(/\/white-swan-quotes/)
  expect(await keptInTab(page)).toMatchObject({ statedAge: 45 })
  expect(await stored(page, 'formData')).toMatchObject({
    people: [{ gender: 'Male', smoker: false, selectedCoverage: 500_000 }],
  })
})
