import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { litWindows } from '../../fixtures/home-in-motion.ts'

test('[HOME-03] [HOME-08] [ROUTE-22] without motion the home page stands as it ends: the count at 500, each carrier once, every window lit; learn more scrolls to the reasons', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator(builtSelector('.carriers_figure')).scrollIntoViewIfNeeded()
  // Without the zeros that only hold the places of digits to come.
  await expect(page.locator(builtSelector('.carriers_figure .carriers_count'))).toHaveText('500', {
    useInnerText: true,
  })
  // What a claim without an exam depends on stands beside it, in the same type.
  const type = (element: Element) => {
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(element)
    return { fontFamily, fontSize, fontWeight, color }
  }
  const claim = page.getByRole('heading', { name: 'No-exam coverage, up to half a million.' })
  const condition = page.getByText('Approval depends on your age and your answers')
  expect(await condition.evaluate(type)).toEqual(await claim.evaluate(type))
  expect(await litWindows(page)).toEqual([true, true, true, true, true])
  const { width: ownWidth, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of [320, 1440, ownWidth]) {
    await page.setViewportSize({ width, height })
    await expect(
      page.locator(builtSelector('.carrier-strip_carrierStrip .carrier-strip_carrierNames:visible')),
    ).toHaveCount(1)
    await expect(page.locator(builtSelector('.carrier-strip_carrierStrip')).getByRole('button')).toHaveCount(
      0,
    )
    const marquee = page.locator(builtSelector('.carrier-strip_carrierStrip .carrier-strip_carrierMarquee'))
    expect(await marquee.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  }

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
