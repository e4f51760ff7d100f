import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'

test('[HOME-03] [ROUTE-22] learn more scrolls to the reasons', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/#why-us$/)
  await expect(page.getByRole('heading', { name: 'Why choose an agent who works for you.' })).toBeInViewport()
  await expect(page.locator('#why-us')).toBeFocused()
})

test('[HOME-16] [HOME-17] the footer’s Support offers the AI chat or a phone call, with the hours', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Support' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'How would you like to get help?' })
  await expect(dialog.getByRole('heading', { name: 'AI chat' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'A person, by phone' })).toBeVisible()
  await expect(dialog).toContainText('Monday to Friday, 9 AM to 6 PM EST')
  await expect(dialog.getByRole('link', { name: 'Call (800) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  )
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await dialog.getByRole('button', { name: 'Ask Plainwell Assistant' }).click()
  const chat = page.getByRole('dialog', { name: 'Plainwell Assistant' })
  await expect(chat.getByRole('textbox', { name: 'Your question' })).toBeFocused()
  await expect(dialog).toHaveCount(0)

  await page.goto('/faq')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  )
})

test('[HOME-17] in Spanish the phone’s hours stand in the dialog too', async ({ page }) => {
  await page.goto('/?lng=es')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ayuda' }).click()
  await expect(page.getByRole('dialog')).toContainText('de lunes a viernes, de 9 AM a 6 PM, hora del Este')
})
