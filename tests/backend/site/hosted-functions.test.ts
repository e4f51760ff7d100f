import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexFileName } from '#functions/assistant/search/index-file.ts'
import { cloudFunctions } from '#functions/registry.ts'
import { hostedAssistant } from '../../../supabase/functions/_shared/hosted-assistant.ts'
import { readHostedEnv } from '../../../supabase/functions/_shared/hosted-env.ts'
import { hostedProvider } from '../../../supabase/functions/_shared/hosted-provider.ts'
import { settings } from '../../fixtures/settings/settings.ts'

const names = [...cloudFunctions.keys()].sort()
const own = { PUBLIC_URL: 'https://www.riveralife.com/', SEALING_KEY: 'k'.repeat(44) }
const newer = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a","web":"sb_publishable_b"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a"}',
}

test('Every function has its entry on a hosted project, open to public keys', () => {
  const entries = globSync('supabase/functions/*/index.ts').map((path) => path.split(/[\\/]/)[2])
  expect(entries.sort()).toEqual(names)
  const config = readFileSync('supabase/config.toml', 'utf8')
  for (const name of names) {
    expect(readFileSync(`supabase/functions/${name}/index.ts`, 'utf8')).toContain(`serveFunction('${name}', `)
    expect(config).toContain(
      `[functions.${name}]\nverify_jwt = false\nentrypoint = "../build/functions/${name}/index.js"`,
    )
  }
})

test('Functions and what they import use nothing of Node', () => {
  const files = globSync('{functions,content,domain,config,supabase/functions}/**/*.ts').filter(
    // The operator's file is read by our own process alone.
    (file) => !file.endsWith('.test.ts') && file !== 'config/settings-file.ts',
  )
  expect(
    files.filter((file) => /from 'node:|\bprocess\.|\bBuffer\b/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})

test('A project’s newer and older keys are both taken', () => {
  expect(readHostedEnv({ ...own, ...newer })).toEqual({
    supabaseUrl: 'https://abc.supabase.co',
    publicUrl: 'https://www.riveralife.com',
    publicKeys: ['sb_publishable_a', 'sb_publishable_b'],
    secretKey: 'sb_secret_a',
    sealingKey: own.SEALING_KEY,
    whiteSwanKey: undefined,
    whiteSwanUrl: undefined,
    model: undefined,
  })
  const older = {
    SUPABASE_URL: newer.SUPABASE_URL,
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
  }
  expect(readHostedEnv({ ...own, ...older })).toMatchObject({ publicKeys: ['anon'], secretKey: 'service' })
})

test('What is missing or wrong is named without its value', () => {
  expect(() => readHostedEnv({ ...newer, PUBLIC_URL: own.PUBLIC_URL })).toThrow(/wrong: SEALING_KEY\.$/)
  expect(() => readHostedEnv({ ...own, ...newer, SUPABASE_SECRET_KEYS: 'sb_secret_a' })).toThrow(
    /wrong: SUPABASE_SECRET_KEYS\.$/,
  )
  expect(() => readHostedEnv({ ...own, SUPABASE_URL: newer.SUPABASE_URL })).toThrow('no keys')
})

test('A hosted project quotes by the engine or White Swan, and says what it lacks', () => {
  const withProvider = (provider: 'embedded' | 'rate-tables' | 'white-swan', key?: string) => {
    const quotes = { ...settings.quotes, provider, rateTablesFolder: './rates' }
    return () =>
      hostedProvider({ ...settings, quotes }, { whiteSwanKey: key, whiteSwanUrl: undefined }).startApplication
  }
  expect(withProvider('embedded')()).toBeTypeOf('function')
  expect(withProvider('white-swan', 'key')()).toBeTypeOf('function')
  expect(withProvider('white-swan')).toThrow('needs WHITE_SWAN_API_KEY')
  expect(withProvider('rate-tables')).toThrow('needs our own server')
})

test('A copied .env may leave White Swan’s variables empty, and its address must be https', () => {
  const read = (url: string) =>
    readHostedEnv({ ...own, ...newer, WHITE_SWAN_API_KEY: '', WHITE_SWAN_URL: url })
  expect(read('')).toMatchObject({ whiteSwanKey: undefined, whiteSwanUrl: undefined })
  expect(read('https://quotes.example/wf/')).toMatchObject({ whiteSwanUrl: 'https://quotes.example/wf' })
  expect(() => read('http://quotes.example/wf')).toThrow('WHITE_SWAN_URL')
})

test('A language model is told of by its address and name, with https', () => {
  const read = (changes: Record<string, string>) => readHostedEnv({ ...own, ...newer, ...changes })
  const model = { ASSISTANT_MODEL_URL: 'https://model.example/v1/', ASSISTANT_MODEL: 'small' }
  const access = { url: 'https://model.example/v1', key: undefined, name: 'small' }
  expect(read({ ...model, ASSISTANT_MODEL_KEY: '' }).model).toEqual(access)
  expect(read({ ...model, ASSISTANT_MODEL_KEY: 'sk-1' }).model).toEqual({ ...access, key: 'sk-1' })
  expect(() => read({ ASSISTANT_MODEL: 'small' })).toThrow('belong together')
  expect(() => read({ ...model, ASSISTANT_MODEL_URL: 'http://model.example/v1' })).toThrow(
    /wrong: ASSISTANT_MODEL_URL\.$/,
  )
})

test('The assistant of a hosted project takes its index from where the build writes it', () => {
  const code = readFileSync('supabase/functions/_shared/hosted-assistant.ts', 'utf8')
  expect(code).toContain(`'../../../build/${indexFileName}'`)
})

test('The assistant of a hosted project is made at the first message, and answers', async () => {
  // A message that is answered without the search.
  const answer = await hostedAssistant(settings, undefined, () => {})('I want to die', {
    acceptLanguage: 'en',
  })
  expect(answer.response).toContain('988')
})
