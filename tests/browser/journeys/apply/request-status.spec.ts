import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { inDatabase, newName, newPhone, plan, submit } from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone as onPhone } from '../../fixtures/languages-and-devices.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

test('[issue 13.3] a visitor opens the page of a request by a mailed code: ticks a document, refuses calls, corrects the phone number and deletes all of it', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/request-status/)
  const address = String(baseURL)
  const dataDir = dataDirOf(address)
  const email = `${crypto.randomUUID()}@example.com`
  const contact = { fullName: newName('Renée'), email, phone: newPhone() }
  const lead = await submit(address, 'submit-application', { ...contact, language: 'en', plans: [plan] })
  const { statusLink: link } = await newestEmail(dataDir, email, 'lead-visitor')
  await page.setViewportSize(onPhone)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const button = (name: string) => page.getByRole('button', { name })

  await test.step('the link and a wrong code show nothing of anybody', async () => {
    await page.goto(link)
    await hydrated(page)
    await expect(heading).toHaveText('Where your request stands')
    await expectNoAxeViolations(page)
    await button('Email me a code').click()
    const field = page.getByLabel('Code')
    await expect(field).toBeFocused()
    const { code } = await newestEmail(dataDir, email, 'lead-code')
    await field.fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('This code does not work.')
    for (const secret of Object.values(contact)) await expect(main).not.toContainText(secret)
    // A phone may load the page anew while its owner looks into the mailbox.
    await page.reload()
    await hydrated(page)
    await expect(field).toBeFocused()
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(main).toContainText('We have your request.')
  })

  await test.step('what was sent, to whom, and by when there is an answer', async () => {
    await expect(heading).toBeFocused()
    await expect(main).toContainText(/gets in touch with you by \w+day, \w+ \d+/)
    for (const shown of [...Object.values(contact), plan.carrierName]) await expect(main).toContainText(shown)
    await expectNoAxeViolations(page)
    await expectFits(page)
  })

  await test.step('a document, a refusal and a correction are there after a reload', async () => {
    const [photo, noCalls] = [/^Photo ID/, /^No phone calls/].map((name) =>
      page.getByRole('checkbox', { name }),
    )
    await photo?.check({ force: true })
    await noCalls?.check({ force: true })
    await button('Save').click()
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

  await test.step('deleting asks first and leaves nothing: the link then opens nothing', async () => {
    await button('Delete my request').click()
    await expect(button('Keep it')).toBeFocused()
    await expectNoAxeViolations(page)
    await button('Delete').last().click()
    await expect(heading).toHaveText('Your request is deleted')
    expect(await inDatabase(address, (sql) => sql`select id from leads where id = ${lead}`)).toEqual([])
    // This tab knows of the deletion, any other one does not.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await page.goto(link)
    await button('Email me a code').click()
    await page.getByLabel('Code').fill('123456')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('This code does not work.')
  })

  // The token stands behind the # and in bodies; nothing of anybody in any address.
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('link') ?? ''
  expect(token).toHaveLength(22)
  for (const url of asked)
    expect(url.split('#')[0]).not.toMatch(new RegExp(`${token}|${email}|example\\.com`))
})
