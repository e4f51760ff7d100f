import type { Page } from '@playwright/test'
import cart from '#content/messages/en/quote/cart.json' with { type: 'json' }
import needs from '#content/messages/en/quote/needs.json' with { type: 'json' }
import ladder from '#content/messages/en/quote/needs-ladder.json' with { type: 'json' }
import carried from '#content/messages/en/site/continue.json' with { type: 'json' }
import next from '#content/messages/es/quote/next-steps.json' with { type: 'json' }
import status from '#content/messages/es/site/request-status.json' with { type: 'json' }
import { carriedLinkOf } from '#domain/storage/carried/carried-link.ts'
import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { inDatabase, newPhone } from '../../fixtures/account/agent-desk.ts'
import { chatParts, openChat, said } from '../../fixtures/chat.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'
import { leadsOf } from '../../fixtures/quotes/contact-request.ts'
import { backLink, heading, keptInTab } from '../../fixtures/quotes/instant.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'
import { newVisitor } from '../../fixtures/tours/people-and-words.ts'

async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

test('[issue 13.5] [issue 13.4] [issue 13.2] a reload at every step from a price in the chat to another device loses nothing and makes nothing twice', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize(desktop)
  await open(page, '/faq')
  await openChat(page)
  const { field, messages } = await chatParts(page)
  for (const [count, [text, answer]] of (
    [
      ['What is $500,000 for 20 years? I am 38 and do not smoke', 'Which state do you live in?'],
      ['Ohio', 'Are you a woman or a man?'],
      ['A woman', 'My estimate: $'],
    ] as const
  ).entries()) {
    await field.fill(text)
    await field.press('Enter')
    await expect(messages.last()).toContainText(answer)
    await reload(page)
    await page.getByRole('button', { name: said.en.reopen }).click()
    await expect(messages).toHaveCount(3 + 2 * count)
    await expect(messages.last()).toContainText(answer)
  }

  await test.step('the prices, the calculator and what it found', async () => {
    await messages.last().getByRole('link', { name: 'Instant quote' }).click()
    const cards = page.getByRole('article')
    await expect(cards.first()).toBeVisible()
    const prices = await cards.allTextContents()
    await reload(page)
    await expect(cards).toHaveText(prices)
    await backLink(page).click()
    const opener = page.getByRole('button', { name: needs.open })
    const dialog = page.getByRole('dialog', { name: needs.title })
    const section = dialog.getByRole('region', { name: ladder.title })
    const family = [
      [needs.fields.yearlyIncome.label, '20,000'],
      [needs.fields.incomeYears.label, '12'],
      [needs.fields.mortgage.label, '180,000'],
      [ladder.fields.mortgageYears.label, '18'],
    ] as const
    await opener.click()
    for (const [label, text] of family) await dialog.getByLabel(label, { exact: true }).fill(text)
    await section.getByRole('button', { name: ladder.find }).click()
    await expect(section.getByRole('region')).toHaveCount(2)
    await reload(page)
    await opener.click()
    for (const [label, text] of family)
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text)
    await section.getByRole('button', { name: ladder.find }).click()
    await section.getByRole('region').last().getByRole('button').click()
    await expect(page.getByRole('dialog', { name: cart.title })).toBeVisible()
  })

  const kept = { cart: await stored(page, 'cart'), instant: await keptInTab(page) }
  const link = await test.step('the cart, and one link, which stays the same', async () => {
    const drawer = page.getByRole('dialog', { name: cart.title })
    const mover = page.getByRole('dialog', { name: carried.title })
    const showCart = () => page.getByRole('button', { name: /^Cart/ }).click()
    const link = mover.getByLabel(carried.link, { exact: true })
    await reload(page)
    await showCart()
    await drawer.getByRole('button', { name: carried.entry }).click()
    await mover.getByRole('button', { name: carried.make, exact: true }).click()
    const address = await link.inputValue()
    await reload(page)
    await showCart()
    await drawer.getByRole('button', { name: carried.entry }).click()
    await expect(link).toHaveValue(address)
    expect(await stored(page, 'cart')).toEqual(kept.cart)
    return address
  })

  await test.step('over there: before the decision, after it, and after the deletion', async () => {
    const there = await (await browser.newContext({ baseURL: String(baseURL), viewport: phone })).newPage()
    await there.goto(link)
    await hydrated(there)
    await reload(there)
    await there.getByRole('button', { name: carried.page.take }).click()
    await expect(heading(there)).toHaveText(carried.page.taken.title)
    await reload(there)
    await expect(heading(there)).toHaveText(carried.page.same.title)
    expect(await stored(there, 'cart')).toEqual(kept.cart)
    expect(await keptInTab(there)).toEqual(kept.instant)
    await there.getByRole('button', { name: carried.delete }).click()
    await expect(there.getByText(carried.outcomes.deleted.title, { exact: true })).toBeVisible()
    const id = String(carriedLinkOf(new URL(link).hash)?.id)
    const rows = await inDatabase(
      String(baseURL),
      (sql) => sql`select id from private.carried_answers where id = ${id}`,
    )
    expect(rows).toEqual([])
    await there.goto('/white-swan-quotes')
    await reload(there)
    expect(await stored(there, 'cart')).toEqual(kept.cart)
    await there.context().close()
  })
})

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-MX', viewport: phone })

  test('[issue 13.3] a reload at every step of a request and its page loses nothing, and nothing is sent or stored twice', async ({
    page,
    baseURL,
    allowConsole,
  }) => {
    test.slow()
    // What a wrong code is answered with.
    allowConsole(/status of 400.*request-status/)
    const address = String(baseURL)
    const dataDir = dataDirOf(address)
    const sara = newVisitor('Sara')
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const mails = async (kind: Parameters<typeof emailsTo>[2]) =>
      (await emailsTo(dataDir, sara.email, kind)).length
    const { request } = next

    await test.step('what is typed stays, and one request is stored with one mail', async () => {
      const email = main.getByRole('textbox', { name: request.email })
      await open(page, '/contact', 'es')
      await main.getByRole('textbox', { name: request.name }).fill(sara.name)
      await main.getByRole('textbox', { name: request.phone }).fill(newPhone())
      await email.fill(sara.email)
      await reload(page)
      await expect(email).toHaveValue(sara.email)
      await button('Pedir una llamada').click()
      await expect(main.getByRole('heading', { name: 'Recibimos su solicitud de llamada' })).toBeVisible()
      await reload(page)
      expect(await leadsOf(baseURL, sara.name)).toHaveLength(1)
    })

    const { statusLink } = await newestEmail(dataDir, sara.email, 'lead-visitor')
    const field = page.getByLabel(status.code.label)
    await test.step('one code, asked for once', async () => {
      await page.goto(statusLink)
      await hydrated(page)
      await reload(page)
      await button(status.ask.button).click()
      const { code } = await newestEmail(dataDir, sara.email, 'lead-code')
      await reload(page)
      await field.fill(code === '123456' ? '654321' : '123456')
      await page.keyboard.press('Enter')
      await expect(main).toContainText('Este código no sirve.')
      await reload(page)
      await field.fill(code)
      await page.keyboard.press('Enter')
      await expect(main).toContainText(status.stage.texts.new)
      await reload(page)
      await expect(main).toContainText(status.stage.texts.new)
      expect([await mails('lead-code'), await mails('lead-visitor')]).toEqual([1, 1])
    })

    await test.step('half a correction, a whole one, and a refusal, each kept once', async () => {
      const tel = main.getByRole('textbox', { name: status.correct.phone })
      await button(status.correct.button).click()
      await tel.fill('6145550122')
      await reload(page)
      await expect(tel).toHaveValue('(614) 555-0122')
      // The load has not taken anybody there.
      await expect(tel).not.toBeFocused()
      await main.getByRole('button', { name: /^Enviar a / }).click()
      await expect(main).toContainText('Nos pidió corregirlo')
      await expect(tel).toHaveCount(0)
      await reload(page)
      await expect(main).toContainText('(614) 555-0122')
      const refusal = main.getByRole('checkbox', { name: status.wishes.ways.call })
      await refusal.check({ force: true })
      await button(status.wishes.save).click()
      await expect(refusal).toBeDisabled()
      await reload(page)
      await expect(refusal).toBeDisabled()
      const told = await inDatabase(
        address,
        (sql) => sql<{ what: string }>`
          select e.details ->> 'what' as what from private.person_entries e join leads l on l.person_id = e.person_id
          where l.email = ${sara.email} and e.kind = 'visitor'`,
      )
      expect(told.map(({ what }) => what).filter((what) => what === 'correction')).toHaveLength(1)
    })

    await test.step('what is deleted is said to be deleted, also after a reload', async () => {
      await button(status.erase.button).click()
      await reload(page)
      await button(status.erase.button).click()
      await page.getByRole('dialog').getByRole('button', { name: status.erase.confirm }).click()
      await expect(heading(page)).toHaveText(status.erased.title)
      await reload(page)
      await expect(heading(page)).toHaveText(status.erased.title)
      expect(await leadsOf(baseURL, sara.name)).toEqual([])
      expect(await mails('lead-code')).toBeLessThanOrEqual(1)
    })
  })
})
