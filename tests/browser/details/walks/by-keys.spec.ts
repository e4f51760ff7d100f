import needs from '#content/messages/en/quote/needs.json' with { type: 'json' }
import ladder from '#content/messages/en/quote/needs-ladder.json' with { type: 'json' }
import carried from '#content/messages/en/site/continue.json' with { type: 'json' }
import next from '#content/messages/es/quote/next-steps.json' with { type: 'json' }
import status from '#content/messages/es/site/request-status.json' with { type: 'json' }
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { newPhone } from '../../fixtures/account/agent-desk.ts'
import { chatParts, said } from '../../fixtures/chat.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { byKeys } from '../../fixtures/keys.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'
import { leadsOf } from '../../fixtures/quotes/contact-request.ts'
import { backLink, heading, resultsTitle } from '../../fixtures/quotes/instant.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'
import { newVisitor } from '../../fixtures/tours/people-and-words.ts'

/** A family whose need falls: income for 12 years, a mortgage over 18, debts over 5. */
const family = [
  [needs.fields.yearlyIncome.label, '20,000'],
  [needs.fields.incomeYears.label, '12'],
  [needs.fields.mortgage.label, '180,000'],
  [ladder.fields.mortgageYears.label, '18'],
  [needs.fields.debts.label, '20,000'],
  [ladder.fields.debtYears.label, '5'],
] as const

