import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSettings } from '#config/load-settings.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { readEnv, secretOverrides, variableNames } from './env.ts'

function messagesOf(source: Record<string, string>): string[] {
  const read = readEnv(source)
  return read.ok ? [] : read.messages
}

describe('reading the environment', () => {
  test('an empty environment gives the defaults, with the embedded backend', () => {
    expect(readEnv({})).toEqual({
      ok: true,
      env: {
        PORT: 3000,
        HOST: '127.0.0.1',
        DATA_DIR: './data',
        DATABASE_CACHE_MB: 32,
        DRAIN_SECONDS: 0,
        NODE_ENV: 'production',
        TRUSTED_PROXIES: 0,
        UPGRADE_TRIAL: 'on',
        AUTH_CONFIRM_EMAIL: 'on',
        AUTH_SIGN_UPS: 'on',
        RATE_LIMITS: 'on',
        GOOGLE_ISSUER: 'https://accounts.google.com',
        WEBHOOK_HEALTH_ANSWERS: 'off',
        BACKUP_KEY_FILE: join(homedir(), '.plainwell-backup-key'),
        BACKUP_EVERY_HOURS: 24,
        BACKUP_KEEP: 14,
        BACKUP_S3_REGION: 'us-east-1',
      },
    })
  })

  test('an empty or blank variable counts as unset', () => {
    const read = readEnv({ PORT: '', HOST: ' ', DATABASE_URL: '', SUPABASE_URL: '', PUBLIC_URL: '' })
    expect(read).toEqual(readEnv({}))
  })

  test('one of the two alone is named with its fix', () => {
    expect(messagesOf({ SUPABASE_URL: 'https://abc.supabase.co' })).toEqual([
      expect.stringMatching(/^SUPABASE_PUBLISHABLE_KEY is missing: SUPABASE_URL needs it/),
    ])
    expect(messagesOf({ SUPABASE_PUBLISHABLE_KEY: 'x' })).toEqual([
      expect.stringMatching(/^SUPABASE_PUBLISHABLE_KEY is set without SUPABASE_URL/),
    ])
  })

  test('takes every variable and trims an address to its origin', () => {
    const read = readEnv({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/site',
      DATABASE_URL: 'postgres://site:pw@db:5432/site',
      PUBLIC_URL: 'https://www.example.com/',
      SUPABASE_URL: 'https://abc.supabase.co/',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SEALING_KEY: 'k'.repeat(43),
    })
    expect(read.ok && read.env).toMatchObject({
      PORT: 8080,
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/site',
      DATABASE_URL: 'postgres://site:pw@db:5432/site',
      PUBLIC_URL: 'https://www.example.com',
      SUPABASE_URL: 'https://abc.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    })
    expect(read.ok && secretOverrides(read.env)).toEqual({ sealingKey: 'k'.repeat(43) })
  })

  test.each([
    ['PORT', 'http', 'PORT must be a port number from 0 to 65535, such as 3000.'],
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535, such as 3000.'],
    ['HOST', 'http://x', 'HOST must be the address to listen on'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must look like postgres://'],
    ['PUBLIC_URL', 'www.example.com', 'PUBLIC_URL must be an address without a path'],
    ['PUBLIC_URL', 'https://example.com/site', 'PUBLIC_URL must be an address without a path'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be production, development or test.'],
    ['WHITE_SWAN_API_KEY', 'Bearer abc', 'WHITE_SWAN_API_KEY must be the key alone, without spaces.'],
    ['WHITE_SWAN_URL', 'http://quotes.example/wf', 'WHITE_SWAN_URL must be an address with https'],
    ['ASSISTANT_MODEL_KEY', 'Bearer abc', 'ASSISTANT_MODEL_KEY must be the key alone, without spaces.'],
    ['SEALING_KEY', 'short', 'SEALING_KEY must have at least 32 characters'],
    ['BACKUP_TO', 'https://s3.example.com/site', 'BACKUP_TO must be a folder, or look like s3:'],
    ['BACKUP_TO', './data/backups', 'BACKUP_TO lies in DATA_DIR'],
    ['BACKUP_KEEP', '0', 'BACKUP_KEEP must be a whole number from 1 to 1000'],
    ['BACKUP_EVERY_HOURS', 'daily', 'BACKUP_EVERY_HOURS must be a whole number from 1 to 168'],
  ])('%s=%s is refused in a sentence that says what it must be', (name, text, sentence) => {
    expect(messagesOf({ [name]: text })).toEqual([expect.stringContaining(sentence)])
  })

  test('a language model that would be sent what visitors type in the open is refused', () => {
    for (const host of [
      'http://model.example',
      'http://192.168.0.7',
      'https://key@model.example',
      'x.example',
    ])
      expect(messagesOf({ ASSISTANT_MODEL_URL: `${host}/v1`, ASSISTANT_MODEL: 'small' })).toEqual([
        expect.stringContaining('ASSISTANT_MODEL_URL must be an address with https'),
      ])
  })

  test('a language model has an address and a name, and a key where it asks for one', () => {
    const local = { ASSISTANT_MODEL_URL: 'http://127.0.0.1:11434/v1/', ASSISTANT_MODEL: 'small' }
    const read = readEnv(local)
    expect(read.ok && read.env).toMatchObject({ ...local, ASSISTANT_MODEL_URL: 'http://127.0.0.1:11434/v1' })
    expect(readEnv({ ...local, ASSISTANT_MODEL_KEY: 'sk-1' }).ok).toBe(true)
    const together = 'ASSISTANT_MODEL_URL and ASSISTANT_MODEL belong together: set both, or neither.'
    expect(messagesOf({ ASSISTANT_MODEL: 'small' })).toEqual([together])
    expect(messagesOf({ ASSISTANT_MODEL_URL: 'https://model.example/v1' })).toEqual([together])
  })

  test('[O9] backups go to a folder outside the data, or to a bucket with its access', () => {
    const folder = readEnv({ BACKUP_TO: '/mnt/backups', BACKUP_KEEP: '30', BACKUP_EVERY_HOURS: '6' })
    expect(folder.ok && folder.env).toMatchObject({ BACKUP_KEEP: 30, BACKUP_EVERY_HOURS: 6 })
    const access = { BACKUP_S3_ACCESS_KEY_ID: 'AKIATEST', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' }
    const bucket = { BACKUP_TO: 's3://my-backups/site', BACKUP_S3_ENDPOINT: 'https://s3.example.com/' }
    const read = readEnv({ ...bucket, ...access })
    expect(read.ok && read.env.BACKUP_S3_ENDPOINT).toBe('https://s3.example.com')
    expect(messagesOf(bucket)).toEqual([
      'BACKUP_S3_ACCESS_KEY_ID is missing: BACKUP_TO is an s3:// address and needs it.',
      'BACKUP_S3_SECRET_ACCESS_KEY is missing: BACKUP_TO is an s3:// address and needs it.',
    ])
    expect(messagesOf({ BACKUP_TO: '/srv/data', DATA_DIR: '/srv/data' })).toHaveLength(1)
  })

  test('names every fault at once, and never repeats a value, which may be a password', () => {
    const messages = messagesOf({ PORT: 'x', DATABASE_URL: 'mysql://site:hunter2@db/site' })
    expect(messages).toHaveLength(2)
    expect(messages.join(' ')).not.toContain('hunter2')
  })

  test('.env.example names every variable, and copying it changes nothing', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const pairs = lines.flatMap((line) => {
      const [, name, text] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, text] as const]
    })
    expect(pairs.map(([name]) => name).sort()).toEqual([...variableNames].sort())
    expect(readEnv(Object.fromEntries(pairs))).toEqual(readEnv({}))
  })

  test('The examples of .env.example are settings that exist', () => {
    const examples = [...readFileSync('.env.example', 'utf8').matchAll(/^# (SITE_\w+)=(.*)$/gm)]
    const source = Object.fromEntries(examples.map(([, name, text]) => [name, text]))
    expect(examples.length).toBeGreaterThan(2)
    expect(loadSettings(source, settings).ok).toBe(true)
  })
})
