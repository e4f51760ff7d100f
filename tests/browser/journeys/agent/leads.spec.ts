import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import questionnaire from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { promisedNow } from '../../../fixtures/leads/promised-now.ts'
import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { agentByCommand } from '../../fixtures/account/agent-by-command.ts'
import { keepSession } from '../../fixtures/account/new-account.ts'
import { uniqueWord } from '../../fixtures/account/unique-name.ts'
import { expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { answerQuestions } from '../../fixtures/quotes/answer-questions.ts'
import { heading } from '../../fixtures/quotes/cart-family.ts'
import { callForm } from '../../fixtures/quotes/contact-request.ts'
import { added, fillPerson, formOf, luis } from '../../fixtures/quotes/people.ts'
import { applyOnline } from '../../fixtures/quotes/start-application.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

/** Puts the plan at this place of the list in the cart, and gives its price as it stands on the card. */
async function addPlan(page: Page, place: number, words: { add: string; cart: string }): Promise<string> {
  const card = page.getByRole('article').nth(place)
  const price = (await card.locator(builtSelector('.typography_price')).first().innerText()).trim()
  await card.getByRole('button', { name: words.add }).click()
  await expect(
    page.getByRole('dialog', { name: words.cart }).locator(builtSelector('.cart_total')),
  ).toBeVisible()
  return price
}

/** Where the notices of leads go, while the settings name no other address. */
const agentAddress = 'support@plainwell.example'
const english = { add: 'Add to Cart', cart: 'Your Insurance Cart' }

test('[FLOW-01] [APPLY-01] [APPLY-14] [PEOPLE-06] [EMAIL-08] [LEADS-05] [LEADS-06] a family applies, has a quote mailed and asks for a call; the agent finds all three under one name, sees what was said and takes it from there', async ({
  page,
  browser,
  baseURL,
}) => {
  const key = uniqueWord()
  const maria = { name: `Maria ${key}`, email: `${key}@example.com` }
  const agent = agentByCommand(baseURL)

  // She answers, adds her husband on the review, and puts three plans in the cart.
  await page.goto('/quote')
  await hydrated(page)
  await answerQuestions(page, questionnaire, undefined, maria)
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await fillPerson(dialog, luis)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Luis Alvarez was added.' })).toBeVisible()
  await page.getByRole('link', { name: 'View Plans' }).click()
  await expect(page.getByText(`For ${maria.name}`)).toBeVisible()
  const first = await addPlan(page, 0, english)
  await page.keyboard.press('Escape')
  const second = await addPlan(page, 1, english)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Luis (spouse)' }).click()
  await expect(page.getByText('For Luis Alvarez')).toBeVisible()
  const third = await addPlan(page, 0, english)

  // One application for each of both.
  const cart = page
    .getByRole('dialog', { name: english.cart })
    .or(page.getByRole('dialog', { name: 'Apply' }))
  await cart.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(heading(cart, 'Who is applying?')).toBeFocused()
  await cart.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(cart, 'Which plans?')).toBeFocused()
  await cart.getByRole('button', { name: 'Continue with 2 plans' }).click()
  await expect(heading(cart, 'How would you like to apply?')).toBeFocused()
  const application = page.context().waitForEvent('page')
  await applyOnline(page, ['email', 'call'])
  await expect(page.getByText(`An agent will contact you ${promisedNow()}.`, { exact: true })).toBeVisible()
  await expect((await application).getByRole('main')).toBeVisible()

  // The cart is as it was: all three go by mail.
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.locator(builtSelector('.cart_button')).click()
  const mailing = page.getByRole('dialog')
  await mailing.getByRole('button', { name: 'Email Quote' }).click()
  await expect(mailing.getByLabel('Email', { exact: true })).toHaveValue(maria.email)
  await mailing.getByRole('button', { name: 'Send Quote' }).click()
  await expect(heading(mailing, 'Your quote is on its way')).toBeVisible()

  // And she asks for a call, with her answers and her consent.
  await page.goto('/contact')
  await hydrated(page)
  const call = callForm(page)
  await expect(call.name).toHaveValue(maria.name)
  await call.time('Morning').check()
  await call.share.check({ force: true })
  await call.consent.check({ force: true })
  await call.submit.click()
  await expect(call.sent).toBeFocused()

  // Each of the three has its two mails; answers about health are in none.
  const dataDir = dataDirOf(String(baseURL))
  const subjects = async (to: string) => (await emailsTo(dataDir, to)).map(({ subject }) => subject)
  await expect
    .poll(() => subjects(maria.email))
    .toEqual(['We will call you', 'Your life insurance quote', 'We got your application'])
  const notices = (await emailsTo(dataDir, agentAddress)).filter(({ subject }) => subject.includes(key))
  expect(notices.map(({ subject }) => subject)).toEqual([
    `Call request: ${maria.name}`,
    `Emailed quote: ${maria.name}`,
    `Application: ${maria.name}`,
  ])
  for (const { text } of notices) {
    const link = /\/agent\?lead=[\da-f-]{36}$/m
    expect(text).toMatch(link)
    // The test's own name and the lead's id are made of any letters and digits.
    const told = text.replaceAll(key, '').replace(link, '')
    expect(told).not.toMatch(/1984|1986|tobacco|weight| lb/i)
  }

  const { session } = await agent
  const context = await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' })
  const desk = await context.newPage()
  await keepSession(desk, session)
  await desk.goto('/agent?view=people')
  await hydrated(desk)
  // Three requests, one person.
  await desk.getByRole('searchbox', { name: /^Search name/ }).fill(key)
  const rows = desk.getByRole('list', { name: 'People' }).getByRole('listitem')
  await expect(rows).toHaveText([new RegExp(`${maria.name}.*3 requests.*Call request`)])
  await rows.getByRole('link').click()
  const main = desk.getByRole('main')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(maria.name)
  await expect(main.getByText(/Agreed .* on \/contact\. They saw it in English/).first()).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: /^Morning/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Call (305) 555-0188' })).toHaveAttribute('href', /^tel:/)
  const open = async (title: string) => {
    const fold = main.locator('details').filter({ hasText: title })
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
    return fold
  }
  await expect((await open('Asked for a call')).getByText(/^Answers/).first()).toBeVisible()
  await open('Asked for a quote by email')
  const applied = await open('Applied online')
  await expect(applied.locator(builtSelector('.person_plan .typography_price'))).toHaveText([first, third])
  await expect(applied.getByText('Answers of Luis Alvarez')).toBeVisible()
  await expect(applied.getByText(/^June 2, 1984 \(\d\d\)$/)).toBeVisible()
  await expect(applied.getByText(/Not agreed\. .* on \/[a-z/-]+, in English/)).toBeVisible()
  await main.getByRole('article').getByLabel('Stage').selectOption('Applied')
  await expect(main.getByText('Stage saved: Applied.')).toBeVisible()
  const downloading = desk.waitForEvent('download')
  await main.getByRole('button', { name: 'Export' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const lines: Record<string, string>[] = parse(file, { bom: true, columns: true })
  expect(new Set(lines.map(({ request_id }) => request_id)).size).toBe(3)
  expect(lines.every(({ full_name, stage }) => full_name === maria.name && stage === 'applied')).toBe(true)
  const plans = lines.filter(({ kind }) => kind === 'application')
  expect(plans.map(({ monthly_premium }) => `$${monthly_premium}`)).toEqual([first, third])
  for (const price of [first, second, third]) expect(file).toContain(`,${price.slice(1)},`)
  await context.close()
})

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' })

  test('[LEADS-08] the mailed quote is the visitor’s to read: plans, what kind of price, disclosure, licence and who to call', async ({
    page,
    baseURL,
  }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const form = formOf([added('luis', { fullName: 'Luis Ñúñez <b>' })])
    const [first, ...others] = form.people
    await seed(page, { formData: { ...form, people: [{ ...first, email }, ...others] } })
    await page.goto('/quote/companies')
    await hydrated(page)
    const words = { add: 'Agregar al carrito', cart: 'Su carrito de seguros' }
    const prices = [await addPlan(page, 0, words)]
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Luis (cónyuge)' }).click()
    await expect(page.getByText('Para Luis Ñúñez <b>')).toBeVisible()
    prices.push(await addPlan(page, 0, words))
    const cart = page.getByRole('dialog')
    await cart.getByRole('button', { name: 'Recibir por correo' }).click()
    await expect(cart.getByLabel('Correo electrónico', { exact: true })).toHaveValue(email)
    await cart.getByRole('button', { name: 'Enviar cotización' }).click()
    await expect(cart.getByText(`a ${email}`)).toBeVisible()

    const { subject, text, html } = await newestEmail(dataDirOf(String(baseURL)), email)
    expect(subject).toBe('Su cotización de seguro de vida')
    expect(text).not.toContain('{{')
    for (const price of prices) expect(text).toContain(`${price} al mes (Estimación)`)
    expect(text).toContain('Para Luis Ñúñez <b>')
    expect(text).toContain('Los precios no son 100% exactos.')
    expect(text).toMatch(/NPN|licencia/i)
    expect(html).toMatch(/<html[^>]* lang="es"/)
    expect(html).toMatch(/<a [^>]*href="tel:\+1\d{10}"/)
    expect(html).toContain('Luis Ñúñez &lt;b&gt;')
    expect(html).toContain('<th')
    // Nothing of the answers about health goes by mail.
    expect(text + html).not.toMatch(/150|180 lb|Preferente|1984|1986/)
  })
})
