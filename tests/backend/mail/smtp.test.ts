import { afterEach, expect, test } from 'vitest'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import { accountEmailsIn, openTestTransport } from '../../fixtures/mail/account-emails.ts'
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts'

const servers: MailServer[] = []
const transports: ReturnType<typeof openTestTransport>[] = []
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close()
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function serve(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

function transportTo(smtpUrl: string) {
  const transport = openTestTransport({ smtpUrl, outboxDir: '/nonexistent' })
  transports.push(transport)
  return transport
}

const [letter] = accountEmailsIn('en')
if (!letter) throw new Error('No letter')

test.each(['en', 'es'] as const)(
  '[LEADS-08] Every mail in %s arrives through a mail server as it was written',
  async (language) => {
    const server = await serve()
    const { sendAccountEmail } = transportTo(`smtp://127.0.0.1:${server.port}`)
    const letters = accountEmailsIn(language)
    for (const sent of letters) await sendAccountEmail(sent)
    expect(server.received.map(({ to }) => to)).toEqual(letters.map(({ to }) => [to]))
    for (const [index, { mail, from }] of server.received.entries()) {
      const sent = letters[index]
      expect(from).toBe('support@plainwell.example')
      expect(mail.from?.name).toBe('Plainwell Life')
      expect(mail.html).toContain(`<html lang="${language}">`)
      expect(mail.text).toContain(language === 'es' ? '¿No fue usted?' : 'Was this not you?')
      if (sent && /\/auth\/confirm#token/.test(mail.text ?? ''))
        expect(mail.text?.split('\n')).toContain(sent.link)
    }
  },
)

test('STARTTLS is used where it is offered, on this machine with any certificate', async () => {
  const server = await serve({ encryption: 'starttls', user: { name: 'site', password: 'p@ss:word/' } })
  await transportTo(`smtp://site:p%40ss%3Aword%2F@127.0.0.1:${server.port}`).sendAccountEmail(letter)
  expect(server.received.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
})

test('smtps is encrypted from the first byte', async () => {
  const server = await serve({ encryption: 'tls' })
  await transportTo(`smtps://localhost:${server.port}`).sendAccountEmail(letter)
  expect(server.received.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
})

// 0.0.0.0 leads to this machine as well, but is not one of the names that count as it.
test.each(['none', 'starttls'] as const)(
  'a server elsewhere gets nothing without encryption that can be trusted: %s',
  async (encryption) => {
    const server = await serve({ encryption })
    await expect(transportTo(`smtp://0.0.0.0:${server.port}`).sendAccountEmail(letter)).rejects.toThrow()
    expect(server.tries()).toBe(0)
  },
)

test.each([
  { code: 550, at: 'RCPT' },
  { code: 553, at: 'RCPT' },
  { code: 554, at: 'DATA' },
] as const)('what is refused for good is not tried again: $code at $at', async (refusal) => {
  const server = await serve()
  server.refuse(refusal)
  const sent = transportTo(`smtp://127.0.0.1:${server.port}`).sendAccountEmail(letter)
  await expect(sent).rejects.toThrow(new NoUseRetrying(`refused with ${refusal.code}`))
  expect(server.tries()).toBe(1)
})

test.each([
  { code: 450, at: 'RCPT' },
  { code: 452, at: 'DATA' },
] as const)('what is refused for now may be tried again, and then arrives: $code at $at', async (refusal) => {
  const server = await serve()
  server.refuse(refusal)
  const { sendAccountEmail } = transportTo(`smtp://127.0.0.1:${server.port}`)
  await expect(sendAccountEmail(letter)).rejects.not.toThrow(NoUseRetrying)
  server.refuse(undefined)
  await sendAccountEmail(letter)
  expect(server.received).toHaveLength(1)
})

test('a wrong password and a server that is away are the operator’s to mend: the mail waits', async () => {
  const server = await serve({ encryption: 'starttls', user: { name: 'site', password: 'right' } })
  const wrong = transportTo(`smtp://site:wrong@127.0.0.1:${server.port}`).sendAccountEmail(letter)
  await expect(wrong).rejects.not.toThrow(NoUseRetrying)
  const away = transportTo(`smtp://127.0.0.1:${await freePort()}`).sendAccountEmail(letter)
  await expect(away).rejects.not.toThrow(NoUseRetrying)
})
