import { paths } from '#domain/site/paths.ts'
import { answerWith, assistant, openChat, phone, said } from '../../fixtures/chat.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { desktop, phone as phoneSize } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'

// Where the button lies on each page: site/pages.spec.ts.
test('[CHAT-01] on a desktop the button says what it is for where its words lie over nothing, and keeps off what a page marks', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(`${paths.termLife}?lng=es`)
  const words = page.getByText('Haga una pregunta', { exact: true })
  await expect(words).toBeVisible()
  await page.goto('/faq?lng=es')
  await hydrated(page)
  await page
    .locator('summary')
    .last()
    .evaluate((question) => question.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(words).toBeHidden()

  await page.goto('/?lng=es')
  await hydrated(page)
  const claim = page.locator('[data-clear]')
  const button = page.getByRole('button', { name: said.es.open })
  await expect(claim).toBeInViewport()
  await expect
    .poll(async () => {
      const [ours, theirs] = [await button.boundingBox(), await claim.boundingBox()]
      if (!ours || !theirs) return false
      const isAbove = ours.y + ours.height <= theirs.y || theirs.y + theirs.height <= ours.y
      return isAbove || ours.x >= theirs.x + theirs.width
    })
    .toBe(true)
})

test('[CHAT-07] [CHAT-10] on a phone the panel takes the screen, Shift+Enter makes a line, the newest message is scrolled into view, and a link’s page comes to the front', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize)
  await open(page, '/')
  const { field, panel, messages, log } = await openChat(page)
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...phoneSize })
  // A field with the focus would bring the keyboard over the greeting.
  await expect(panel.getByRole('heading', { name: assistant })).toBeFocused()
  const line = 'Someone reads this line in a chat that is not very wide. '
  await answerWith(page, `${line.repeat(4)}\n\n${line.repeat(3)}The end.`)
  await field.fill('IUL')
  await field.press('Shift+Enter')
  await field.pressSequentially('and whole life?')
  for (const count of [3, 5, 7]) {
    await field.press('Enter')
    await expect(messages).toHaveCount(count)
    await expect(messages.last().getByText('The end.')).toBeInViewport({ ratio: 1 })
    await field.fill(`Question after message ${count}`)
  }
  await expect(messages.nth(1)).toContainText('IUL\nand whole life?', { useInnerText: true })
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await expect(messages.first()).not.toBeInViewport()

  // Of what is too long to be seen whole, the start.
  await page.unrouteAll()
  await answerWith(page, Array.from({ length: 40 }, (_, number) => `Line ${number}. ${line}`).join('\n\n'))
  await field.press('Enter')
  await expect(messages).toHaveCount(9)
  await expect(messages.last().getByText('Line 0.')).toBeInViewport()

  await page.unrouteAll()
  await field.fill(said.en.question)
  await field.press('Enter')
  await messages.nth(10).getByRole('link', { name: 'Term Life', exact: true }).click()
  await expect(page).toHaveURL('/term-life-insurance')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('[ERROR-31] the panel’s code comes with the first press alone; where it can’t be loaded the page says whom to call, and a press after that loads the page anew', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|dynamically imported module|preload/)
  // As browsers do that keep a file's failure for as long as the page is open.
  let isKept = true
  let asked = 0
  await page.route('**/chat-panel*', (route) => {
    asked += 1
    return isKept ? route.abort() : route.fallback()
  })
  await open(page, '/faq')
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  const opener = page.getByRole('button', { name: said.en.open })
  await opener.click()
  const note = page.getByRole('alert').filter({ hasText: said.en.failure })
  await expect(note.getByRole('link')).toHaveText(phone)
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
  await opener.click()
  await note.waitFor()
  page.once('framenavigated', () => {
    isKept = false
  })
  await Promise.all([page.waitForEvent('load'), opener.click()])
  await openChat(page)
})
