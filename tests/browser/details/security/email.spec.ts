import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { confirmPageOf, emailTo, followLink } from '../../fixtures/account/mailed-link.ts'
import { signInAgain } from '../../fixtures/account/new-account.ts'
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
    name: 'Email',
    change: 'Change email',
    field: 'New email',
    send: 'Send the emails',
    show: 'Show the change of your email',
    cancel: 'Cancel the change',
    again: 'Send again',
    sentAgain: 'New emails are on their way.',
    canceled: 'The change is canceled.',
  },
  es: {
    name: 'Correo electrónico',
    change: 'Cambiar el correo',
    field: 'Correo nuevo',
    send: 'Enviar los correos',
    show: 'Ver el cambio de su correo',
    cancel: 'Cancelar el cambio',
    again: 'Enviar otra vez',
    sentAgain: 'Van en camino otros correos.',
    canceled: 'El cambio está cancelado.',
  },
}

/** Asks for another address in the Security part. */
async function askFor(page: Page, newEmail: string, language: 'en' | 'es' = 'en') {
  const row = securityOn(page)
    .row('Email')
    .or(page.locator(builtSelector('.security_secRow')).first())
    .first()
  await row.getByRole('button', { name: words[language].change }).click()
  await page.getByLabel(words[language].field).fill(newEmail)
  await page.getByRole('button', { name: words[language].send }).click()
  return row
}

for (const { language, device, width, height } of bothLanguages) {
  test(`[S1] an address that waits is shown, and its owner sends the letters again and cancels it (${language}, ${device})`, async ({
    page,
    account,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    const newEmail = `${randomUUID()}@example.com`
    await openSecurity(page, account, language)
    const said = words[language]
    const row = await askFor(page, newEmail, language)
    const first = await emailTo(baseURL, newEmail, 'email-change')
    await page.reload()
    await expect(row).toContainText(newEmail)
    await row.getByRole('button', { name: said.show }).click()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await row.getByRole('button', { name: said.again }).click()
    await expect(row.getByText(said.sentAgain)).toBeVisible()
    await emailTo(baseURL, newEmail, 'email-change', first)
    await row.getByRole('button', { name: said.cancel }).click()
    await expect(row.getByText(said.canceled)).toBeVisible()
    const { data } = await account.client.auth.getUser()
    expect(data.user?.new_email ?? '').toBe('')
  })
}

test('[S1] an hour after the sign-in another address takes the password, and then the codes of both mailboxes', async ({
  page,
  account,
  baseURL,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  await letAnHourPass(account)
  const newEmail = `${randomUUID()}@example.com`
  await openSecurity(page, account)
  const row = await askFor(page, newEmail)
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Current password', { exact: true }).fill(account.password)
  await proof.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(row.getByText(`We emailed ${account.email} and ${newEmail}.`)).toBeVisible()
  const [ofNew, ofOld] = [
    await emailTo(baseURL, newEmail, 'email-change'),
    await emailTo(baseURL, account.email, 'email-change-notice'),
  ]
  await row.getByRole('button', { name: 'Show the change of your email' }).click()
  const code = row.getByLabel('Code from the email')
  await code.fill(ofNew.code)
  await code.press('Enter')
  await expect(row.getByText('One email is confirmed.')).toBeVisible()
  await code.fill(ofOld.code)
  await code.press('Enter')
  await expect(row.getByText(`From now on, sign in with ${newEmail}.`)).toBeVisible()
  await signInAgain(account.address, newEmail, account.password)
})

test('[S1] the old mailbox stops a change that its owner did not ask for', async ({
  page,
  account,
  baseURL,
}) => {
  const newEmail = `${randomUUID()}@example.com`
  const { error } = await account.client.auth.updateUser({ email: newEmail })
  expect(error).toBeNull()
  const { text } = await emailTo(baseURL, account.email, 'email-change-notice')
  const cancel = /\S*\/auth\/confirm#cancel=\S+/.exec(text)?.[0] ?? ''
  await page.goto(cancel)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel the change of your email?')
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change is canceled.')
  await expectNoAxeViolations(page)
  const { data } = await account.client.auth.getUser()
  expect(data.user?.email).toBe(account.email)
  expect(data.user?.new_email ?? '').toBe('')
})

test('[S1] the link of one mailbox alone changes nothing, and says what is missing', async ({
  page,
  account,
  baseURL,
}) => {
  const newEmail = `${randomUUID()}@example.com`
  await account.client.auth.updateUser({ email: newEmail })
  const { link } = await emailTo(baseURL, newEmail, 'email-change')
  expect(confirmPageOf(link)).toBe(link)
  await followLink(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One email is confirmed.')
  const { data } = await account.client.auth.getUser()
  expect(data.user?.email).toBe(account.email)
})
