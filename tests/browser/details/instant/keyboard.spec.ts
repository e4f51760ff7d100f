import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { heading, nextButton, product, resultsTitle } from '../../fixtures/quotes/instant.ts'
import { policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

test('from the first page to a plan in the cart by keyboard alone', async ({ page }) => {
  await stubQuotes(page, [policy()])
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  const { keyboard } = page
  await page.getByRole('radio').first().focus()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Help me choose' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(nextButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText('Term Life: your price')

  await keyboard.press('Tab')
  await expect(page.getByLabel('State')).toBeFocused()
  await keyboard.type('Ohio')
  await keyboard.press('Tab')
  await keyboard.type('03141988')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1988-03-14')
  await page.getByRole('radio', { name: 'Male', exact: true }).focus()
  await keyboard.press('ArrowRight')
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radiogroup', { name: 'Tobacco' }).getByLabel('No')).toBeChecked()
  for (const [label, text] of [
    ['Feet', '5'],
    ['Inches', '6'],
    ['Weight', '142'],
  ] as const) {
    await keyboard.press('Tab')
    await expect(page.getByLabel(label)).toBeFocused()
    await keyboard.press('Control+A')
    await keyboard.type(text)
  }
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Still needed: accelerated underwriting.')
  await expect(page.getByRole('radiogroup', { name: 'Accelerated' }).getByLabel('Yes')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(heading(page)).toHaveText(resultsTitle)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'What’s in this estimate?' }).focus()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Level Term 20')
})

test('the first Tab of a load or a reload leads to the skip link, and choosing keeps the focus on the choice', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes?product=Term')
  await hydrated(page)
  for (const load of ['first', 'again'] as const) {
    if (load === 'again') {
      await page.reload()
      await hydrated(page)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  }
  await product(page, 'Term Life').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
  await expect(page.getByRole('radio', { checked: true })).toBeFocused()
})
