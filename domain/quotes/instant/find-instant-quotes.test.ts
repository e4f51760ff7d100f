import { expect, test } from 'vitest'
import { type PolicySearchAnswer, policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { type FindInstantQuotesOptions, findInstantQuotes } from './find-instant-quotes.ts'
import { type InstantForm, newInstantForm } from './instant-form.ts'

const form: InstantForm = {
  ...newInstantForm(),
  productType: 'Term',
  dateOfBirth: '1988-03-14',
  gender: 'Female',
  tobacco: false,
  expeditedProducts: true,
}
const policy = {
  personal_plan_id: 'plan-1',
  carrier_name: 'SBLI',
  product_name: 'Level Term 20',
  monthly_premium: 28.5,
  annual_premium: 330,
  death_benefit: 500_000,
  term_length: 20,
}

class Refused extends Error {}
class TooMany extends Refused {}

/** Runs a search through scripted answers; an error is thrown. */
async function find(script: {
  form?: InstantForm
  request?: FindInstantQuotesOptions['requestQuotes']
  answers?: (unknown | Error)[]
  signal?: AbortSignal
}) {
  const answers = [...(script.answers ?? [{ status: 'Found Policies', policies: [policy] }])]
  const log: string[] = []
  const ending = await findInstantQuotes({
    form: script.form ?? form,
    prospect: { name: 'Instant Quote', email: 'quotes@example.com', phone: '8005550142' },
    newId: () => 'made-up',
    requestQuotes: script.request ?? (async () => ({ search_id: 'search-1' })),
    isRefusal: (error) => error instanceof Refused,
    isTooMany: (error) => error instanceof TooMany,
    searchPolicies: async (searchId): Promise<PolicySearchAnswer> => {
      log.push(`ask ${searchId}`)
      const answer = answers.shift() ?? { status: 'Fetching Quotes' }
      if (answer instanceof Error) throw answer
      return policySearchAnswerSchema.parse(answer)
    },
    wait: async (milliseconds) => void log.push(`wait ${milliseconds}`),
    ...(script.signal ? { signal: script.signal } : {}),
    onRetry: () => log.push('retry'),
  })
  return { ending, log }
}

test('[INSTANT-29] policies are read by the specified fields', async () => {
  const withoutTerm = { ...policy, personal_plan_id: 'plan-2', monthly_premium: 20, term_length: undefined }
  const { ending } = await find({ answers: [{ status: 'Found', policies: [policy, withoutTerm] }] })
  expect(ending).toMatchObject({
    type: 'answered',
    quotes: [
      { quoteId: 'plan-2', applyProductCode: 'plan-2', monthlyPremium: 20 },
      {
        quoteId: 'plan-1',
        applyProductCode: 'plan-1',
        carrierName: 'SBLI',
        productName: 'Level Term 20',
        monthlyPremium: 28.5,
        annualPremium: 330,
        coverage: 500_000,
        termYears: 20,
      },
    ],
  })
  if (ending.type === 'answered') expect(ending.quotes[0]).not.toHaveProperty('termYears')
})

test('a product without a name of its own takes that of the product asked for', async () => {
  const { ending } = await find({
    form: { ...form, productType: 'GUL' },
    answers: [{ status: 'Found', policies: [{ ...policy, product_name: null }] }],
  })
  expect(ending).toMatchObject({ quotes: [{ productName: 'Guaranteed Universal Life Insurance' }] })
})

test('an end without policies is an empty answer, with the reason where there is one', async () => {
  const nothing = { status: 'No Policies Found', policies: null }
  const empty = { type: 'answered', quotes: [] }
  expect((await find({ answers: [nothing] })).ending).toEqual(empty)
  const { ending } = await find({ answers: [{ ...nothing, reason: 'no_plan_fits' }] })
  expect(ending).toEqual({ ...empty, reason: 'no_plan_fits' })
})

test('[S10] a request that is refused, or one too many, is told apart from every other failure', async () => {
  const failureOf = async (error: Error) => (await find({ request: () => Promise.reject(error) })).ending
  expect(await failureOf(new Refused())).toEqual({ type: 'failed', failure: 'submitFailed' })
  expect(await failureOf(new TooMany())).toEqual({ type: 'failed', failure: 'tooMany' })
  for (const request of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({}),
    async () => ({ search_id: '' }),
  ]) {
    const { ending, log } = await find({ request })
    expect(ending).toEqual({ type: 'failed', failure: 'failed' })
    expect(log).toEqual([])
  }
  expect((await find({ form: newInstantForm() })).ending).toEqual({ type: 'failed', failure: 'failed' })
})

test('[POLL-06] [POLL-07] [POLL-08] a failing poll is told of and tried again; after 15, with waits that grow to 4 s, it times out', async () => {
  const { ending, log } = await find({ answers: [new Error('503'), { status: 'Found', policies: [policy] }] })
  expect(ending.type).toBe('answered')
  expect(log).toEqual(['ask search-1', 'retry', 'wait 1200', 'ask search-1'])
  const endless = await find({ answers: [{ status: 'Fetching Quotes' }] })
  expect(endless.ending).toEqual({ type: 'failed', failure: 'timedOut' })
  const waits = [1200, 1920, 3072, ...Array.from({ length: 11 }, () => 4000)]
  expect(endless.log).toEqual(['ask search-1', ...waits.flatMap((wait) => [`wait ${wait}`, 'ask search-1'])])
})

test('leaving the page ends it, whatever comes back', async () => {
  const controller = new AbortController()
  const request = async () => {
    controller.abort()
    return { search_id: 'late' }
  }
  const { ending, log } = await find({ request, signal: controller.signal })
  expect(ending).toEqual({ type: 'aborted' })
  expect(log).toEqual([])
  const failing = () => Promise.reject(new Refused())
  expect((await find({ request: failing, signal: controller.signal })).ending).toEqual({ type: 'aborted' })
})
