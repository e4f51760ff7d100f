import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { inDatabase } from '../../fixtures/account/agent-desk.ts'
import { emailTo } from '../../fixtures/account/mailed-link.ts'
import { type NewAccount, newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { openSecurity, refusedCall, test } from '../../fixtures/account/security-page.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed } from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { getQuotes, instantForm, keptInTab, openInstant } from '../../fixtures/quotes/instant.ts'
import { continueAs } from '../../fixtures/site/with-provider.ts'

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)

const words = {
  banned: 'Esta cuenta está bloqueada. Llame al (800) 555-0142 y le ayudamos.',
  closed: 'Por ahora no se abren cuentas nuevas aquí.',
  google: 'Continuar con Google',
  wait: /^Demasiados intentos\. Puede volver a intentarlo dentro de \d+ minutos\. Lo que escribió sigue aquí\.$/,
  mails: /^Demasiados correos\. Puede pedir otro dentro de \d+ minutos\.$/,
  ended: 'Su sesión se cerró.',
  elsewhere: 'Alguien la cerró desde otro dispositivo o cambió la contraseña.',
  tooManyQuotes: 'Llegaron demasiadas solicitudes desde su conexión. Espere un minuto y vuelva a intentarlo.',
  tooManyPlans: 'Sus respuestas siguen aquí: espere un minuto y vuelva a intentarlo.',
}

async function openAuth(page: Page, site: string, mode = 'sign-in') {
  await page.goto(`${site}/auth?mode=${mode}&lng=es`)
  await hydrated(page)
}

async function fillIn(page: Page, typed: Record<string, string>) {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  await page.locator('form button[type=submit]').click()
}

async function expectTyped(page: Page, typed: Record<string, string>) {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
}

const hasSession = (page: Page) => page.evaluate(() => localStorage.getItem('sb-127-auth-token') !== null)

async function shut({ address, session }: NewAccount): Promise<void> {
  await inDatabase(
    address,
    (sql) => sql`update auth.users set banned_until = now() + interval '1 day' where id = ${session.user.id}`,
  )
}

test('[P16] who opens a locked account is told so, with a way on', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  await shut(account)
  const typed = { email: account.email, password: account.password }
  await openAuth(page, account.address)
  await fillIn(page, typed)
  await expect(alert(page)).toHaveText(words.banned)
  await expectTyped(page, typed)
  expect(await hasSession(page)).toBe(false)
  await expectNoAxeViolations(page)
})

test('[P16] a site that opens no accounts says so before anything is typed, and lets in who has one', async ({
  page,
  siteWith,
  provider,
  allowConsole,
}) => {
  const site = await siteWith({ ...provider.variables, AUTH_SIGN_UPS: 'off' })
  await openAuth(page, site, 'sign-up')
  await expect(page.getByText(words.closed)).toBeVisible()
  await expect(page.locator('form button[type=submit]')).toHaveCount(0)
  await expectNoAxeViolations(page)

  // A page that was opened before, or whose look-up failed, still shows the form.
  await page.route('**/auth/v1/settings', (route) => route.abort())
  allowConsole(/Failed to load resource|what the service offers/)
  await openAuth(page, site, 'sign-up')
  const email = `${randomUUID()}@example.com`
  const typed = { email, password: 'four plain words here', confirmPassword: 'four plain words here' }
  await fillIn(page, typed)
  await expect(alert(page)).toContainText(words.closed)
  await expectTyped(page, typed)
  await page.unroute('**/auth/v1/settings')

  await openAuth(page, site)
  await page.getByRole('button', { name: words.google }).click()
  await continueAs(page, email)
  await expect(page).toHaveURL(`${site}/auth?error=sign_ups_off`)
  await expect(alert(page)).toContainText(words.closed)
  const rows = await inDatabase(site, (sql) => sql`select from auth.users where email = ${email}`)
  expect(rows).toHaveLength(0)
})

test('[S9] after many wrong passwords the sign-in says when there may be another try', async ({
  page,
  siteWith,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const site = await siteWith({ RATE_LIMITS: 'on' })
  const account = await newAccount(site)
  await signInAgain(site, account.email, account.password)
  // One after the other: ten at once, each with its hashes, are more than a busy machine answers in time.
  for (let wrong = 0; wrong < 10; wrong += 1) {
    await expect(signInAgain(site, account.email, 'not the one')).rejects.toThrow('Invalid login credentials')
  }
  const typed = { email: account.email, password: account.password }
  await openAuth(page, site)
  await fillIn(page, typed)
  await expect(alert(page)).toHaveText(words.wait)
  await expectTyped(page, typed)
  await expectNoAxeViolations(page)

  await openAuth(page, site, 'forgot')
  for (let mails = 0; mails < 5; mails += 1) {
    expect((await account.client.auth.resetPasswordForEmail(account.email)).error).toBeNull()
  }
  await emailTo(site, account.email, 'recovery')
  await fillIn(page, { email: account.email })
  await expect(alert(page)).toHaveText(words.mails)
  await expectTyped(page, { email: account.email })
})

test('[S10] too many questions for prices are told so, with every answer kept', async ({
  page,
  siteWith,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const site = await siteWith({ RATE_LIMITS: 'on' })
  const { supabaseKey } = await (await fetch(`${site}/config.json`)).json()
  const ask = () =>
    fetch(`${site}/functions/v1/white-swan-complete-request`, {
      method: 'POST',
      headers: { authorization: `Bearer ${supabaseKey}` },
      body: '{}',
    })
  for (let status = 0; status !== 429; ) status = (await ask()).status

  await openInstant(page, 'questions', instantForm(), '?lng=es', site)
  await getQuotes(page).or(page.locator('form button[type=submit]')).first().click()
  await expect(alert(page)).toContainText(words.tooManyQuotes)
  expect(await keptInTab(page)).toMatchObject({ dateOfBirth: '1988-03-14', weightPounds: 142 })
  await expectNoAxeViolations(page)

  await seed(page, { formData: answeredForm() })
  await page.goto(`${site}/quote/companies?lng=es`)
  await expect(alert(page)).toContainText(words.tooManyPlans)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[SECURITY-05] who was signed out on another device is told so, and signs in again', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  await page.setViewportSize(phone)
  await openSecurity(page, account, 'es')
  const other = await signInAgain(account.address, account.email, account.password)
  expect((await other.client.auth.signOut({ scope: 'others' })).error).toBeNull()
  await page.reload()
  await expect(page).toHaveURL(/\/auth/)
  const note = page.getByRole('status').filter({ hasText: words.ended })
  await expect(note).toContainText(words.elsewhere)
  expect(await hasSession(page)).toBe(false)
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await fillIn(page, { email: account.email, password: account.password })
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await hasSession(page)).toBe(true)
  // Whoever leaves by themselves is told nothing.
  await page.locator(builtSelector('.dashboard_side [data-slot="button"]')).last().click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText(words.ended)).toHaveCount(0)
})
