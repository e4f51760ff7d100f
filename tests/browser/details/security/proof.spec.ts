import { builtSelector } from '../../../fixtures/built-selector.ts'
import { nextCode, withApp, withAuthenticator } from '../../fixtures/account/authenticator.ts'
import { isSignedIn, newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import {
  letAnHourPass,
  openSecurity,
  refusedCall,
  securityOn,
  test,
} from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { bothLanguages, expectNoOverflow } from '../../fixtures/languages-and-devices.ts'

const words = {
  en: {
    title: 'Confirm it’s you',
    current: 'Current password',
    goOn: 'Continue',
    wrong: 'That is not your current password.',
    turnOn: 'Turn on the authenticator app',
  },
  es: {
    title: 'Confirme que es usted',
    current: 'Contraseña actual',
    goOn: 'Continuar',
    wrong: 'Esa no es su contraseña actual.',
    turnOn: 'Activar la app de autenticación',
  },
}

for (const { language, device, width, height } of bothLanguages) {
  test(`[S5] an hour after the sign-in the app is turned on only by who knows the password (${language}, ${device})`, async ({
    page,
    account,
    allowConsole,
  }) => {
    allowConsole(refusedCall)
    await page.setViewportSize({ width, height })
    await letAnHourPass(account)
    await openSecurity(page, account, language)
    const said = words[language]
    await page.getByRole('button', { name: said.turnOn }).click()
    const dialog = page.getByRole('dialog', { name: said.title })
    const password = dialog.getByLabel(said.current, { exact: true })
    await expect(password).toBeFocused()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)

    await password.fill('not the one')
    await password.press('Enter')
    await expect(dialog.getByText(said.wrong)).toBeVisible()
    await expect(password).toBeFocused()
    await password.fill(account.password)
    await dialog.getByRole('button', { name: said.goOn, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator(builtSelector('.security_scan img'))).toBeVisible()
    // The session before the proof is over: the list of devices has one entry, not two.
    await expect.poll(() => isSignedIn(account.client)).toBe(false)
  })
}

test('[S5] who closes the question has changed nothing, and keeps what was typed', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  await letAnHourPass(account)
  await openSecurity(page, account)
  await page.getByRole('button', { name: 'Erase my account' }).click()
  const erase = page.getByRole('dialog', { name: 'Erase your account?' })
  await erase.getByLabel('Type your email to continue').fill(account.email)
  await erase.getByRole('button', { name: 'Erase my account' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByRole('button', { name: 'Close' }).click()
  await expect(proof).toHaveCount(0)
  await expect(erase.getByLabel('Type your email to continue')).toHaveValue(account.email)
  await expect(erase.getByRole('alert')).toHaveCount(0)
  await signInAgain(account.address, account.email, account.password)

  await erase.getByRole('button', { name: 'Erase my account' }).click()
  await proof.getByLabel('Current password', { exact: true }).fill(account.password)
  await proof.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Your account is erased.')).toBeVisible()
  await expect(signInAgain(account.address, account.email, account.password)).rejects.toThrow(
    'Invalid login credentials',
  )
})

test('[S5] with the app on, the proof takes its code as well, and the page stays where it is', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const app = await withAuthenticator(account)
  const { data } = await account.client.auth.getSession()
  if (!data.session) throw new Error('The session is gone')
  await letAnHourPass(account)
  await openSecurity(page, { ...account, session: data.session })
  const row = securityOn(page).row('Recovery codes')
  await row.getByRole('button', { name: 'Make new recovery codes' }).click()
  await row.getByRole('button', { name: 'Make new recovery codes' }).last().click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Current password', { exact: true }).fill(account.password)
  await proof.getByRole('button', { name: 'Continue', exact: true }).click()
  const code = proof.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await expectNoAxeViolations(page)
  await code.fill(nextCode(app))
  await code.press('Enter')
  await expect(row.locator(builtSelector('.security_codes li'))).toHaveCount(10)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('[S5] a session that was just signed in to is asked nothing', async ({ page, baseURL }) => {
  const account = await withApp(await newAccount(baseURL))
  await openSecurity(page, account)
  const row = securityOn(page).row('Recovery codes')
  await row.getByRole('button', { name: 'Make new recovery codes' }).click()
  await row.getByRole('button', { name: 'Make new recovery codes' }).last().click()
  await expect(row.locator(builtSelector('.security_codes li'))).toHaveCount(10)
})
