import { builtSelector } from '../../../fixtures/built-selector.ts'
import { askForCall, newName, setAgent, test } from '../../fixtures/account/agent-desk.ts'
import { appFromScreen, recoveryCodes } from '../../fixtures/account/authenticator.ts'
import { keepSession, newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { letAnHourPass, refusedCall } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'
import { desktop } from '../../fixtures/languages-and-devices.ts'

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
}

test('[S3] a new agent is led through password, app and recovery codes before any lead is asked for', async ({
  page,
  address,
  allowConsole,
}) => {
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
  await expectNoAxeViolations(page)
  await field(words.code).fill((await appFromScreen(page)).generate())
  await field(words.code).press('Enter')
  await expect(recoveryCodes(page)).toHaveCount(10)
  await expectNoAxeViolations(page)
  expect(asked).toEqual([])

  await page.getByLabel(words.saved).check()
  await page.getByRole('button', { name: words.toDesk }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await signInAgain(address, account.email, chosen)
})
