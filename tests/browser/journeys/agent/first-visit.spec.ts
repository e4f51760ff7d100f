import { TOTP } from 'otpauth'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { askForCall, newName, setAgent, test } from '../../fixtures/account/agent-desk.ts'
import { nextCode, withApp } from '../../fixtures/account/authenticator.ts'
import { keepSession, newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { letAnHourPass, needRecoveryCodes, refusedCall } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'
import { desktop, expectNoOverflow } from '../../fixtures/languages-and-devices.ts'

const words = {
  title: 'Tres pasos hasta su escritorio',
  current: 'Contraseña actual',
  goOn: 'Continuar',
  short: 'Esta contraseña tiene menos de 12 caracteres.',
  password: 'Contraseña nueva',
  confirm: 'Confirme la contraseña nueva',
  tooShort: 'Use al menos 12 caracteres.',
  save: 'Guardar la contraseña',
  app: 'Su app de autenticación',
  code: 'Código de seis dígitos',
  saved: 'Ya los guardé.',
  toDesk: 'Ir al escritorio',
  desk: 'Escritorio',
}

test('[S3] a new agent is led through password, app and recovery codes before any lead is asked for', async ({
  page,
  address,
  allowConsole,
}) => {
  await needRecoveryCodes(address)
  allowConsole(refusedCall)
  await page.setViewportSize(desktop)
  const name = newName('Grace')
  const id = await askForCall(address, name)
  const account = await newAccount(address, 'short 1')
  await setAgent(account, true)
  await letAnHourPass(account)
  await keepSession(page, account.session)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/desk_')) asked.push(request.url())
  })
  await page.goto(`/agent?lead=${id}&lng=es`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(words.current).fill(account.password)
  await page.getByRole('button', { name: words.goOn, exact: true }).click()
  await expect(page.getByText(words.short)).toBeVisible()
  await expect(field(words.password)).toBeFocused()
  await field(words.password).fill('eleven char')
  await field(words.confirm).fill('eleven char')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.tooShort)).toBeVisible()
  await expectNoAxeViolations(page)
  const chosen = `long enough ${account.email}`.slice(0, 40)
  await field(words.password).fill(chosen)
  await field(words.confirm).fill(chosen)
  await page.getByRole('button', { name: words.save }).click()

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(words.app)
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.locator(builtSelector('.security_scan img'))).toBeVisible()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  const secret = ((await page.locator(builtSelector('.security_secret')).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  await field(words.code).fill(new TOTP({ secret, period: 30, digits: 6 }).generate())
  await field(words.code).press('Enter')
  await expect(page.locator(builtSelector('.security_codes li'))).toHaveCount(10)
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  expect(asked).toEqual([])

  await page.getByLabel(words.saved).check()
  await page.getByRole('button', { name: words.toDesk }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await signInAgain(address, account.email, chosen)
})

test('[S3] an agent whose password is long keeps it, and comes back to the app where she left', async ({
  page,
  address,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const account = await newAccount(address)
  await setAgent(account, true)
  await keepSession(page, account.session)
  await page.goto('/agent')
  await hydrated(page)
  const current = page.getByLabel('Current password', { exact: true })
  await current.fill('not the one')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(account.password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.locator(builtSelector('.security_scan img'))).toBeVisible()
  await signInAgain(address, account.email, account.password)
})

test('[S3] an agent with an app and a weak password chooses a better one, and is at the desk', async ({
  page,
  address,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const account = await withApp(await newAccount(address, 'short 1'))
  await setAgent(account, true)
  const { client, email, password, totp } = account
  await client.auth.signInWithPassword({ email, password })
  const { data: factors } = await client.auth.mfa.listFactors()
  const factorId = factors?.totp[0]?.id ?? ''
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: nextCode(totp) })
  expect(error).toBeNull()
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('The session is gone')
  await keepSession(page, data.session)
  await page.goto('/agent')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a stronger password')
  await expectNoAxeViolations(page)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill('much longer than before')
  await page.getByLabel('Confirm new password', { exact: true }).fill('much longer than before')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
})
