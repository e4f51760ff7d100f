import type { Page } from '@playwright/test'
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { inDatabase, newName, plan, submit } from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone as onPhone } from '../../fixtures/languages-and-devices.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

/** Stores an application with its mail, and says who sent it and where the mail's link leads. */
async function apply(address: string, language: 'en' | 'es') {
  const fullName = newName('Renée')
  const email = `${crypto.randomUUID()}@example.com`
  const phone = `(614) 555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const lead = await submit(address, 'submit-application', {
    fullName,
    email,
    phone,
    language,
    plans: [plan],
  })
  const { statusLink } = await newestEmail(dataDirOf(address), email, 'lead-visitor')
  return { fullName, email, phone, lead, link: statusLink }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('from the mail of a request to the page on which it stands: a code to the same mailbox, what was sent and what comes next, a document, a refusal, a correction, and all of it deleted', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/request-status/)
  const address = String(baseURL)
  const dataDir = dataDirOf(address)
  const { fullName, email, phone, lead, link } = await apply(address, 'en')
  await page.setViewportSize(onPhone)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name })

  await test.step('the link shows nothing of anybody; a wrong code opens nothing', async () => {
    await page.goto(link)
    await hydrated(page)
    await expect(heading(page)).toHaveText('Where your request stands')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    for (const secret of [fullName, email, phone]) await expect(main).not.toContainText(secret)
    await expectNoAxeViolations(page)
    await button('Email me a code').click()
    const field = page.getByLabel('Code')
    await expect(field).toBeFocused()
    const { code } = await newestEmail(dataDir, email, 'lead-code')
    await field.fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('This code does not work.')
    for (const secret of [fullName, email, phone]) await expect(main).not.toContainText(secret)
    await expectNoAxeViolations(page)
    // A phone may load the page anew while its owner looks into the mailbox.
    await page.reload()
    await hydrated(page)
    await expect(field).toBeFocused()
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(main).toContainText('We have your request.')
  })

  await test.step('what was sent, to whom, and by when there is an answer', async () => {
    await expect(heading(page)).toBeFocused()
    await expect(main).toContainText(/gets in touch with you by \w+day, \w+ \d+/)
    for (const shown of [fullName, email, phone, plan.carrierName]) await expect(main).toContainText(shown)
    await expectNoAxeViolations(page)
    await expectFits(page)
  })

  await test.step('a document is ticked, calls are refused, a correction is sent, and a reload shows it all', async () => {
    await page.getByRole('checkbox', { name: /^Photo ID/ }).check({ force: true })
    await expect(page.getByRole('checkbox', { name: /^Photo ID/ })).toBeChecked()
    await page.getByRole('checkbox', { name: /^No phone calls/ }).check({ force: true })
    await button('Save').click()
    await expect(page.getByRole('checkbox', { name: /^No phone calls/ })).toBeDisabled()
    await button('Correct').click()
    await button('Cancel').click()
    await expect(button('Correct')).toBeFocused()
    await button('Correct').click()
    await page.getByLabel('Phone', { exact: true }).fill('6145550100')
    await button('Send to').click()
    await expect(main).toContainText('You asked us to correct this')
    await page.reload()
    await hydrated(page)
    await expect(main).toContainText('(614) 555-0100')
    await expect(page.getByRole('checkbox', { name: /^Photo ID/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^No phone calls/ })).toBeDisabled()
  })

  await test.step('deleting asks first, and leaves nothing', async () => {
    await button('Delete my request').click()
    await expect(button('Keep it')).toBeFocused()
    await expectNoAxeViolations(page)
    await button('Delete').last().click()
    await expect(heading(page)).toHaveText('Your request is deleted')
    expect(await inDatabase(address, (sql) => sql`select id from leads where id = ${lead}`)).toEqual([])
  })

  // The token stands behind the # and in bodies; nothing of anybody in any address.
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('link') ?? ''
  expect(token).toHaveLength(22)
  for (const url of asked)
    expect(url.split('#')[0]).not.toMatch(new RegExp(`${token}|${email}|example\\.com`))

  await test.step('the link of a request that is gone, a made-up and a cut-off one show nothing', async () => {
    // This tab knows of the deletion, any other one does not.
    await page.evaluate(() => sessionStorage.clear())
    for (const dead of [link, link.replace(token, 'A'.repeat(22))]) {
      await page.goto('about:blank')
      await page.goto(dead)
      await button('Email me a code').click()
      await page.getByLabel('Code').fill('123456')
      await page.keyboard.press('Enter')
      await expect(main).toContainText('This code does not work.')
      await expect(main).not.toContainText(email)
    }
    await page.goto('about:blank')
    await page.goto(link.slice(0, -3))
    await expect(heading(page)).toHaveText('This link does not work')
  })
})

test('a page that was closed, and a session that has ended, show nothing any more (Spanish)', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/request-status/)
  const address = String(baseURL)
  const { email, link, lead } = await apply(address, 'es')
  await inDatabase(
    address,
    (sql) =>
      sql`update people set stage = 'underwriting' where id = (select person_id from leads where id = ${lead})`,
  )
  const main = page.getByRole('main')
  const open = async (after?: Awaited<ReturnType<typeof newestEmail>>) => {
    await page.getByRole('button', { name: 'Enviarme un código' }).click()
    const mail = await newestEmail(dataDirOf(address), email, 'lead-code', after)
    await page.getByLabel('Código').fill(mail.code)
    await page.getByRole('button', { name: 'Ver mi solicitud' }).click()
    await expect(main).toContainText('La aseguradora está revisando su solicitud.')
    return mail
  }
  await page.goto(link)
  await hydrated(page)
  const first = await open()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Pedir que se borre' }).click()
  await expect(main).toContainText('Nos pidió borrar sus datos')
  await page.getByRole('button', { name: 'Cerrar esta página' }).click()
  await expect(heading(page)).toHaveText('Esta página está cerrada')
  await expect(main).not.toContainText(email)

  await page.goto('about:blank')
  await page.goto(link)
  await open(first)
  await inDatabase(
    address,
    (sql) => sql`update private.request_sessions set expires_at = now() where lead_id = ${lead}`,
  )
  await page.getByRole('checkbox', { name: /^Identificación con foto/ }).click({ force: true })
  await expect(main).toContainText('Pasó un rato, así que cerramos la página.')
  await expect(main).not.toContainText(email)
  await expectNoAxeViolations(page)
})
