import { builtSelector } from '../../../fixtures/built-selector.ts'
import { openSecurity, test } from '../../fixtures/account/security-page.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'

test('the Security part fits a phone with whatever is open, and is whole for axe', async ({
  page,
  account,
}) => {
  await page.setViewportSize(phone)
  await openSecurity(page, account, 'es')
  const rows = page.locator(builtSelector('.security_secRow'))
  const opener = (row: number) => rows.nth(row).locator(builtSelector('.security_line [data-slot="button"]'))
  for (const row of [0, 1, 2, 3]) {
    await opener(row).click()
    await rows.nth(row).locator(builtSelector('.security_panel [data-slot="button"]')).first().waitFor()
    await expectFits(page)
    await expectNoAxeViolations(page)
  }
  await opener(5).click()
  await page.getByRole('dialog').waitFor()
  await expectFits(page)
  await expectNoAxeViolations(page)
})
