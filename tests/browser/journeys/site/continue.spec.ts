import type { Browser } from '@playwright/test'
import en from '#content/messages/en/site/continue.json' with { type: 'json' }
import es from '#content/messages/es/site/continue.json' with { type: 'json' }
import { carriedLinkOf } from '#domain/storage/carried/carried-link.ts'
import type { Sql } from '#server/database/sql.ts'
import { storedSamples } from '../../../fixtures/device/stored-samples.ts'
import { inDatabase } from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

/** What lies on the first device: of somebody whom no other test knows. */
function anasDevice() {
  const own = crypto.randomUUID().slice(0, 8)
  const digits = `5${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`
  const phoneNumber = `${digits.slice(0, 3)}-${digits.slice(3)}`
  const known = ['Rivera', 'Asthma', 'Albuterol', 'EasyTrak', 'ana@']
  const text = known.reduce(
    (all, word) => all.replaceAll(word, word === 'ana@' ? `ana${own}@` : word + own),
    JSON.stringify(storedSamples).replaceAll('555-0142', phoneNumber),
  )
  const { formData, devicePlans, ...others }: typeof storedSamples = JSON.parse(text)
  const { userId: _, ...answers }: Record<string, unknown> = formData
  return {
    ...others,
    devicePlans: devicePlans.map((plan) => ({ ...plan, userId: undefined })),
    formData: { ...answers, isAuthenticated: false },
    secrets: [own, phoneNumber],
  }
}

/** The second device: another browser, in another language. What its console says of a failure fails the test too. */
async function spanishDesktop(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL: String(baseURL),
    reducedMotion: 'reduce',
    locale: 'es-US',
    viewport: desktop,
  })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  const asked: string[] = []
  page.on('request', (request) => void asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  return { page, said, asked, close: () => context.close() }
}

/** All that lies in the database, as text. */
function wholeDatabase(address: string | undefined): Promise<string> {
  return inDatabase(String(address), async (sql) => {
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`
    const parts = await Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await sql<{
          xml: string
        }>`select table_to_xml(${name}::regclass, true, true, '')::text as xml`
        return row?.xml ?? ''
      }),
    )
    return parts.join('\n')
  })
}

test('from a phone in English to a desktop in Spanish: everything there, nothing readable in the database, gone after deletion', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { formData, cart, devicePlans, instantQuote, needs, secrets } = anasDevice()
  await page.setViewportSize(phone)
  await seed(page, { formData, cart, devicePlans })
  await page.addInitScript(
    ([instant, typed]) => {
      sessionStorage.setItem('instantQuote', instant)
      sessionStorage.setItem('needs', typed)
    },
    [JSON.stringify(instantQuote), JSON.stringify(needs)] as const,
  )
  await page.goto('/quote/review')
  await hydrated(page)

  const dialog = page.getByRole('dialog', { name: en.title })
  const link = await test.step('link, QR code and email, each with the whole link', async () => {
    await page.getByRole('button', { name: en.entry }).click()
    await expectNoAxeViolations(page)
    await expectFits(page)
    await dialog.getByRole('button', { name: en.make, exact: true }).click()
    await expect(dialog.getByRole('heading', { name: en.ready })).toBeFocused()
    const link = await dialog.getByLabel(en.link, { exact: true }).inputValue()
    expect(link).toMatch(new RegExp(`^${String(baseURL)}/continue#with=[\\w-]{91}$`))
    await expect(dialog.getByRole('img', { name: en.qr.label })).toBeVisible()
    const mail = await dialog.getByRole('link', { name: en.email }).getAttribute('href')
    expect(decodeURIComponent(String(mail))).toContain(link)
    await expectNoAxeViolations(page)
    await expectFits(page)
    return link
  })

  await test.step('nothing of it can be read in the database', async () => {
    const everything = await wholeDatabase(baseURL)
    expect(everything).toContain('carried_answers')
    for (const secret of secrets) {
      expect(JSON.stringify([formData, cart])).toContain(secret)
      expect(everything, secret).not.toContain(secret)
    }
    const fragment = link.split('=')[1] ?? ''
    // Key and secret: what stands behind the id.
    expect(everything).not.toContain(fragment.slice(22, 60))
    expect(everything).not.toContain(fragment.slice(65, 85))
  })

  const there = await spanishDesktop(browser, baseURL)
  await test.step('the other device says in short what comes, takes it after a press, and goes on where the phone was', async () => {
    const main = there.page.getByRole('main')
    await there.page.goto(link)
    await hydrated(there.page)
    await expect(main).toContainText(es.page.lead)
    await expect(main).toContainText('Respuestas de Ana y Luis')
    await expect(main).toContainText('2 planes en el carrito')
    await expect(main).toContainText('1 plan guardado')
    await expect(main).not.toContainText('Asthma')
    await expect(there.page).toHaveURL(`${baseURL}/continue`)
    expect(await stored(there.page, 'formData')).toBeNull()
    await expectNoAxeViolations(there.page)
    await there.page.getByRole('button', { name: es.page.take }).click()
    await expect(there.page.getByRole('heading', { level: 1 })).toHaveText(es.page.taken.title)
    await expect(there.page.getByRole('heading', { level: 1 })).toBeFocused()
    await there.page.getByRole('link', { name: es.page.goOn }).click()
    await expect(there.page).toHaveURL(/\/quote\/review$/)
    await expect(main).toContainText('Ana Rivera')
    const [form, items, plans] = await Promise.all(
      ['formData', 'cart', 'devicePlans'].map((key) => stored(there.page, key)),
    )
    expect(form).toEqual(formData)
    expect(items).toEqual(cart)
    expect(plans).toMatchObject(
      devicePlans.map(({ planDetails, isFavorite }) => ({ planDetails, isFavorite })),
    )
    const tab = await there.page.evaluate(() => ({ ...sessionStorage }))
    expect(JSON.parse(String(tab.instantQuote))).toEqual(instantQuote)
    expect(JSON.parse(String(tab.needs))).toEqual(needs)
  })

  await test.step('no address and no referrer ever held the key', async () => {
    const key = (link.split('=')[1] ?? '').slice(22)
    expect(there.asked.length).toBeGreaterThan(5)
    for (const address of there.asked)
      expect(address.replace(/#.*?( |$)/, ' ')).not.toContain(key.slice(0, 20))
    for (const address of there.asked) expect(address).not.toMatch(/ana@|Rivera|\/continue#? *http/)
  })

  await test.step('the phone deletes it, and the link opens nothing any more', async () => {
    await dialog.getByRole('button', { name: en.delete }).click()
    await expect(dialog).toContainText(en.outcomes.deleted.text)
    await expectNoAxeViolations(page)
    const id = String(carriedLinkOf(new URL(link).hash)?.id)
    const rows = (sql: Sql) => sql`select id from private.carried_answers where id = ${id}`
    expect(await inDatabase(String(baseURL), rows)).toEqual([])
    expect(there.said).toEqual([])
    await there.page.goto('about:blank')
    await there.page.goto(link)
    await expect(there.page.getByRole('heading', { level: 1 })).toHaveText(es.page.not.gone.title)
    await expectNoAxeViolations(there.page)
    expect(await stored(there.page, 'cart')).toEqual(cart)
  })
  expect(there.said.filter((line) => !/status of 410/.test(line))).toEqual([])
  await there.close()
})
