import next from '#content/messages/en/quote/next-steps.json' with { type: 'json' }
import status from '#content/messages/en/site/request-status.json' with { type: 'json' }
import needs from '#content/messages/es/quote/needs.json' with { type: 'json' }
import ladder from '#content/messages/es/quote/needs-ladder.json' with { type: 'json' }
import carried from '#content/messages/es/site/continue.json' with { type: 'json' }
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { inDatabase, newPhone } from '../../fixtures/account/agent-desk.ts'
import { openChat } from '../../fixtures/chat.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'
import { leadsOf, openContact } from '../../fixtures/quotes/contact-request.ts'
import { heading } from '../../fixtures/quotes/instant.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'
import { newVisitor } from '../../fixtures/tours/people-and-words.ts'

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-MX', viewport: phone })

  test('[issue 13.5] [issue 13.4] [issue 13.2] a wrong answer at every step, from a price in the chat to another device: each is met by a sentence, and the right one goes on', async ({
    page,
    context,
    allowConsole,
  }) => {
    test.slow()
    allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    const main = page.getByRole('main')
    await open(page, '/', 'es')

    await test.step('the chat asks again for what it cannot read, and says what no plan takes', async () => {
      const { field, messages, panel } = await openChat(page, 'es')
      for (const [said, answer] of [
        ['¿Cuánto me costaría?', '¿Cuántos años tiene usted?'],
        ['plátano', 'No pude leer ahí una respuesta. ¿Cuántos años tiene usted?'],
        ['12', 'Nuestros servicios son para personas de 18 años o más'],
        ['44', '¿En qué estado vive usted?'],
        ['Narnia', 'No pude leer ahí una respuesta. ¿En qué estado vive usted?'],
        ['Ohio', '¿Es usted mujer u hombre?'],
        ['no sé', 'No pude leer ahí una respuesta. ¿Es usted mujer u hombre?'],
        ['mujer', '¿Usó usted tabaco o nicotina'],
        ['quizás', 'No pude leer ahí una respuesta. ¿Usó usted tabaco'],
        ['no', '¿Cuánto debe pagar el plan?'],
        ['mucho', 'No pude leer ahí una respuesta. ¿Cuánto debe pagar el plan?'],
        ['$5', 'Esa cantidad es muy pequeña: este tipo de plan empieza en $25,000.'],
        ['$500,000', 'Mi estimado: de $'],
        ['¿y a 200 años?', 'Aquí nadie vende un plazo de 200 años'],
      ] as const) {
        const before = await messages.count()
        await field.fill(said)
        await field.press('Enter')
        await expect(messages).toHaveCount(before + 2)
        await expect(messages.last(), said).toContainText(answer)
      }
      await context.setOffline(true)
      await field.fill('¿y a 20 años?')
      await field.press('Enter')
      await expect(messages.last()).toContainText('en este momento no puedo responderle')
      await context.setOffline(false)
      await panel.getByRole('button', { name: 'Enviar de nuevo' }).click()
      await expect(messages.last()).toContainText(
        'término, 20 años, $500,000, mujer, 44 años, Ohio, sin tabaco',
      )
      await messages.last().getByRole('link', { name: 'Cotización inmediata' }).click()
      await expect(page).toHaveURL('/white-swan-quotes')
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    const dialog = page.getByRole('dialog', { name: needs.title })
    const section = dialog.getByRole('region', { name: ladder.title })
    const typeIn = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text)
    await test.step('the ladder says what it lacks, and what a mortgage cannot be', async () => {
      await page.getByRole('link', { name: 'Atrás', exact: true }).first().click()
      await page.getByRole('button', { name: needs.open }).click()
      await expect(section).toHaveCount(0)
      await typeIn(needs.fields.finalCosts.label, '15,000')
      await expect(section).toContainText(ladder.gaps.endless)
      await typeIn(needs.fields.mortgage.label, '180,000')
      const years = ladder.fields.mortgageYears.label
      await expect(section).toContainText(ladder.gaps.open.replace('{{fields}}', years))
      for (const [text, said] of [
        ['-3', needs.problems.negative.count],
        ['2019', 'Escriba un número de'],
        ['pronto', needs.problems.notANumber.count],
      ] as const) {
        await typeIn(years, text)
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('alert')).toContainText(said)
        await expect(dialog.getByLabel(years, { exact: true })).toHaveValue(text)
        await expect(section).toHaveCount(0)
      }
      await expectNoAxeViolations(page)
      await typeIn(years, '4')
      await expect(section).toContainText(ladder.gaps.tooShort)
      await typeIn(years, '18')
      await typeIn(needs.fields.yearlyIncome.label, '20,000')
      await typeIn(needs.fields.incomeYears.label, '12')
      await typeIn(needs.fields.finalCosts.label, '')
      const find = section.getByRole('button', { name: ladder.find })
      await context.setOffline(true)
      await find.click()
      await expect(section.getByRole('status')).toHaveText(ladder.endings.failed)
      await context.setOffline(false)
      await find.click()
      await section.getByRole('region').last().getByRole('button').click()
      await expect.poll(async () => JSON.stringify(await stored(page, 'cart'))).toContain('monthlyPrice')
    })

    const cart = await stored(page, 'cart')
    const mover = page.getByRole('dialog', { name: carried.title })
    const link =
      await test.step('no link is made without a network; one that was deleted meanwhile is replaced', async () => {
        await page.getByRole('dialog').getByRole('button', { name: carried.entry }).click()
        const make = mover.getByRole('button', { name: carried.make, exact: true })
        await expect(make).toBeVisible()
        await context.setOffline(true)
        await make.click()
        await expect(mover.getByRole('alert')).toContainText(carried.outcomes.notMade.title)
        await context.setOffline(false)
        await make.click()
        const field = mover.getByLabel(carried.link, { exact: true })
        const first = await field.inputValue()
        await mover.getByRole('button', { name: carried.renew }).click()
        await expect(field).not.toHaveValue(first)
        return { first, second: await field.inputValue() }
      })

    const there = await (await page.context().browser()?.newContext({ locale: 'es-MX' }))?.newPage()
    if (!there) throw new Error('There is no second browser')
    await test.step('over there, an old link, a damaged key and no network are told apart, and the right link opens', async () => {
      const at = link.second.indexOf('=') + 30
      const damaged = `${link.second.slice(0, at)}${link.second[at] === 'A' ? 'B' : 'A'}${link.second.slice(at + 1)}`
      for (const [address, title] of [
        [link.first, carried.page.not.gone.title],
        [damaged, carried.page.not.wrongKey.title],
        [link.second.slice(0, -9), carried.page.not.incomplete.title],
      ] as const) {
        await there.goto('about:blank')
        await there.goto(address)
        await expect(heading(there)).toHaveText(title)
        expect(await there.evaluate(() => localStorage.getItem('cart'))).toBeNull()
      }
      await there.goto('about:blank')
      await there.goto(link.second)
      await hydrated(there)
      const take = there.getByRole('button', { name: carried.page.take })
      await expect(take).toBeVisible()
      await there.context().setOffline(true)
      await there.getByRole('button', { name: carried.delete }).click()
      await expect(there.getByRole('alert')).toContainText(carried.outcomes.notDeleted.title)
      await there.context().setOffline(false)
      await take.click()
      await expect(heading(there)).toHaveText(carried.page.taken.title)
      expect(await stored(there, 'cart')).toEqual(cart)
      await there.getByRole('button', { name: carried.delete }).click()
      await expect(there.getByText(carried.outcomes.deleted.title, { exact: true })).toBeVisible()
      await there.context().close()
    })

    await test.step('the phone learns that its link is gone, and keeps what it has', async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').getByRole('button', { name: carried.entry }).click()
      await expect(mover).toContainText(carried.outcomes.gone.title)
      await mover.getByRole('button', { name: carried.make, exact: true }).click()
      await expect(mover.getByLabel(carried.link, { exact: true })).not.toHaveValue(link.second)
      expect(await stored(page, 'cart')).toEqual(cart)
    })
    await expect(main).toBeAttached()
  })
})

