import type { Locator, Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { bothLanguages } from '../../fixtures/languages-and-devices.ts'
import { openCart } from '../../fixtures/quotes/cart-family.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem, chosenPlan } from '../../fixtures/quotes/stub-quotes.ts'

const labels = {
  apply: /^(Apply|Solicitar el seguro)$/,
  online: /^(Apply Online|Solicitar en línea)/,
}

/** Where the form stands: beside the page in the cart's drawer, and in the width of a page. */
const places = {
  async 'the cart'(page: Page, language: string) {
    const cart = await openCart(page, { formData: answeredForm(), cart: [cartItem()] }, language)
    await cart.getByRole('button', { name: labels.apply }).click()
    await cart.getByRole('button', { name: labels.online }).click()
  },
  async 'the options'(page: Page, language: string) {
    await seed(page, { formData: answeredForm(chosenPlan), cart: [cartItem()] })
    await page.goto(`/quote/options?lng=${language}`)
    await hydrated(page)
    await page.getByRole('button', { name: labels.online }).click()
  },
}

/** The top of each of these parts, which stand in this order. */
async function tops(parts: readonly Locator[]): Promise<number[]> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  return boxes.map((box) => {
    if (!box) throw new Error('A part of the form is not on screen')
    return box.y
  })
}

for (const [place, open] of Object.entries(places)) {
  const { language, width, height } = bothLanguages[place === 'the cart' ? 0 : 1]

  test(`[U6] Send in ${place} comes after the plans, how to be reached, what is sent and what is not, and a permission apart; nothing sends from a foot`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, language)
    const form = applyForm(page)
    await form.way('email').check()
    const plans = page.locator(builtSelector('.plan-lines_planLines')).last()
    const group = form.place.getByRole('group').first()
    const inOrder = await tops([plans, group, form.sends, form.consent, form.send])
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
    await expect(form.consent).not.toBeChecked()
    await expect(form.sends.getByRole('listitem').last()).toContainText(/^(Not sent|No se envía): /)
    await expect(page.locator('[data-slot="drawer-foot"], [data-slot="dialog-foot"]')).toHaveCount(0)
    await expectNoAxeViolations(page)
    const overflow = await form.place.evaluate((part) => {
      document.documentElement.style.fontSize = '200%'
      return part.scrollWidth - part.clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)

    // Asked once: the next form knows it.
    await page.reload()
    await hydrated(page)
    if (place === 'the options') {
      await page.getByRole('button', { name: labels.online }).click()
      await expect(form.way('email')).toBeChecked()
      await expect(form.way('call')).not.toBeChecked()
      await expect(form.consent).not.toBeChecked()
    }
  })

  for (const { language, device, width, height } of bothLanguages) {
    test(`the form in ${place} breaks no word and keeps its error off the choices (${language}, ${device})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await open(page, language)
      const form = applyForm(page)
      await form.send.click({ force: true })
      const group = form.place
        .getByRole('group')
        .filter({ has: page.getByRole('checkbox') })
        .first()
      const problem = await group.locator('[data-slot="alert"]').boundingBox()
      const choice = await group.locator('[data-slot~="choice"]').first().boundingBox()
      if (!problem || !choice) throw new Error('The error or the choices are not on screen')
      expect(choice.y - (problem.y + problem.height)).toBeGreaterThanOrEqual(8)
      const broken = await group.evaluate((fieldset) => {
        const walker = document.createTreeWalker(fieldset, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        while (walker.nextNode()) {
          const { currentNode: node } = walker
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = new Range()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) words.push(word)
          }
        }
        return words
      })
      expect(broken).toEqual([])
    })
  }
}
