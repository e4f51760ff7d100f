import { z } from 'zod'
import { assistant, chatPanel, openChat, said } from '../../fixtures/chat.ts'
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'

test('[CHAT-02] [CHAT-03] [CHAT-04] [CHAT-05] [CHAT-06] [CHAT-08] a visitor asks the chat, follows an answer’s link with the chat beside the page, minimizes and closes it, and the tab keeps what was said', {
  tag: '@hosted',
}, async ({ page, context }) => {
  await page.setViewportSize(desktop)
  const words = said.es
  await open(page, '/about', 'es')
  const panel = chatPanel(page)
  await expect(panel).toBeHidden()
  const { field, messages, send } = await openChat(page, 'es')
  await expect(field).toBeFocused()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(assistant)
  await expect(messages).toHaveText([words.greeting])
  await expectNoAxeViolations(page)
  await field.fill(words.question)
  await send.click()
  await expect(messages).toHaveCount(3)
  await messages.nth(2).locator('a[href="/term-life-insurance"]').first().click()
  await expect(page).toHaveURL('/term-life-insurance')
  // Beside the page there is room for both.
  await expect(panel).toBeVisible()
  await field.fill('IUL')

  await panel.getByRole('button', { name: words.minimize }).click()
  await expect(panel).toBeHidden()
  const reopen = page.getByRole('button', { name: words.reopen })
  await expect(reopen).toBeFocused()
  await reopen.press('Enter')
  await expect(field).toHaveValue('IUL')
  await page.keyboard.press('Escape')
  await expect(reopen).toBeFocused()
  await reopen.click()
  await panel.getByRole('button', { name: words.close }).click()
  await expect(page.getByRole('button', { name: words.open })).toBeFocused()

  await page.reload()
  await page.getByRole('button', { name: words.open }).click()
  await expect(messages).toHaveCount(3)
  const other = await context.newPage()
  await open(other, '/faq', 'es')
  await expect((await openChat(other, 'es')).messages).toHaveCount(1)
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain(words.question)
})

const searchSchema = z.object({ policies: z.array(z.object({ monthly_premium: z.number() })) })

test('[issue 13.5] a visitor asks the chat for a price on a phone, answers one question at a time, and finds the same prices on the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize(phone)
  await open(page, '/')
  const { field, messages, panel } = await openChat(page)
  const replies = panel.getByRole('group', { name: 'Suggested answers' }).getByRole('button')
  await field.fill("$15,000 for my funeral, I'm 61 and smoke")
  await field.press('Enter')
  await expect(messages.last()).toContainText('Which state do you live in?')
  await field.fill('Ohio')
  await field.press('Enter')
  await expect(messages.last()).toContainText('Are you a woman or a man?')
  await expectNoAxeViolations(page)
  await replies.filter({ hasText: 'A man' }).click()
  await expect(messages.last()).toContainText(/My estimate: \$\d+ to \$\d+ a month, from \d carriers/)
  await expect(messages.last()).toContainText('an estimate, not an offer')
  await field.fill('and for my wife?')
  await field.press('Enter')
  await field.fill('58')
  await field.press('Enter')
  await replies.filter({ hasText: 'No' }).click()
  const answer = messages.last()
  await expect(answer).toContainText('Final Expense, $15,000, woman, age 58, Ohio, no tobacco')
  const told = (await answer.innerText()).match(/\$[\d,]+\.\d\d/g)

  const search = page.waitForResponse((response) => response.url().endsWith('/white-swan-policy-search'))
  await answer.getByRole('link', { name: 'Instant quote' }).click()
  const { policies } = searchSchema.parse(await (await search).json())
  const premiums = policies.map(({ monthly_premium }) => monthly_premium)
  const ends = [Math.min(...premiums), Math.max(...premiums)]
  expect(told).toEqual(ends.map((end) => `$${end.toFixed(2)}`))
  // The cards there are without cents (INSTANT-23).
  for (const end of ends)
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: `$${Math.round(end)}` })
        .first(),
    ).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByText(/58-year-old/)).toBeVisible()
  // All of it was told, so nothing is said to be assumed.
  await expect(page.getByText('You have not told us yet')).toHaveCount(0)
  await expect(page).toHaveURL('/white-swan-quotes')
  expect(asked.join()).not.toMatch(/tobacco|15000|Female/)
})
