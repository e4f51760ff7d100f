import { afterEach, expect, test } from 'vitest'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import { accountEmailsIn, openTestTransport } from '../../fixtures/mail/account-emails.ts'
import { startMailServer } from '../../fixtures/mail/mail-server.ts'

const open: (() => unknown)[] = []
afterEach(() => Promise.all(open.splice(0).map((close) => close())))

async function serve(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  open.push(server.stop)
  return server
}

function transportTo(smtpUrl: string) {
  const transport = openTestTransport({ smtpUrl, outboxDir: '/nonexistent' })
  // A server stops once nobody is connected.
  open.unshift(transport.close)
  return transport
}

const [letter] = accountEmailsIn('en')
if (!letter) throw new Error('No letter')

test('[LEADS-08] every mail arrives through a mail server as it was written', async () => {
  const server = await serve()
  const { sendAccountEmail } = transportTo(`smtp://127.0.0.1:${server.port}`)
  const letters = accountEmailsIn('es')
  for (const sent of letters) await sendAccountEmail(sent)
  expect(server.received.map(({ to }) => to)).toEqual(letters.map(({ to }) => [to]))
  for (const [index, { mail, from }] of server.received.entries()) {
    expect([from, mail.from?.name]).toEqual(['support@plainwell.example', 'Plainwell Life'])
    expect(mail.html).toContain('<html lang="es">')
    expect(mail.text).toContain('¿No fue usted?')
    if (/\/auth\/confirm#token/.test(mail.text ?? ''))
      expect(mail.text?.split('\n')).toContain(letters[index]?.link)
  }
})

test.each([
  ['starttls', 'smtp://site:p%40ss%3Aword%2F@127.0.0.1'],
  ['tls', 'smtps://site:p%40ss%3Aword%2F@localhost'],
] as const)('what is offered is used, %s, on this machine with any certificate', async (encryption, url) => {
  const server = await serve({ encryption, user: { name: 'site', password: 'p@ss:word/' } })
  await transportTo(`${url}:${server.port}`).sendAccountEmail(letter)
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
  for (const url of [`smtp://site:wrong@127.0.0.1:${server.port}`, `smtp://127.0.0.1:${await freePort()}`])
    await expect(transportTo(url).sendAccountEmail(letter)).rejects.not.toThrow(NoUseRetrying)
})
