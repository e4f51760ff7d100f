import { emailTo } from '../../fixtures/account/mailed-link.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import {
  letAnHourPass,
  openSecurity,
  refusedCall,
  securityOn,
  test,
} from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { continueAs } from '../../fixtures/site/with-provider.ts'

test('[S5] [S17] [SECURITY-04] an hour after the sign-in Google is linked and unlinked by who knows the password, with no token in an address', async ({
  page,
  siteWith,
  provider,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const opened: string[] = []
  page.on('framenavigated', (frame) => opened.push(frame.url()))
  const account = await newAccount(await siteWith(provider.variables))
  const { address, email, password } = account
  await letAnHourPass(account)
  await openSecurity(page, account)
  const row = securityOn(page).row('Google')
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const prove = async () => {
    await proof.getByLabel('Current password', { exact: true }).fill(password)
    await proof.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await row.getByRole('button', { name: 'Link Google' }).click()
  await prove()
  await continueAs(page, email, 'Cancel')
  await expect(row.getByText('Google was not linked, because it was not allowed')).toBeVisible()
  await row.getByRole('button', { name: 'Link Google' }).click()
  await continueAs(page, `g-${email}`)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(row.getByText('Google is linked. You can now sign in with it.')).toBeInViewport()
  await expect(row.getByText(`Linked to g-${email}.`)).toBeVisible()
  await expectNoAxeViolations(page)
  await emailTo(address, email, 'google-linked')
  expect(opened.filter((url) => /token/.test(url))).toEqual([])

  await letAnHourPass(account)
  await row.getByRole('button', { name: 'Unlink Google' }).click()
  await row.getByRole('button', { name: 'Unlink Google' }).last().click()
  await prove()
  await expect(row.getByText('Google is no longer linked.')).toBeVisible()
  await emailTo(address, email, 'sign-in-removed')
  await page.reload()
  await expect(row.getByRole('button', { name: 'Link Google' })).toBeVisible()
  await expect(row.getByText('Google is linked.')).toHaveCount(0)
})
