import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import type { Email } from '#server/mail/email.ts'
import { openMailbox } from '#server/mail/transport/mailbox-page.ts'
import { openOutbox, outboxFiles } from '#server/mail/transport/outbox.ts'
import { accountEmailsIn, openTestTransport } from '../../fixtures/mail/account-emails.ts'
import { emailsTo, newestEmail } from '../../fixtures/mail/outbox.ts'

let dataDir: string
let outboxDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-test-'))
  outboxDir = join(dataDir, 'outbox')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const transport = () => openTestTransport({ smtpUrl: undefined, outboxDir })
const sender = {
  from: 'Plainwell Life <a@plainwell.example>',
  replyTo: 'a@plainwell.example',
  host: 'plainwell.example',
}
const mail: Email = {
  kind: 'alert',
  to: 'ana@mail.example',
  language: 'es',
  subject: 'Su código',
  text: 'ñ\n',
  html: '<p>ñ</p>',
}

test('[P13] what a killed process left half written goes at the next start, and whole letters stay', async () => {
  await openOutbox(outboxDir, sender).send(mail)
  const [whole] = await outboxFiles(outboxDir)
  await writeFile(join(outboxDir, `.${whole}`), 'To: ana@mail.example')
  await openOutbox(outboxDir, sender).send(mail)
  expect((await readdir(outboxDir)).filter((name) => name.startsWith('.'))).toEqual([])
  expect(await outboxFiles(outboxDir)).toContain(whole)
})

test('[LEADS-07] Without SMTP and without any key, every mail lies on disk, whole', async () => {
  const { sendAccountEmail } = transport()
  for (const letter of accountEmailsIn('es')) {
    await sendAccountEmail(letter)
    const read = await newestEmail(dataDir, letter.to, letter.kind)
    expect(read.mail.from).toEqual({ name: 'Plainwell Life', address: 'support@plainwell.example' })
    expect(read.mail.to).toEqual([{ name: '', address: letter.to }])
    expect(read.subject).not.toBe('')
    expect(read.html).toContain('<html lang="es">')
    if (/https:\/\/www\.plainwell\.example\/auth\/confirm#token/.test(read.text))
      expect([read.link, read.code]).toEqual([letter.link, letter.code])
    expect(read.mail.messageId).toMatch(/^<[\w-]{36}@www\.plainwell\.example>$/)
    const header = (name: string) => read.mail.headers.find(({ key }) => key === name)?.value
    expect(['auto-submitted', 'content-language'].map(header)).toEqual(['auto-generated', 'es'])
    const age = Date.now() - new Date(read.mail.date ?? '').getTime()
    expect(Math.abs(age)).toBeLessThan(120_000)
  }
})

test('a file tells nobody’s address by its name and is for its owner alone; links and letters in it are as they are', async () => {
  const [letter] = accountEmailsIn('es')
  if (!letter) throw new Error('No letter')
  await transport().sendAccountEmail(letter)
  const [file = ''] = await readdir(outboxDir)
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]{12}Z-confirmation-[0-9a-f]{4}\.eml$/)
  expect((await stat(outboxDir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(outboxDir, file))).mode & 0o777).toBe(0o600)
  const raw = await readFile(join(outboxDir, file), 'utf8')
  expect(raw.split('\r\n')).toContain(letter.link)
  expect(raw).toContain('dirección')
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('the newest mails stay, in the order in which they were written, also within one millisecond', async () => {
  const { send } = openOutbox(outboxDir, sender, { now: () => new Date('2026-11-20T10:00:00Z'), most: 3 })
  for (const number of [1, 2, 3, 4, 5]) await send({ ...mail, subject: `Mail ${number}` })
  expect(await outboxFiles(outboxDir)).toHaveLength(3)
  expect((await emailsTo(dataDir, mail.to)).map(({ subject }) => subject)).toEqual([
    'Mail 5',
    'Mail 4',
    'Mail 3',
  ])
  expect((await readdir(outboxDir)).filter((file) => !file.endsWith('.eml') || file.startsWith('.'))).toEqual(
    [],
  )
})

test.each([
  'ana@mail.example, eva@mail.example',
  'ana@mail.example\r\nBcc: eva@mail.example',
  'Ana <ana@mail.example>',
  '',
])('an address that is no single address is no address: %j', async (to) => {
  const { send } = openOutbox(outboxDir, sender)
  await expect(send({ ...mail, to })).rejects.toThrow(NoUseRetrying)
  expect(await outboxFiles(outboxDir)).toEqual([])
})

test('a subject with a line break starts no new header', async () => {
  const { send } = openOutbox(outboxDir, sender)
  await send({ ...mail, subject: 'Hello\r\nBcc: eva@mail.example\r\n\r\nBody' })
  const [read] = await emailsTo(dataDir, mail.to)
  expect(read?.mail.bcc ?? []).toEqual([])
  expect(read?.text?.trim()).toBe('ñ')
})

test('MAIL_FROM is who the mails come from; answers go to the support e-mail', async () => {
  const from = 'Rivera Life <hello@riveralife.example>'
  const { send } = openTestTransport({ smtpUrl: undefined, from, outboxDir })
  await send(mail)
  const [read] = await emailsTo(dataDir, mail.to)
  expect(read?.mail.from).toEqual({ name: 'Rivera Life', address: 'hello@riveralife.example' })
  expect(read?.mail.replyTo?.[0]?.address).toBe('support@plainwell.example')
})

async function look(mailbox: ReturnType<typeof openMailbox>, path: string) {
  const response = await mailbox?.(new Request(`http://site.test${path}`))
  return { status: response?.status ?? 0, html: (await response?.text()) ?? '' }
}

test('there is no mailbox page but in development', () => {
  for (const NODE_ENV of ['production', 'test'] as const)
    expect(openMailbox({ NODE_ENV, DATA_DIR: dataDir })).toBeUndefined()
})

test('in development the mailbox lists the mails, the newest first, and shows each with its link', async () => {
  const mailbox = openMailbox({ NODE_ENV: 'development', DATA_DIR: dataDir })
  expect((await look(mailbox, '/mailbox')).html).toContain('No mail yet')
  const { sendAccountEmail } = transport()
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

test('the mailbox opens nothing but mails of the outbox', async () => {
  const mailbox = openMailbox({ NODE_ENV: 'development', DATA_DIR: dataDir })
  for (const path of ['..%2Fsecrets', '2026-nothing.eml', '..%2F..%2Fetc%2Fpasswd'])
    expect((await look(mailbox, `/mailbox/${path}`)).status).toBe(404)
})
