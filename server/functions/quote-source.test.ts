import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settings } from '#domain/site/settings-schema.ts'
import { readEnv } from '#server/startup/env.ts'
import { termRequest } from '../../tests/fixtures/function-context.ts'
import { type LoggedEvent, logEventsTo } from '../../tests/fixtures/log-lines.ts'
import { flatFile, type RateFolder, rateFolder, termFile } from '../../tests/fixtures/quotes/rate-files.ts'
import { startWhiteSwan } from '../../tests/fixtures/quotes/white-swan-stand-in.ts'
import { settings as shipped } from '../../tests/fixtures/settings/settings.ts'
import { createQuoteProvider, readQuoteSource } from './quote-source.ts'

let files: RateFolder
beforeAll(async () => {
  files = await rateFolder({
    'sbli.term.csv': termFile,
    'sbli.whole.csv': flatFile('paid_up_period', '10-Pay', { effective_date: '2025-03-01' }),
  })
})
afterAll(() => files.remove())

function sourceFor(quotes: Partial<Settings['quotes']>, variables: Record<string, string> = {}) {
  const read = readEnv(variables)
  if (!read.ok) throw new Error(read.messages.join())
  return readQuoteSource({ ...shipped, quotes: { ...shipped.quotes, ...quotes } }, read.env)
}

const hosted = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }

test('White Swan needs its key, unless a hosted project quotes', async () => {
  expect(await sourceFor({ provider: 'white-swan' })).toEqual({
    ok: false,
    messages: [
      'WHITE_SWAN_API_KEY is missing: quotes.provider is white-swan, which needs the key that White Swan gave you.',
    ],
  })
  expect((await sourceFor({ provider: 'white-swan' }, hosted)).ok).toBe(true)
  const variables = { WHITE_SWAN_API_KEY: 'key', WHITE_SWAN_URL: 'http://127.0.0.1:9/wf/' }
  expect(await sourceFor({ provider: 'white-swan' }, variables)).toEqual({
    ok: true,
    source: { provider: 'white-swan', key: 'key', url: 'http://127.0.0.1:9/wf' },
  })
})

test('Rate tables are read from their folder, which a hosted project has not', async () => {
  const quotes = { provider: 'rate-tables', rateTablesFolder: files.folder } as const
  const read = await sourceFor(quotes)
  expect(read.ok && read.source.provider === 'rate-tables' && read.source.tables.length).toBe(2)
  const refused = await sourceFor(quotes, hosted)
  expect(!refused.ok && refused.messages).toEqual([
    expect.stringContaining('a hosted Supabase project cannot read'),
  ])
  const missing = await sourceFor({ ...quotes, rateTablesFolder: '/nowhere' })
  expect(!missing.ok && missing.messages).toEqual([expect.stringContaining('/nowhere cannot be read')])
})

test('[O15] The log says when White Swan answers again after it had failed', async () => {
  const whiteSwan = await startWhiteSwan()
  const events: LoggedEvent[] = []
  const source = { provider: 'white-swan', key: whiteSwan.key, url: whiteSwan.url } as const
  const provider = createQuoteProvider(source, shipped, logEventsTo(events))
  await provider.requestQuotes(termRequest)
  whiteSwan.behaviour.faults = { complete_request: { status: 503 } }
  await expect(provider.requestQuotes(termRequest)).rejects.toThrow()
  await expect(provider.requestQuotes(termRequest)).rejects.toThrow()
  whiteSwan.behaviour.faults = {}
  await provider.requestQuotes(termRequest)
  await provider.requestQuotes(termRequest)
  await expect.poll(() => events).toEqual([{ code: 'quote_service_back', seconds: expect.any(Number) }])
  await whiteSwan.stop()
})
