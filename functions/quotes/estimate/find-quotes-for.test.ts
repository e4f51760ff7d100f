import { expect, test } from 'vitest'
import { estimateForm } from '#domain/quotes/estimate/estimate-form.ts'
import { handleFunction } from '#functions/http/handle.ts'
import { cloudFunctions } from '#functions/registry.ts'
import { functionContext, publicKey, startOfTest } from '../../../tests/fixtures/function-context.ts'
import { settings } from '../../../tests/fixtures/settings/settings.ts'
import { quotesFromProject, quotesFromProvider } from './find-quotes-for.ts'

const form = estimateForm(
  { productType: 'Term', age: 40, gender: 'Female', tobacco: false, deathBenefit: 250_000 },
  '2026-11-20',
)
const prospect = settings.placeholderProspect

test('a project’s functions, asked by the public key, give what the provider gives in this process', async () => {
  const { context } = functionContext()
  const asked: string[] = []
  const project = {
    url: 'https://project.example',
    publicKey,
    fetch: async (address: string | URL | Request, init?: RequestInit) => {
      const request = new Request(address, init)
      asked.push(request.url)
      const name = request.url.split('/').at(-1) ?? ''
      return handleFunction(name, cloudFunctions.get(name), request, context)
    },
  }
  const hosted = await quotesFromProject(project, prospect)(form)
  const own = await quotesFromProvider(context.quoteProvider, prospect, () => startOfTest)(form)
  if (hosted.type !== 'answered' || own.type !== 'answered') throw new Error('No quotes')
  const pricesOf = (quotes: typeof own.quotes) =>
    quotes.map((quote) => [quote.carrierName, quote.monthlyPremium])
  expect(own.quotes.length).toBeGreaterThan(3)
  expect(pricesOf(hosted.quotes)).toEqual(pricesOf(own.quotes))
  expect(asked).toEqual([
    'https://project.example/functions/v1/white-swan-complete-request',
    'https://project.example/functions/v1/white-swan-policy-search',
  ])
})

test('what fails is told as a failure and never thrown', async () => {
  const fetch = async () => new Response('no', { status: 503 })
  const project = { url: 'https://project.example', publicKey, fetch }
  expect(await quotesFromProject(project, prospect)(form)).toMatchObject({ type: 'failed' })
})
