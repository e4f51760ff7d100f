import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/startup/env.ts'
import { webhookSettings } from './webhook-settings.ts'

function messagesOf(source: Record<string, string>): string[] {
  const read = readEnv(source)
  return read.ok ? [] : read.messages
}

describe('the settings of webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const before = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const settingsOf = (source: Record<string, string>) => {
    const read = readEnv(source)
    return read.ok ? webhookSettings(read.env) : read.messages
  }

  test('there are none without an address', () => {
    expect(settingsOf({})).toBeUndefined()
    expect(messagesOf({ WEBHOOK_SECRET: secret })).toEqual([
      'WEBHOOK_SECRET is set without WEBHOOK_URL: set where webhooks go to, or neither.',
    ])
  })

  test('address and secret are enough; a second secret and the answers are asked for', () => {
    const url = 'https://crm.example.com/hooks?source=site'
    expect(settingsOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })).toEqual({
      url,
      keys: [Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')],
      hasAnswers: false,
    })
    const all = { WEBHOOK_SECRET: before, WEBHOOK_SECRET_BEFORE: secret, WEBHOOK_HEALTH_ANSWERS: 'on' }
    expect(settingsOf({ WEBHOOK_URL: url, ...all })).toMatchObject({
      keys: [Buffer.alloc(32, 7), expect.any(Buffer)],
      hasAnswers: true,
    })
  })

  test('an address on this machine or with https may be told, one in private networks or in the open may not', () => {
    const told = (url: string) => messagesOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })
    for (const url of ['http://localhost:5678/hook', 'http://[::1]/x', 'https://8.8.8.8/hook'])
      expect(told(url)).toEqual([])
    for (const url of [
      'http://crm.example.com/hooks',
      'https://10.0.0.7/hooks',
      'https://0x7f000002/',
      'https://user:password@crm.example.com/',
      'ftp://crm.example.com/',
      'crm.example.com',
    ])
      expect(told(url)).toEqual([expect.stringMatching(/^WEBHOOK_URL must be an address with https/)])
  })

  test('what is wrong with the secrets is said with how to make one', () => {
    const url = 'https://crm.example.com/hooks'
    expect(messagesOf({ WEBHOOK_URL: url })).toEqual([
      expect.stringMatching(/^WEBHOOK_SECRET is missing: .*`echo "whsec_/),
    ])
    const wrong = { WEBHOOK_SECRET: 'too short', WEBHOOK_SECRET_BEFORE: 'whsec_dG9vIHNob3J0' }
    expect(messagesOf({ WEBHOOK_URL: url, ...wrong })).toEqual([
      expect.stringMatching(/^WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64; `echo/),
      expect.stringMatching(/^WEBHOOK_SECRET_BEFORE must be whsec_/),
    ])
    expect(messagesOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_HEALTH_ANSWERS: 'yes' })).toEqual([
      'WEBHOOK_HEALTH_ANSWERS must be on or off.',
    ])
  })

  test('[CALLS-43] beside a hosted project they need its database', () => {
    const hosted = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }
    const hooks = { WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: secret }
    expect(messagesOf({ ...hosted, ...hooks })).toEqual([expect.stringMatching(/^DATABASE_URL is missing/)])
    expect(messagesOf({ ...hosted, ...hooks, DATABASE_URL: 'postgres://a:b@db/c' })).toEqual([])
  })
})