test('[issue 13.5] [issue 13.4] [issue 13.2] by keyboard alone: a price in the chat, several policies in the cart, and all of it on a phone that has answers of its own', async ({
  page,
  context,
  nextVisitor,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(desktop)
  await open(page, '/faq')
  const keys = byKeys(page)
  const { keyboard } = page

  await test.step('the chat asks one thing at a time, and its link leads to the page with the price', async () => {
    // The last stop of the page.
    await keyboard.press('Shift+Tab')
    await keys.back(page.getByRole('button', { name: said.en.open }))
    await keyboard.press('Enter')
    const { field, messages, log, panel } = await chatParts(page)
    await keys.at(field)
    await keyboard.press('Escape')
    await keys.at(page.getByRole('button', { name: said.en.reopen }))
    await keyboard.press('Enter')
    await keys.at(field)
    await keyboard.type('What is $500,000 for 20 years? I am 38 and do not smoke')
    await keyboard.press('Enter')
    await expect(messages.last()).toContainText('Which state do you live in?')
    await keys.at(field)
    await keyboard.type('Ohio')
    await keyboard.press('Enter')
    await expect(messages.last()).toContainText('Are you a woman or a man?')
    await keys.back(panel.getByRole('button', { name: 'A woman' }))
    await keyboard.press('Enter')
    await expect(messages.last()).toContainText(/My estimate: \$\d+ to \$\d+ a month/)
    await keys.at(log)
    await keys.press(messages.last().getByRole('link', { name: 'Instant quote' }))
    await expect(heading(page)).toHaveText(resultsTitle)
    await keys.at(heading(page))
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('several policies beside one, from the calculator into the cart', async () => {
    await keys.press(backLink(page))
    await keys.at(heading(page))
    const opener = page.getByRole('button', { name: needs.open })
    await keys.press(opener)
    const dialog = page.getByRole('dialog', { name: needs.title })
    await expect(dialog).toBeVisible()
    await keys.expectFocusShown()
    await keyboard.press('Escape')
    await keys.at(opener)
    await keyboard.press('Enter')
    for (const [label, text] of family) await keys.fill(dialog.getByLabel(label, { exact: true }), text)
    const section = dialog.getByRole('region', { name: ladder.title })
    await keys.press(section.getByRole('button', { name: ladder.find }))
    const add = section.getByRole('button', { name: /^Add all \d to the cart$/ })
    await expect(add).toBeVisible()
    // What was pressed is gone; reading goes on where it says what was found.
    await expect(section.getByRole('status')).toBeFocused()
    await keys.press(add)
    await expect(page.getByRole('dialog', { name: 'Your Insurance Cart' })).toBeVisible()
    await keys.expectFocusShown()
  })

  const link = await test.step('a link for another device, copied', async () => {
    const cart = page.getByRole('dialog', { name: 'Your Insurance Cart' })
    const opener = cart.getByRole('button', { name: carried.entry })
    await keys.press(opener)
    const dialog = page.getByRole('dialog', { name: carried.title })
    await keys.press(dialog.getByRole('button', { name: carried.make, exact: true }))
    await keys.at(dialog.getByRole('heading', { name: carried.ready }))
    await keys.press(dialog.getByRole('button', { name: carried.copy }))
    await expect(dialog.getByRole('status')).toContainText(carried.said.copied)
    await keyboard.press('Escape')
    await keys.at(opener)
    await keyboard.press('Escape')
    await keys.at(page.getByRole('button', { name: needs.open }))
    return page.evaluate(() => navigator.clipboard.readText())
  })

  const cart = await stored(page, 'cart')
  expect(cart).toHaveLength(2)
  const there = await nextVisitor({ viewport: phone })
  await seed(there, { formData: answeredForm() })
  await test.step('the phone decides, deletes the link, and goes on where the desktop was', async () => {
    const keysThere = byKeys(there)
    await there.goto(link)
    await hydrated(there)
    await keysThere.press(there.getByRole('button', { name: carried.page.keep }))
    await keysThere.at(heading(there))
    await keysThere.press(there.getByRole('button', { name: carried.page.reconsider }))
    await keysThere.at(heading(there))
    await keysThere.press(there.getByRole('button', { name: carried.page.replace }))
    await expect(heading(there)).toHaveText(carried.page.taken.title)
    await keysThere.at(heading(there))
    await keysThere.press(there.getByRole('button', { name: carried.delete }))
    await expect(there.getByText(carried.outcomes.deleted.title, { exact: true })).toBeVisible()
    await keysThere.expectFocusShown()
    await keysThere.back(there.getByRole('link', { name: carried.page.goOn }))
    await there.keyboard.press('Enter')
    await expect(there).toHaveURL(/\/white-swan-quotes$/)
    await keysThere.at(heading(there))
    expect(await stored(there, 'cart')).toEqual(cart)
  })
})

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-MX', viewport: phone })

  test('[issue 13.3] by keyboard alone: a call is asked for, and the mail’s page refuses calls, corrects and deletes', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const { request } = next
    const rosa = newVisitor('Rosa')
    const dataDir = dataDirOf(String(baseURL))
    const keys = byKeys(page)
    const { keyboard } = page
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })

    await page.goto('/contact')
    await hydrated(page)
    await keys.fill(main.getByRole('textbox', { name: request.name }), rosa.name)
    await keys.fill(main.getByRole('textbox', { name: request.phone }), newPhone())
    await keys.fill(main.getByRole('textbox', { name: request.email }), rosa.email)
    await keys.press(main.getByRole('button', { name: 'Pedir una llamada' }))
    await keys.at(main.getByRole('heading', { name: 'Recibimos su solicitud de llamada' }))
    expect(await leadsOf(baseURL, rosa.name)).toHaveLength(1)
    const { statusLink } = await newestEmail(dataDir, rosa.email, 'lead-visitor')

    await test.step('the code opens the page, also a second one', async () => {
      await page.goto(statusLink)
      await hydrated(page)
      await keys.press(button(status.ask.button))
      const field = page.getByLabel(status.code.label)
      await keys.at(field)
      const first = await newestEmail(dataDir, rosa.email, 'lead-code')
      await keys.press(button(status.code.again))
      await expect(main).toContainText(status.code.sent)
      await keys.at(button(status.code.again))
      const { code } = await newestEmail(dataDir, rosa.email, 'lead-code', first)
      await keys.back(field)
      await keyboard.type(code)
      await keyboard.press('Enter')
      await expect(main).toContainText(status.stage.texts.new)
      await keys.at(heading(page))
    })

    await test.step('a correction is given up, then sent, and every way refused', async () => {
      await keys.press(button(status.correct.button))
      await keys.at(main.getByRole('textbox', { name: status.correct.name }))
      await keys.press(button(status.correct.cancel))
      await keys.at(button(status.correct.button))
      await keyboard.press('Enter')
      await keys.fill(main.getByRole('textbox', { name: status.correct.phone }), '6145550100')
      await keys.press(main.getByRole('button', { name: /^Enviar a / }))
      await expect(main).toContainText('Nos pidió corregirlo')
      await keys.at(button(status.correct.button))
      for (const way of Object.values(status.wishes.ways))
        await keys.tick(main.getByRole('checkbox', { name: way }))
      await keys.press(button(status.wishes.save))
      await expect(main).toContainText(status.wishes.saved)
      await expect(button(status.wishes.save)).toHaveCount(0)
      await keys.expectFocusShown()
    })

    await test.step('it is kept, and deleted then', async () => {
      const opener = button(status.erase.button)
      await keys.press(opener)
      const sure = page.getByRole('dialog', { name: status.erase.sure })
      await keys.at(sure.getByRole('button', { name: status.erase.keep }))
      await keyboard.press('Escape')
      await keys.at(opener)
      await keyboard.press('Enter')
      await keys.press(sure.getByRole('button', { name: status.erase.confirm }))
      await expect(heading(page)).toHaveText(status.erased.title)
      await keys.at(heading(page))
      expect(await leadsOf(baseURL, rosa.name)).toEqual([])
      await keys.press(main.getByRole('link', { name: status.erased.home }))
      await expect(page).toHaveURL('/')
      await keys.at(heading(page))
    })
  })
})
