import { expect, test } from 'vitest'
import { postEvent, type Resolve } from './post-event.ts'

const message = { headers: {}, body: '{}', signal: AbortSignal.timeout(30_000) }

/** For it every name is this address. */
function everyNameIs(address: string): Resolve {
  return (_name, _options, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
}

test.each(['https://10.0.0.1/hook', 'https://192.168.0.1', 'https://[fd00::1]/', 'https://169.254.169.254/'])(
  'nothing is sent to %s',
  async (url) => {
    await expect(postEvent(url, message)).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' })
  },
)

test.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
  'nothing is sent to a name that leads to %s, whatever it led to before',
  async (address) => {
    const sent = postEvent('https://crm.example.com/hook', { ...message, resolve: everyNameIs(address) })
    await expect(sent).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' })
  },
)
