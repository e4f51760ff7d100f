import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '#server/mail/transport/mailbox-page.ts'
import { accountEmailsIn, openTestTransport } from '../../fixtures/mail/account-emails.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-test-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function look(mailbox: Mailbox | undefined, path: string): Promise<{ status: number; html: string }> {
  const response = await mailbox?.(new Request(`http://site.test${path}`))
  return { status: response?.status ?? 0, html: (await response?.text()) ?? '' }
}

test.each(['production', 'test'] as const)('with NODE_ENV %s there is no mailbox page', (NODE_ENV) => {
  expect(openMailbox({ NODE_ENV, DATA_DIR: dataDir })).toBeUndefined()
})

test('in development the mailbox lists the mails, the newest first, and shows each with its link', async () => {
  const mailbox = openMailbox({ NODE_ENV: 'development', DATA_DIR: dataDir })
  expect((await look(mailbox, '/mailbox')).html).toContain('No mail yet')
  const outboxDir = join(dataDir, 'outbox')
  const { sendAccountEmail } = openTestTransport({ smtpUrl: undefined, outboxDir })
  const [first, second] = accountEmailsIn('en')
  if (!first || !second) throw new Error('No letters')
  await sendAccountEmail(first)
  await sendAccountEmail(second)
  const { html } = await look(mailbox, '/mailbox')
  expect(html.indexOf(first.to)).toBeGreaterThan(html.indexOf(second.to))
  const [, path = ''] = /href="(\/mailbox\/[^"]+recovery[^"]+)"/.exec(html) ?? []
  const shown = await look(mailbox, path)
  expect(shown.status).toBe(200)
  expect(shown.html).toContain(`<a href="${second.link?.replaceAll('&', '&amp;')}">`)
  expect(shown.html).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
})

test.each(['/mailbox/..%2Fsecrets', '/mailbox/2026-nothing.eml', '/mailbox/..%2F..%2Fetc%2Fpasswd'])(
  'the mailbox opens nothing but mails of the outbox: %s',
  async (path) => {
    const mailbox = openMailbox({ NODE_ENV: 'development', DATA_DIR: dataDir })
    expect((await look(mailbox, path)).status).toBe(404)
  },
)
