import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'

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

test('a button that is pressed before the scripts are here is pressed once they are; of several the last', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/faq')
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Open menu' })
  const language = header.getByRole('button', { name: 'Language: English, EN' })
  await menu.click()
  await language.click()
  await expect(header.getByRole('button', { expanded: true })).toHaveCount(0)
  scripts.resolve()
  await expect(language).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  // From then on a press is answered once.
  await language.click()
  await expect(language).toHaveAttribute('aria-expanded', 'false')
})
