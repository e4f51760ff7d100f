import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { inDatabase } from '../../fixtures/account/agent-desk.ts'
import { withAuthenticator } from '../../fixtures/account/authenticator.ts'
import { emailTo } from '../../fixtures/account/mailed-link.ts'
import { type NewAccount, newAccount } from '../../fixtures/account/new-account.ts'
import { letAnHourPass, openSecurity, refusedCall, test } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'
import { bothLanguages, expectNoOverflow } from '../../fixtures/languages-and-devices.ts'
import { continueAs } from '../../fixtures/site/with-provider.ts'

const words = {
  en: {
    title: 'Confirm it’s you',
    current: 'Current password',
    goOn: 'Continue',
    google: 'Continue with Google',
    turnOn: 'Turn on the authenticator app',
    send: 'Send me a code',
    code: 'Code from the email',
    wrong: 'That code did not work.',
    setupCode: 'Six-digit code',
    appCode: 'Code from your authenticator app',
    use: 'Use a recovery code',
    useApp: 'Use the app instead',
    again: 'Send another code',
    sentAgain: 'We sent another code to',
    recovery: 'Recovery code',
    makeCodes: 'Make new recovery codes',
    link: 'Link Google',
    linked: 'Google is linked. You can now sign in with it.',
    unlink: 'Unlink Google',
    unlinked: 'Google is no longer linked.',
  },
  es: {
    title: 'Confirme que es usted',
    current: 'Contraseña actual',
    goOn: 'Continuar',
    google: 'Continuar con Google',
    turnOn: 'Activar la app de autenticación',
    send: 'Enviarme un código',
    code: 'Código del correo',
    wrong: 'Ese código no sirvió.',
    setupCode: 'Código de seis dígitos',
    appCode: 'Código de su app de autenticación',
    use: 'Usar un código de recuperación',
    useApp: 'Mejor usar la app',
    again: 'Enviar otro código',
    sentAgain: 'Enviamos otro código a',
    recovery: 'Código de recuperación',
    makeCodes: 'Crear códigos de recuperación nuevos',
    link: 'Vincular Google',
    linked: 'Google está vinculado.',
    unlink: 'Desvincular Google',
    unlinked: 'Google ya no está vinculado.',
  },
}
type Words = (typeof words)['en' | 'es']

const dialogOn = (page: Page, said: Words) => page.getByRole('dialog', { name: said.title })

async function provePassword(page: Page, said: Words, { password }: NewAccount) {
  const dialog = dialogOn(page, said)
  await dialog.getByLabel(said.current, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: said.goOn, exact: true }).click()
}

const providersOf = ({ address, session }: NewAccount) =>
  inDatabase(address, async (sql) => {
    const rows = await sql<{ provider: string }>`
      select provider from auth.identities where user_id = ${session.user.id} order by provider`
    return rows.map(({ provider }) => provider)
  })

