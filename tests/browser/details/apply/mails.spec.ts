import { writeAccountEmail } from '#server/mail/templates/accounts/write-account-email.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import { mailedLead } from '../../../fixtures/leads/leads.ts'
import { accountEmailsIn, emailSettings } from '../../../fixtures/mail/account-emails.ts'
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'

test('the mails of the outbox are shown to nobody but a developer', async ({ request }) => {
  for (const path of ['/mailbox', '/mailbox/2026.eml']) expect((await request.get(path)).status()).toBe(404)
})

test('[O2] every mail can be read and tapped on a phone, light in English and dark in Spanish', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const expectReadable = async (name: string, html: string) => {
    await page.setContent(html)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360)
    await expectNoAxeViolations(page)
    const ways = page.locator('.button-words, a[href*="/contact-choices"], a[href*="/request"]')
    for (const way of await ways.all())
      expect((await way.boundingBox())?.height, name).toBeGreaterThanOrEqual(44)
  }
  // Colors know no language, and words no color: between them, every mail is seen in both.
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['es', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    for (const letter of accountEmailsIn(language))
      await expectReadable(letter.kind, writeAccountEmail(letter, emailSettings).html)
    const sender = { ...emailSettings, agent: { ...emailSettings.agent, language } }
    const lead = mailedLead({ language, kind: 'quote_email', refused: ['email', 'call', 'text'] })
    for (const recipient of ['visitor', 'agent'] as const) {
      const mail = { id: lead.id, recipient, address: lead.email, statusToken: 'AbCdEfGhIjKlMnOpQr-_12' }
      await expectReadable(recipient, writeLeadEmail(lead, mail, sender).html)
      for (const path of ['/contact-choices', '/request'])
        await expect(page.locator(`a[href*="${path}"]`)).toHaveCount(recipient === 'visitor' ? 1 : 0)
    }
    const code = { id: lead.id, recipient: 'code', address: lead.email ?? '', digits: '042137' } as const
    await expectReadable('code', writeLeadEmail(mailedLead({ language }), code, sender).html)
  }
})
