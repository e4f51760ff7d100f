import { hydrated } from './fixtures.ts'
import { expect, test } from './site-with.ts'

// Nothing embedded starts with a hosted backend named, so that the site opens at once.
const hosted = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_this_test',
}
const schedulingUrl = 'https://calendly.com/alex-sample/30min'
const widgetScript = 'https://assets.calendly.com/assets/external/widget.js'

const fakeWidget = `window.Calendly = { initInlineWidget({ url, parentElement }) {
  const frame = document.createElement('iframe')
  frame.src = url
  frame.title = 'Pick a time'
  parentElement.append(frame)
} }`

test('[CONTACT-02] [CONTACT-03] [CONTACT-04] the scheduling service of the settings is embedded after a tap, not before', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith({ ...hosted, SITE_LINKS_SCHEDULING_URL: schedulingUrl })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) outside.push(request.url())
  })
  await page.route(widgetScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeWidget }),
  )
  await page.route(`${schedulingUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Half an hour with Alex</h1>' }),
  )
  await page.goto(`${site}/contact`)
  await hydrated(page)
  expect(outside).toEqual([])
  // Whoever would rather be called finds the form below the calendar.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Pick a time',
    'Alex Sample',
    'What to expect',
    'Rather have us call you?',
  ])
  await page.getByRole('button', { name: 'Show open times' }).click()
  await expect(page.frameLocator('.widget iframe').getByRole('heading')).toHaveText('Half an hour with Alex')
  // The service gets the bare address: no answer of the visitor goes with it.
  expect(outside).toEqual([widgetScript, schedulingUrl])
})

test('a scheduling service that does not load leaves the phone', async ({ page, siteWith, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const site = await siteWith({ ...hosted, SITE_LINKS_SCHEDULING_URL: schedulingUrl })
  await page.route(widgetScript, (route) => route.abort())
  await page.goto(`${site}/contact`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Show open times' }).click()
  await expect(page.getByRole('alert')).toContainText('Please call (800) 555-0142')
})
