import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { ownSettings } from '../fixtures/settings/own-settings.ts'
import { test } from './site-with.ts'

test('[HOME-18] the claims: no exam up to $500K, years, 50 states, A+ carriers, support at any hour', async ({
  page,
}) => {
  await page.goto('/')
  const claims = page.getByRole('list', { name: 'About us in short' }).getByRole('listitem')
  await expect(claims).toHaveText([
    '7+ years of experience',
    '50 states one licensed agent',
    'A+ rated insurance carriers',
    '24/7 support from Plainwell Assistant, and by phone Monday to Friday, 9 AM to 6 PM EST',
  ])
  const noExam = page.locator('.home-carriers')
  await expect(noExam.locator('.home-figure')).toContainText('$500K')
  await expect(noExam).toContainText('up to $500,000 without a nurse, a needle or a waiting room')
})

test('[HOME-18] the claims stand in Spanish as well', async ({ page }) => {
  await page.goto('/?lng=es')
  const claims = page.getByRole('list', { name: 'Sobre nosotros, en breve' }).getByRole('listitem')
  await expect(claims).toHaveText([
    'Más de 7 años de experiencia',
    '50 estados un solo agente con licencia',
    'Calificación A+ en las aseguradoras',
    'Ayuda 24/7 de Plainwell Assistant, y por teléfono de lunes a viernes, de 9 AM a 6 PM, hora del Este',
  ])
  await expect(page.locator('.home-carriers')).toContainText('llegan a $500,000 sin enfermera')
})

test('[HOME-19] [HOME-20] years and the protection total follow the settings, and without a total none is claimed', async ({
  page,
  siteWith,
}) => {
  await page.goto('/')
  await expect(page.locator('.claims')).not.toContainText('million')
  await expect(page.locator('.claims')).toContainText('7+ years')
  const site = await siteWith(ownSettings)
  await page.goto(site)
  await expect(page.locator('.claims')).toContainText('23+ years of experience')
  await expect(page.locator('.claims')).toContainText('$1,250.5 million of protection arranged')
  await page.goto(`${site}/?lng=es`)
  await expect(page.locator('.claims')).toContainText('Más de 23 años')
  await expect(page.locator('.claims')).toContainText('$1,250.5 millones en protección contratada')
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
