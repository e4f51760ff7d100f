import type { Page } from '@playwright/test'
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { askForCall, newName } from '../../fixtures/account/agent-desk.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

const choices = '**/functions/v1/contact-choices'

/** Follows the link of a mail about a call, in Spanish. */
async function openLink(page: Page, address: string) {
  const email = `${crypto.randomUUID()}@example.com`
  await askForCall(address, newName('Inés'), { email, language: 'es', phone: '(614) 555-0163' })
  const { link } = await newestEmail(dataDirOf(address), email, 'lead-visitor')
  await page.goto(link)
  await hydrated(page)
  return link
}

test('[O2] what cannot be saved is said with a way on, and nothing that was marked is lost (Spanish)', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/contact-choices|ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize(phone)
  await openLink(page, String(baseURL))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Elija cómo podemos comunicarnos con usted')
  await expect(page.getByRole('main')).toContainText('Se trata de la llamada que nos pidió.')
  const box = page.getByRole('checkbox', { name: 'No quiero mensajes de texto' })
  await box.check({ force: true })
  const save = page.getByRole('button', { name: 'Guardar' })
  for (const [fail, said] of [
    // Without a network nothing else comes either: no words, no part of the page.
    [(page: Page) => page.context().setOffline(true), 'Revise su conexión'],
    [
      (page: Page) => page.route(choices, (route) => route.fulfill({ status: 429, json: {} })),
      'Intente de nuevo en una hora',
    ],
  ] as const) {
    await fail(page)
    await save.click()
    await expect(page.getByRole('alert')).toContainText(said)
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', 'tel:+18005550142')
    await expect(box).toBeChecked()
    await expect(box).toBeEnabled()
    await expectNoAxeViolations(page)
    await expectFits(page)
    await page.unroute(choices)
    await page.context().setOffline(false)
  }
  await save.click()
  await expect(heading).toHaveText('Guardado')
  await expect(page.getByRole('main')).toContainText('No le enviaremos mensajes de texto.')
  await expectFits(page)
})

test('[O2] a link that is cut off, or of a request that is gone, gets a plain sentence and the phone; one that cannot be looked up is tried again', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/contact-choices/)
  const link = await openLink(page, String(baseURL))
  const heading = page.getByRole('heading', { level: 1 })
  for (const wrong of [link.slice(0, -3), link.replace(/code=.+/, `code=${'A'.repeat(22)}`)]) {
    await page.goto('about:blank')
    await page.goto(wrong)
    await expect(heading).toHaveText('Este enlace no funciona')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: /Llamar al/ })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
  }
  await expectNoAxeViolations(page)
  await page.route(choices, (route) => route.abort())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(heading).toHaveText('No pudimos consultarlo')
  await expectNoAxeViolations(page)
  await page.unroute(choices)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(heading).toHaveText('Elija cómo podemos comunicarnos con usted')
})
