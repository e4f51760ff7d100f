import type { Page } from '@playwright/test'
import { deviceProfile } from '../../fixtures/account/kept-plans.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome!' })

async function open(page: Page, changes: Record<string, unknown>, keeps: Record<string, unknown> = {}) {
  await seed(page, { deviceProfile: deviceProfile(changes), ...keeps })
  await page.goto('/dashboard')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
}

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('promptForName'))

test('[DASH-14] [DASH-18] [DASH-19] the name is asked for once: the flag goes as the dialog opens, and Escape closes it', async ({
  page,
}) => {
  await open(page, { fullName: '' }, { promptForName: 'true' })
  await expect(dialog(page)).toBeVisible()
  expect(await flag(page)).toBeNull()
  await expect(dialog(page).getByLabel('First name')).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('[DASH-14] the name is not asked for with a name, without the flag, or with the flag off', async ({
  page,
}) => {
  await open(page, {}, { promptForName: 'true' })
  for (const [why, changes, keeps] of [
    ['with a name', {}, 'true'],
    ['without the flag', { fullName: '' }, null],
    ['with the flag off', { fullName: '' }, 'false'],
  ] as const) {
    await test.step(why, async () => {
      await page.evaluate(
        ([profile, asked]) => {
          localStorage.setItem('deviceProfile', JSON.stringify(profile))
          if (asked === null) localStorage.removeItem('promptForName')
          else localStorage.setItem('promptForName', asked)
        },
        [deviceProfile(changes), keeps] as const,
      )
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
    })
  }
})

test('[DASH-15] [DASH-19] Save Name is disabled until both names are filled, then saves on the device and closes', async ({
  page,
}) => {
  await open(page, { fullName: '' }, { promptForName: 'true' })
  const save = dialog(page).getByRole('button', { name: 'Save Name' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('First name').fill('  Ana ')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('Last name').fill('   ')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await save.click({ force: true })
  await expect(dialog(page).getByText('Please enter your last name.')).toBeVisible()
  await expect(dialog(page).getByLabel('Last name')).toBeFocused()
  await page.keyboard.type('Ruiz')
  await expect(save).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana.')
  expect(await stored(page, 'deviceProfile')).toMatchObject({
    fullName: 'Ana Ruiz',
    dateOfBirth: '1986-04-12',
  })
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ fullName: 'Ana Ruiz' }] })
})
