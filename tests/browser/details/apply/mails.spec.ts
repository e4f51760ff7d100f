import { writeAccountEmail } from '#server/mail/templates/accounts/write-account-email.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import { mailedLead } from '../../../fixtures/leads/leads.ts'
import { accountEmailsIn, emailSettings } from '../../../fixtures/mail/account-emails.ts'
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

test('the mails of the outbox are shown to nobody but a developer', async ({ request }) => {
  for (const path of ['/mailbox', '/mailbox/2026.eml']) expect((await request.get(path)).status()).toBe(404)
})

test('[LEADS-07] With no key set at all, a new account’s mail lies on disk, and its link works', async ({
  request,
  baseURL,
}) => {
  const { supabaseKey } = await (await request.get('/config.json')).json()
  const email = `${crypto.randomUUID()}@mail.example`
  const data = { email, password: 'a long enough password', data: { language: 'es' } }
  const answer = await request.post('/auth/v1/signup', { headers: { apikey: supabaseKey }, data })
  expect(answer.status()).toBe(200)
  const letter = await newestEmail(dataDirOf(baseURL ?? ''), email, 'confirmation')
  expect(letter.subject).toBe('Confirme su correo')
  const { hash, origin, pathname } = new URL(letter.link)
  expect(origin + pathname).toBe(`${baseURL}/auth/confirm`)
  const { token_hash, type } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  const headers = { apikey: supabaseKey }
  const opened = await request.post('/auth/v1/verify', { headers, data: { token_hash, type } })
  expect(await opened.json()).toMatchObject({ access_token: expect.any(String), user: { email } })
})

// Colors know no language, and words no color: between them, every mail is seen in both.
for (const { language, colorScheme } of [
  { language: 'en', colorScheme: 'light' },
  { language: 'es', colorScheme: 'dark' },
] as const) {
  test(`every mail in ${language} can be read and tapped on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    for (const letter of accountEmailsIn(language)) {
      await page.setContent(writeAccountEmail(letter, emailSettings).html)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, letter.kind).toBe(360)
      await expectNoAxeViolations(page)
      const button = page.locator('.button-words')
      if (await button.count()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })

  test(`[O2] the mails about a request in ${language}, with the way to the choices and with refusals, can be read and tapped on a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    const sender = { ...emailSettings, agent: { ...emailSettings.agent, language } }
    for (const recipient of ['visitor', 'agent'] as const) {
      const lead = mailedLead({ language, kind: 'quote_email', refused: ['email', 'call', 'text'] })
      const statusToken = 'AbCdEfGhIjKlMnOpQr-_12'
      await page.setContent(
        writeLeadEmail(lead, { id: lead.id, recipient, address: lead.email, statusToken }, sender).html,
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth), recipient).toBe(360)
      await expectNoAxeViolations(page)
      for (const path of ['/contact-choices', '/request']) {
        const way = page.locator(`a[href*="${path}"]`)
        expect(await way.count(), path).toBe(recipient === 'visitor' ? 1 : 0)
        if (await way.count()) expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    }
    const lead = mailedLead({ language })
    const code = { id: lead.id, recipient: 'code', address: lead.email ?? '', digits: '042137' } as const
    await page.setContent(writeLeadEmail(lead, code, sender).html)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectNoAxeViolations(page)
  })
}
