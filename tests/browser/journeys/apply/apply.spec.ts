import { builtSelector } from '../../../fixtures/built-selector.ts'
import { promisedNow } from '../../../fixtures/leads/promised-now.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import {
  heading,
  leadsOf,
  newFamily,
  openCart,
  openCartWith,
  startAt,
} from '../../fixtures/quotes/cart-family.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem, stored } from '../../fixtures/quotes/stub-quotes.ts'

test('[APPLY-01] [APPLY-11] [APPLY-12] [APPLY-14] [CONSENT-01] two people, three plans: applying for one of each is stored, opens the application and ends at the thanks', async ({
  page,
  context,
  baseURL,
}) => {
  const family = newFamily()
  await startAt(page)
  const cart = await openCart(page, family)
  await cart.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(heading(cart, 'Who is applying?')).toBeFocused()
  await expect(cart.getByText('Step 1 of 3')).toBeVisible()
  await expect(cart.getByRole('checkbox', { name: 'Luis Alvarez Spouse, 1 plan in the cart' })).toBeChecked()
  await cart.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(cart, 'Which plans?')).toBeFocused()
  await cart.getByRole('checkbox', { name: /^Level Term 20/ }).uncheck()
  await cart.getByRole('checkbox', { name: /^Term 20 Plus/ }).check()
  await expect(cart.getByText('Step 2 of 3')).toBeVisible()
  await cart.getByRole('button', { name: 'Continue with 2 plans' }).click()
  await expect(heading(cart, 'How would you like to apply?')).toBeFocused()
  await expect(cart.getByText('Step 3 of 3')).toBeVisible()
  await expect(cart.getByRole('listitem')).toHaveText([/Maria/, /Luis Alvarez/])
  await cart.getByRole('button', { name: /^Apply Online/ }).click()
  const form = applyForm(page)
  await form.way('email').check()
  await form.way('call').check()
  const consent = cart.getByRole('checkbox', { name: /may call or text me at \(305\) 555-0188/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  const opened = context.waitForEvent('page')
  await form.send.click()
  await expect(page).toHaveURL(/\/confirmation$/)
  const tab = await opened
  await expect(tab).toHaveURL(/\/application$/)
  await expect(page.getByText(`An agent will contact you ${promisedNow()}.`, { exact: true })).toBeVisible()
  for (const words of ['with Transamerica for Maria', 'with Legal & General America for Luis Alvarez']) {
    await expect(page.getByRole('link', { name: words })).toHaveAttribute('target', '_blank')
  }
  const [lead, ...more] = await leadsOf(baseURL, family.name)
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    kind: 'application',
    email: family.email,
    reach: ['email', 'call'],
    consent: true,
    page: '/quote/companies',
  })
  expect(lead?.plans.map(({ carrierName }) => carrierName)).toEqual([
    'Transamerica',
    'Legal & General America',
  ])
  expect(lead?.people.map(({ fullName, relationship }) => [fullName, relationship])).toEqual([
    [family.name, 'Primary'],
    ['Luis Alvarez', 'Spouse'],
  ])
  expect(await stored(page, 'formData')).toMatchObject({
    people: [{ selectedCompany: 'Transamerica' }, { selectedCompany: 'Legal & General America' }],
  })
})

