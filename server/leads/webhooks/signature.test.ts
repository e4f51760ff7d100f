import { describe, expect, test } from 'vitest'
import { webhookHeaders, webhookKey } from './signature.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

function keyOf(text: string): Buffer {
  const key = webhookKey(text)
  if (!key) throw new Error('no key')
  return key
}

describe('signing as the Standard Webhooks specification says', () => {
  const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt: 1_614_265_330, body: '{"test": 2432232314}' }

  test('the specification’s own example has its signature', () => {
    expect(webhookHeaders([keyOf(secret)], example)).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  test('while a secret is changed there is a signature by each, the new one first', () => {
    const other = keyOf(`whsec_${Buffer.alloc(32, 7).toString('base64')}`)
    const [first, second] = webhookHeaders([other, keyOf(secret)], example)['webhook-signature'].split(' ')
    expect(first).toMatch(/^v1,[\w+/]{43}=$/)
    expect(second).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })
})

test.each([
  ['24 bytes', Buffer.alloc(24, 1).toString('base64'), true],
  ['32 bytes', Buffer.alloc(32, 1).toString('base64'), true],
  ['32 bytes without the padding', Buffer.alloc(32, 1).toString('base64').replace('=', ''), true],
  ['64 bytes', Buffer.alloc(64, 1).toString('base64'), true],
  ['23 bytes', Buffer.alloc(23, 1).toString('base64'), false],
  ['65 bytes', Buffer.alloc(65, 1).toString('base64'), false],
  ['nothing', '', false],
  ['no base64', 'a password of our own, with spaces!', false],
  ['base64 cut off', `${Buffer.alloc(32, 1).toString('base64').slice(0, 41)}`, false],
])('a secret of %s is one: %#', (_, text, isSecret) => {
  expect(webhookKey(`whsec_${text}`) !== undefined).toBe(isSecret)
  expect(webhookKey(text)).toBeUndefined()
})