test('[issue 13.3] a wrong answer at every step of a request: address, number, link, code, correction and network, and the right one goes on', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const address = String(baseURL)
  const dataDir = dataDirOf(address)
  const olga = newVisitor('Olga')
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const form = await openContact(page)

  await test.step('the form says what is wrong, keeps what is typed and stores one request', async () => {
    await form.name.fill(olga.name)
    await form.phone.fill('61455501')
    await form.email.fill('olga at example')
    await form.email.press('Enter')
    const problems = main.getByRole('region', { name: next.request.problems })
    await expect(problems).toBeFocused()
    await expect(problems).toContainText('You have typed 8 so far.')
    await expect(problems).toContainText(next.request.emailInvalid)
    await expect(form.email).toHaveValue('olga at example')
    expect(await leadsOf(baseURL, olga.name)).toEqual([])
    await form.phone.fill(newPhone())
    await form.email.fill(olga.email)
    await context.setOffline(true)
    await form.submit.click()
    await expect(main).toContainText('We could not send your request')
    await context.setOffline(false)
    await form.submit.click()
    await expect(form.sent).toBeVisible()
    expect(await leadsOf(baseURL, olga.name)).toHaveLength(1)
  })

  const { statusLink } = await newestEmail(dataDir, olga.email, 'lead-visitor')
  const code = page.getByLabel(status.code.label)
  const enter = async (text: string) => {
    await code.fill(text)
    await page.keyboard.press('Enter')
  }
  await test.step('a link that is cut off, no network, half a code, a wrong one and one that is too old', async () => {
    await page.goto(statusLink.slice(0, -4))
    await expect(heading(page)).toHaveText(status.none.title)
    await page.goto('about:blank')
    await page.goto(statusLink)
    await hydrated(page)
    await context.setOffline(true)
    await button(status.ask.button).click()
    await expect(main.getByRole('alert')).toContainText(status.failed.title)
    await context.setOffline(false)
    await button(status.ask.button).click()
    const first = await newestEmail(dataDir, olga.email, 'lead-code')
    await enter('12ab')
    await expect(main).toContainText(status.code.incomplete)
    await enter(first.code === '123456' ? '654321' : '123456')
    await expect(main).toContainText('This code does not work.')
    await expect(code).toBeFocused()
    const ofOlga = (sql: Parameters<Parameters<typeof inDatabase>[1]>[0]) => sql`
      update private.request_codes set expires_at = now() - interval '1 second' where link in (
        select k.token_hash from private.request_links k join leads l on l.id = k.lead_id where l.email = ${olga.email})`
    await inDatabase(address, ofOlga)
    await enter(first.code)
    await expect(main).toContainText('This code does not work.')
    await button(status.code.again).click()
    await expect(main).toContainText(status.code.sent)
    const { code: right } = await newestEmail(dataDir, olga.email, 'lead-code', first)
    await enter(first.code)
    await expect(main).toContainText('This code does not work.')
    await enter(right)
    await expect(main).toContainText(status.stage.texts.new)
    await expect(main).not.toContainText('This code does not work.')
  })

  await test.step('a correction with a bad number and address, without a network and past the session’s end loses nothing', async () => {
    await button(status.correct.button).click()
    const [tel, mail] = [status.correct.phone, status.correct.email].map((name) =>
      main.getByRole('textbox', { name }),
    )
    if (!tel || !mail) throw new Error('There are no fields')
    const send = main.getByRole('button', { name: /^Send to / })
    await send.click()
    await expect(main).toContainText(status.correct.nothing)
    await tel.fill('614555')
    await mail.fill('olga.example.com')
    await send.click()
    await expect(main).toContainText(status.correct.problems.phone)
    await expect(main).toContainText(status.correct.problems.email)
    await expectNoAxeViolations(page)
    await tel.fill('6145550111')
    await mail.fill('olga.new@example.com')
    await context.setOffline(true)
    await send.click()
    await expect(main.getByRole('alert')).toContainText(status.failed.title)
    await context.setOffline(false)
    await expect(mail).toHaveValue('olga.new@example.com')
    await inDatabase(
      address,
      (sql) =>
        sql`update private.request_sessions set expires_at = now() where lead_id in (select id from leads where email = ${olga.email})`,
    )
    await send.click()
    await expect(main).toContainText(status.expired)
    await expect(heading(page)).toBeFocused()
    const before = await newestEmail(dataDir, olga.email, 'lead-code')
    await button(status.ask.button).click()
    await enter((await newestEmail(dataDir, olga.email, 'lead-code', before)).code)
    await expect(mail).toHaveValue('olga.new@example.com')
    await send.click()
    await expect(main).toContainText('You asked us to correct this')
    await expect(main).toContainText('olga.new@example.com')
  })

  await test.step('a wish without a tick, and deleting without a network', async () => {
    await button(status.wishes.save).click()
    await expect(main).toContainText(status.wishes.nothing)
    await main.getByRole('checkbox', { name: status.wishes.ways.call }).check({ force: true })
    await button(status.wishes.save).click()
    await expect(main.getByRole('checkbox', { name: status.wishes.ways.call })).toBeDisabled()
    await button(status.erase.button).click()
    const sure = page.getByRole('dialog', { name: status.erase.sure })
    const erase = sure.getByRole('button', { name: status.erase.confirm })
    await context.setOffline(true)
    await erase.click()
    await expect(sure.getByRole('alert')).toContainText(status.failed.title)
    expect(await leadsOf(baseURL, olga.name)).toHaveLength(1)
    await context.setOffline(false)
    await erase.click()
    await expect(heading(page)).toHaveText(status.erased.title)
    expect(await leadsOf(baseURL, olga.name)).toEqual([])
  })
})