test('[APPLY-02] [APPLY-03] [APPLY-05] [APPLY-06] [APPLY-07] [APPLY-08] [CART-07] each step needs an answer, Back leads to the one before and out, and closing begins anew', async ({
  page,
}) => {
  const cart = await openCart(page, newFamily())
  const apply = cart.getByRole('button', { name: 'Apply', exact: true })
  const goOn = cart.getByRole('button', { name: /^Continue/ })
  // The last step, which sends, has no foot.
  const back = cart.locator(builtSelector('.dialog_drawerHead')).getByRole('button', { name: 'Back' })
  const [maria, luis] = [
    cart.getByRole('checkbox', { name: /^Maria/ }),
    cart.getByRole('checkbox', { name: /^Luis/ }),
  ]
  await apply.click()
  await maria.uncheck()
  await luis.uncheck()
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  await goOn.click({ force: true })
  await expect(cart.getByRole('alert')).toHaveText('Choose at least one person.')
  // Luis alone has one plan: there is nothing to choose.
  await luis.check()
  await expect(cart.getByRole('alert')).toHaveCount(0)
  await goOn.click()
  await expect(heading(cart, 'How would you like to apply?')).toBeFocused()
  await back.click()
  await expect(heading(cart, 'Who is applying?')).toBeFocused()
  await expect(maria).not.toBeChecked()
  await maria.check()
  await goOn.click()
  await expect(heading(cart, 'Which plans?')).toBeVisible()
  await cart.getByRole('checkbox', { name: /^Level Term 20/ }).uncheck()
  await cart.getByRole('checkbox', { name: /^OPTerm 20/ }).uncheck()
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  await goOn.click({ force: true })
  await expect(cart.getByRole('alert')).toHaveText('Choose at least one plan.')
  await cart.getByRole('checkbox', { name: /^OPTerm 20/ }).check()
  await expect(goOn).toHaveText('Continue with 1 plan')
  await cart.locator('[data-slot="drawer-foot"]').getByRole('button', { name: 'Back' }).click()
  await expect(heading(cart, 'Who is applying?')).toBeFocused()
  await back.click()
  await expect(heading(cart, 'Your Insurance Cart')).toBeFocused()
  await apply.click()
  await maria.uncheck()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await page.locator(builtSelector('.cart_button')).click()
  await expect(heading(cart, 'Your Insurance Cart')).toBeVisible()
  await apply.click()
  await expect(maria).toBeChecked()
})

test('[APPLY-04] [APPLY-06] [APPLY-09] [APPLY-10] one person with one plan comes to the method at once, unwarned, and a call takes the plan along', async ({
  page,
}) => {
  const cart = await openCartWith(page, [cartItem()])
  const apply = cart.getByRole('button', { name: 'Apply', exact: true })
  await apply.click()
  await expect(heading(cart, 'How would you like to apply?')).toBeFocused()
  await expect(cart.getByText(/^Step /)).toHaveCount(0)
  await expect(cart.getByText('You have more than one policy in your cart')).toHaveCount(0)
  await expect(cart.locator('[data-slot="drawer-foot"]')).toHaveCount(0)
  await cart.getByRole('button', { name: 'Back' }).click()
  await expect(heading(cart, 'Your Insurance Cart')).toBeFocused()
  await apply.click()
  await cart.getByRole('link', { name: /^Schedule a Call/ }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(await stored(page, 'formData')).toMatchObject({
    people: [{ selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5, selectedPlanType: 'Term' }],
  })
})

test('[APPLY-03] [APPLY-09] with two plans of one person the method warns of several policies; what another tab removes breaks nothing', async ({
  page,
  context,
}) => {
  const cart = await openCartWith(page, [
    cartItem(),
    cartItem({ id: 'item-2', name: 'Transamerica', productName: 'Term 20 Plus' }),
  ])
  await cart.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(heading(cart, 'Which plans?')).toBeVisible()
  await cart.getByRole('button', { name: 'Continue with 1 plan' }).click()
  await expect(heading(cart, 'How would you like to apply?')).toBeVisible()
  const warning = cart.getByText('You have more than one policy in your cart')
  await expect(warning).toBeVisible()
  const other = await context.newPage()
  await other.goto('/quote/companies')
  await hydrated(other)
  await other.locator(builtSelector('.cart_button')).click()
  await other.getByRole('button', { name: 'Remove Level Term 20, SBLI' }).click()
  await expect(warning).toBeHidden()
  await expect(heading(cart, 'How would you like to apply?')).toBeVisible()
  await other.getByRole('button', { name: 'Remove Term 20 Plus, Transamerica' }).click()
  await expect(heading(cart, 'Your cart is empty')).toBeVisible()
})
