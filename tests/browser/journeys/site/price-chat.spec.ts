import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { openChat, said } from '../../fixtures/chat.ts'
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'

/** Says something and waits for what is answered. */
async function say(
  text: string,
  { field, messages }: { field: Locator; messages: Locator },
): Promise<Locator> {
  const before = await messages.count()
  await field.fill(text)
  await field.press('Enter')
  await expect(messages).toHaveCount(before + 2)
  return messages.last()
}

/** The lowest and the highest price of the plans that an answer tells, to the cent. */
async function centsOf(answer: Locator): Promise<string[]> {
  const text = (await answer.textContent()) ?? ''
  return text.match(/\$[\d,]+\.\d\d/g) ?? []
}

/** Opens the page behind an answer's link, and gives the lowest and the highest price that it gets, to the cent. */
async function openedPrices(page: Page, link: Locator): Promise<string[]> {
  const search = page.waitForResponse((response) => response.url().endsWith('/white-swan-policy-search'))
  await link.click()
  const { policies } = searchSchema.parse(await (await search).json())
  const premiums = policies.map(({ monthly_premium }) => monthly_premium)
  await expect(page.getByRole('article')).toHaveCount(premiums.length)
  const ends = [Math.min(...premiums), Math.max(...premiums)]
  // The cards there are without cents (INSTANT-23).
  for (const end of ends) {
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: `$${Math.round(end)}` })
        .first(),
    ).toBeVisible()
  }
  return ends.map((end) => `$${end.toFixed(2)}`)
}

const searchSchema = z.object({ policies: z.array(z.object({ monthly_premium: z.number() })) })

test('[issue 13.5] a price in the chat, by words and taps: one question at a time, follow-ups, and a link to the page with the same prices', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize(desktop)
  await open(page, '/final-expense-insurance')
  const parts = await openChat(page)
  const first = await say("$15,000 for my funeral, I'm 61 and smoke", parts)
  await expect(first).toContainText('Which state do you live in?')
  const sex = await say('Ohio', parts)
  await expect(sex).toContainText('Are you a woman or a man?')
  const replies = parts.panel.getByRole('group', { name: 'Suggested answers' }).getByRole('button')
  await expect(replies).toHaveText(['A woman', 'A man'])
  await expectNoAxeViolations(page)

  // By keyboard: from the field back to the answers above it.
  await parts.field.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(replies.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(parts.messages).toHaveCount(7)
  await expect(parts.log).toBeFocused()
  const priced = parts.messages.last()
  await expect(priced).toContainText(/My estimate: \$\d+ to \$\d+ a month, from \d carriers/)
  await expect(priced).toContainText('an estimate, not an offer')

  await expect(replies).toHaveText(['What about $30,000?', 'And for my spouse?'])
  await say('and for my wife?', parts)
  await say('58', parts)
  await replies.filter({ hasText: 'No' }).click()
  const wife = parts.messages.last()
  await expect(wife).toContainText('Final Expense, $15,000, woman, age 58, Ohio, no tobacco')
  const cents = await centsOf(wife)
  expect(cents).toHaveLength(2)
  const spoken = await parts.messages.count()

  expect(await openedPrices(page, wife.getByRole('link', { name: 'Instant quote' }))).toEqual(cents)
  await expect(page.getByText(/58-year-old/)).toBeVisible()
  await expect(page).toHaveURL('/white-swan-quotes')
  // All of it was told, so nothing is said to be assumed.
  await expect(page.getByText('You have not told us yet')).toHaveCount(0)
  // Beside the page the conversation goes on, and a reload keeps how far it had come.
  await page.reload()
  await page.getByRole('button', { name: said.en.reopen }).click()
  await expect(parts.messages).toHaveCount(spoken)
  await expect(await say('what about $25,000?', parts)).toContainText('$25,000, woman, age 58, Ohio')
  expect(asked.join()).not.toMatch(/tobacco|15000|Female/)
})

test('[issue 13.5] en español y en un teléfono: de la pregunta al mismo precio en la página', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/', 'es')
  const parts = await openChat(page, 'es')
  await expect(await say('¿Cuánto me costaría?', parts)).toContainText('¿Cuántos años tiene usted?')
  await expect(await say('tengo 44 años', parts)).toContainText('¿En qué estado vive usted?')
  await expect(await say('Texas', parts)).toContainText('¿Es usted mujer u hombre?')
  const replies = parts.panel.getByRole('group', { name: 'Respuestas sugeridas' }).getByRole('button')
  for (const [reply, question] of [
    ['Mujer', '¿Usó usted tabaco o nicotina'],
    ['No', '¿Cuánto debe pagar el plan?'],
  ] as const) {
    await replies.filter({ hasText: reply }).click()
    await expect(parts.messages.last()).toContainText(question)
  }
  await expect(replies).toHaveText(['$100,000', '$250,000', '$500,000'])
  await replies.filter({ hasText: '$250,000' }).click()
  await expect(parts.messages.last()).toContainText('Mi estimado: de $')
  await expect(replies).toHaveText([
    '¿Y a 10 años?',
    '¿Y a 30 años?',
    '¿Y por $500,000?',
    '¿Y para mi cónyuge?',
  ])
  await replies.first().click()
  const answer = parts.messages.last()
  await expect(answer).toContainText(
    'Seguro de vida a término, 10 años, $250,000, mujer, 44 años, Texas, sin tabaco',
  )
  await expectNoAxeViolations(page)
  const cents = await centsOf(answer)
  expect(cents).toHaveLength(2)

  expect(await openedPrices(page, answer.getByRole('link', { name: 'Cotización inmediata' }))).toEqual(cents)
  await expect(parts.panel).toBeHidden()
  await expect(page.getByText('44 años').first()).toBeVisible()
})