for (const { language, device, width, height } of bothLanguages) {
  const said = words[language]

  test(`[S5] who has only Google proves it by a mailed code, and the app is turned on (${language}, ${device})`, async ({
    page,
    siteWith,
    provider,
    allowConsole,
  }) => {
    allowConsole(refusedCall)
    await page.setViewportSize({ width, height })
    const site = await siteWith(provider.variables)
    const email = `${randomUUID()}@example.com`
    await page.goto(`${site}/auth?lng=${language}`)
    await hydrated(page)
    await page.getByRole('button', { name: said.google }).click()
    await page.getByLabel('Name').fill('Ana Ruiz')
    await continueAs(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await inDatabase(
      site,
      (sql) => sql`
        update auth.mfa_amr_claims set updated_at = updated_at - interval '1 hour' where session_id in
          (select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email})`,
    )

    await page.getByRole('button', { name: said.turnOn }).click()
    const dialog = dialogOn(page, said)
    await expect(dialog.getByLabel(said.current)).toHaveCount(0)
    await expect(dialog).toContainText(email)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: said.send }).click()
    const code = dialog.getByLabel(said.code)
    await expect(code).toBeFocused()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    const letter = await emailTo(site, email, 'magic-link')
    await code.fill(letter.code === '000000' ? '111111' : '000000')
    await code.press('Enter')
    await expect(dialog.getByText(said.wrong)).toBeVisible()
    // By keyboard: from the field past its button to the other way.
    await expect(code).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: said.again })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toContainText(said.sentAgain)
    const newest = await emailTo(site, email, 'magic-link', letter)
    await code.fill(newest.code)
    await code.press('Enter')
    await expect(dialog).toHaveCount(0)

    const secret = ((await page.locator(builtSelector('.security_secret')).textContent()) ?? '').replaceAll(
      ' ',
      '',
    )
    await page.getByLabel(said.setupCode).fill(new TOTP({ secret, period: 30, digits: 6 }).generate())
    await page.getByLabel(said.setupCode).press('Enter')
    await expect(page.locator(builtSelector('.security_codes li'))).toHaveCount(10)
    const factors = await inDatabase(
      site,
      (sql) => sql`
        select f.status from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = ${email}`,
    )
    expect(factors.map(({ status }) => status)).toEqual(['verified'])
    await emailTo(site, email, 'app-added')
  })

  test(`[S5] an hour after the sign-in Google is linked and unlinked only by who knows the password (${language}, ${device})`, async ({
    page,
    siteWith,
    provider,
    allowConsole,
  }) => {
    allowConsole(refusedCall)
    await page.setViewportSize({ width, height })
    const account = await newAccount(await siteWith(provider.variables))
    await letAnHourPass(account)
    await openSecurity(page, account, language)
    await page.getByRole('button', { name: said.link }).click()
    await expect(dialogOn(page, said)).toBeVisible()
    expect(await providersOf(account)).toEqual(['email'])
    await provePassword(page, said, account)
    await continueAs(page, `g-${account.email}`)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(said.linked)).toBeVisible()
    expect(await providersOf(account)).toEqual(['email', 'google'])
    await emailTo(account.address, account.email, 'google-linked')

    await letAnHourPass(account)
    await page.getByRole('button', { name: said.unlink }).click()
    await page.getByRole('button', { name: said.unlink }).last().click()
    await expect(dialogOn(page, said)).toBeVisible()
    await provePassword(page, said, account)
    await expect(page.getByText(said.unlinked)).toBeVisible()
    expect(await providersOf(account)).toEqual(['email'])
    await emailTo(account.address, account.email, 'sign-in-removed')
  })

  test(`[S5] a recovery code stands in for the app in the proof, once (${language}, ${device})`, async ({
    page,
    account,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(refusedCall)
    await page.setViewportSize({ width, height })
    await withAuthenticator(account)
    const { data } = await account.client.auth.getSession()
    if (!data.session) throw new Error('The session is gone')
    await openSecurity(page, { ...account, session: data.session }, language)
    const make = page.getByRole('button', { name: said.makeCodes })
    await make.click()
    await make.last().click()
    await expect(page.locator(builtSelector('.security_codes li'))).toHaveCount(10)
    const [spent = ''] = await page.locator(builtSelector('.security_codes li')).allTextContents()
    await page.reload()
    await hydrated(page)
    await letAnHourPass(account)

    await make.click()
    await make.last().click()
    const dialog = dialogOn(page, said)
    await provePassword(page, said, account)
    await expect(dialog.getByLabel(said.appCode)).toBeFocused()
    await dialog.getByRole('button', { name: said.use }).click()
    await dialog.getByRole('button', { name: said.useApp }).click()
    await expect(dialog.getByLabel(said.appCode)).toBeFocused()
    await dialog.getByRole('button', { name: said.use }).click()
    const code = dialog.getByLabel(said.recovery, { exact: true })
    await expect(code).toBeFocused()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await code.fill('AAAA-AAAA-AAA')
    await code.press('Enter')
    await expect(dialog.getByText(said.wrong)).toBeVisible()
    await expect(code).toBeFocused()
    await code.fill(spent)
    await code.press('Enter')
    await expect(dialog).toHaveCount(0)
    // The codes that were asked for have come, and the one that was shown is worth nothing.
    await expect(page.locator(builtSelector('.security_codes li'))).toHaveCount(10)
    expect(await page.locator(builtSelector('.security_codes li')).allTextContents()).not.toContain(spent)
    await emailTo(baseURL, account.email, 'recovery-code-used')
    const rows = await inDatabase(
      account.address,
      (sql) => sql`select from private.recovery_codes where user_id = ${account.session.user.id}`,
    )
    expect(rows).toHaveLength(10)
  })
}
