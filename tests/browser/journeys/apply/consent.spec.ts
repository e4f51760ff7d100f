import type { Locator, Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem, chosenPlan } from '../../fixtures/quotes/stub-quotes.ts'

const phrases = {
  calls: {
    en: /^Optional\. Plainwell Life \(Alex Sample\) may call or text me at \(305\) 555-0188 about life insurance/,
    es: /^Opcional\. Plainwell Life \(Alex Sample\) puede llamarme o enviarme mensajes de texto al \(305\) 555-0188/,
  },
  emails: {
    en: /^Optional\. Plainwell Life \(Alex Sample\) may also write to me at maria@example\.com/,
    es: /^Opcional\. Plainwell Life \(Alex Sample\) también puede escribirme a maria@example\.com/,
  },
}

/** The sentence stands on screen together with the button, its box empty, and the button does not wait for it. */
async function expectConsentBeside(page: Page, sentence: RegExp, button: Locator) {
  const box = page.getByRole('checkbox', { name: sentence })
  await expect(box).not.toBeChecked()
  await expect(box).not.toHaveAttribute('required')
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(button).toBeInViewport()
  await expect(page.locator('[data-slot="check"]', { has: box })).toBeInViewport({ ratio: 0.9 })
}

const buttons = {
  en: {
    online: /^Apply Online/,
    call: 'Request a call',
    cart: /^Cart/,
    email: 'Email Quote',
    send: 'Send Quote',
    back: 'Back',
    apply: 'Apply',
    continue: /^Continue with 1 plan/,
  },
  es: {
    online: /^Solicitar en línea/,
    call: 'Pedir una llamada',
    cart: /^Carrito/,
    email: 'Recibir por correo',
    send: 'Enviar cotización',
    back: 'Atrás',
    apply: 'Solicitar el seguro',
    continue: /^Continuar con 1 plan/,
  },
}

for (const { language, locale, width, height } of [
  { language: 'en', locale: 'en-US', width: 390, height: 844 },
  { language: 'es', locale: 'es-MX', width: 1280, height: 800 },
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width, height } })

    test('[CONSENT-01] [CONSENT-03] the consent stands beside every button that hands a number or an address over, and prices ask for none', async ({
      page,
    }) => {
      const words = buttons[language]
      const items = ['SBLI', 'Banner', 'Protective'].map((name, place) =>
        cartItem({ id: `item-${place}`, name }),
      )
      await seed(page, { formData: { ...answeredForm(chosenPlan), reach: ['call'] }, cart: items })
      const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

      await page.goto('/quote/options')
      await hydrated(page)
      await press(words.online).click()
      await expectConsentBeside(page, phrases.calls[language], applyForm(page).send)

      await page.goto('/contact')
      await hydrated(page)
      await expectConsentBeside(page, phrases.calls[language], press(words.call))

      await page.goto('/quote/companies')
      await hydrated(page)
      await expect(page.locator(builtSelector('.typography_price')).first()).toContainText('$')
      await expect(page.getByRole('checkbox', { name: /^(Optional|Opcional)\./ })).toHaveCount(0)
      await press(words.cart).first().click()
      await press(words.email).click()
      await expectConsentBeside(page, phrases.emails[language], press(words.send))

      const cart = page.getByRole('dialog')
      await cart.getByRole('button', { name: words.back }).click()
      await press(words.apply).click()
      await cart.getByRole('checkbox').first().check({ force: true })
      await press(words.continue).click()
      await press(words.online).click()
      await expectConsentBeside(page, phrases.calls[language], applyForm(page).send)
    })
  })
}
