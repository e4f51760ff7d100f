import { brokenWords } from '../../fixtures/broken-words.ts'
import { answeredForm, expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { openCart } from '../../fixtures/quotes/cart-family.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem } from '../../fixtures/quotes/stub-quotes.ts'

test('[U6] in Spanish on a phone the form in the cart stands in its order, breaks no word, keeps its error off the choices and fits letters of 200 %', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const cart = await openCart(page, { formData: answeredForm(), cart: [cartItem()] }, 'es')
  await cart.getByRole('button', { name: 'Solicitar el seguro' }).click()
  await cart.getByRole('button', { name: /^Solicitar en línea/ }).click()
  const form = applyForm(page)
  const group = form.place.getByRole('group').first()
  const boxOf = async (part: typeof group) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('A part of the form is not on screen')
    return box
  }
  await form.send.click({ force: true })
  const problem = await boxOf(group.locator('[data-slot="alert"]'))
  const choice = await boxOf(group.locator('[data-slot~="choice"]').first())
  expect(choice.y - (problem.y + problem.height)).toBeGreaterThanOrEqual(8)
  expect(await brokenWords(page)).toEqual([])
  await expectNoAxeViolations(page)

  await form.way('email').check()
  const tops = await Promise.all(
    [group, form.sends, form.consent, form.send].map(async (part) => (await boxOf(part)).y),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expectNoAxeViolations(page)
  const overflow = await form.place.evaluate((part) => {
    document.documentElement.style.fontSize = '200%'
    return part.scrollWidth - part.clientWidth
  })
  expect(overflow).toBeLessThanOrEqual(0)
})
