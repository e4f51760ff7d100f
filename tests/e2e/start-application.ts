import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const labels = {
  form: /^(Start application|Iniciar solicitud)$/,
  name: /^(Your name|Su nombre)$/,
  email: /^(Email|Correo electrónico)$/,
  phone: /^(Phone|Teléfono)$/,
  ways: {
    email: /^(Email|Correo electrónico)$/,
    call: /^(Phone call|Llamada telefónica)$/,
    text: /^(Text message|Mensaje de texto)$/,
  },
  send: /^(Send to|Enviar a) /,
  consent: /^(Optional|Opcional)\./,
}

/** The short form that starts an application, in a dialog or below its button. */
export function applyForm(page: Page) {
  const place: Locator = page
    .getByRole('dialog', { name: labels.form })
    .or(page.getByRole('region', { name: labels.form }))
  return {
    place,
    name: place.getByLabel(labels.name),
    email: place.getByRole('textbox', { name: labels.email }),
    phone: place.getByRole('textbox', { name: labels.phone }),
    way: (way: keyof typeof labels.ways) => place.getByRole('checkbox', { name: labels.ways[way] }),
    sends: place.getByRole('region', { name: /^(What will be sent|Lo que se enviará)$/ }),
    consent: place.getByRole('checkbox', { name: labels.consent }),
    send: place.getByRole('button', { name: labels.send }),
  }
}

/** Presses "Apply Online" unless its form is open already, ticks these ways, and sends; the answers fill in the rest. */
export async function applyOnline(
  page: Page,
  ways: readonly (keyof typeof labels.ways)[] = ['email'],
): Promise<void> {
  const form = applyForm(page)
  const open = page.getByRole('button', { name: /^(Apply Online|Solicitar en línea)/ })
  if ((await open.getAttribute('aria-expanded')) !== 'true') {
    await open.click()
    await expect(form.place).toBeFocused()
  }
  for (const way of ways) await form.way(way).check()
  // Also while something is missing: the press says what.
  await form.send.click({ force: true })
}
