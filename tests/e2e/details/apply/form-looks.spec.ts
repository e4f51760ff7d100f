import type { Page } from '@playwright/test'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
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

for (const [place, open] of Object.entries(places)) {
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
