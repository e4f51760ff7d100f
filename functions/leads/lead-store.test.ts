import { expect, test } from 'vitest'
import { leadPersonFrom } from '#domain/leads/submission/lead-person.ts'
import { newPrimaryPerson, personSchema } from '#domain/people/person.ts'
import type { FunctionContext } from '#functions/context.ts'
import { callFunction, functionContext, startOfTest } from '../../tests/fixtures/function-context.ts'
import { leadPerson, newApplication, submissions } from '../../tests/fixtures/leads/submissions.ts'
import { recipe } from '../../tests/fixtures/recipe.ts'
import { createLeadStore } from './lead-store.ts'

const application = newApplication({
  fullName: 'Rosalind Quimby',
  email: 'rosalind@quimby.example',
  reach: [],
  people: [],
})

/** A leads table of one column, as the data API words it. */
function leadsTable() {
  const ids = new Map<string, string>()
  const requests: { method: string; url: string; headers: Headers; body: string }[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const body = await request.text()
    requests.push({ method: request.method, url: request.url, headers: request.headers, body })
    if (request.method === 'GET') {
      const key = new URL(request.url).searchParams.get('idempotency_key')?.replace('eq.', '') ?? ''
      const id = ids.get(key)
      return Response.json(id ? [{ id }] : [])
    }
    const { idempotency_key: key } = JSON.parse(body)
    if (ids.has(key)) return Response.json([], { status: 200 })
    const id = crypto.randomUUID()
    ids.set(key, id)
    return Response.json([{ id }], { status: 201 })
  }
  const storeLead = createLeadStore({ supabaseUrl: 'http://backend', secretKey: 'sb_secret_x', fetch })
  return { ids, requests, context: functionContext({ storeLead }).context }
}

test('An application is stored as a lead with its consent, and its id is answered', async () => {
  const { ids, requests, context } = leadsTable()
  const { status, answer } = await callFunction('submit-application', application, context)
  expect(status).toBe(200)
  expect(answer).toEqual({ id: ids.get(application.idempotencyKey) })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer sb_secret_x')
  const { fullName, website: _, ...rest } = application
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    ...{ kind: 'application', person_name: fullName, best_times: [], time_zone: null },
    ...{ email: rest.email, phone: rest.phone, language: rest.language, page: rest.page, reach: rest.reach },
    ...{ plans: rest.plans, people: rest.people, consent: true, consent_version: rest.consentVersion },
    consent_at: startOfTest.toISOString(),
    idempotency_key: rest.idempotencyKey,
  })
})

test('[O12] who lives where the agent has no license is taken all the same, with that said to the table and the page', async () => {
  const { requests, context } = leadsTable()
  const texan: FunctionContext = { ...context, licensedStates: ['TX', 'FL'] }
  const from = (...states: string[]) => ({
    ...application,
    idempotencyKey: crypto.randomUUID(),
    people: states.map((residentState) => ({ ...leadPerson, residentState })),
  })
  const told = async (body: object, licensed: FunctionContext) => {
    const { status, answer } = await callFunction('submit-application', body, licensed)
    expect(status).toBe(200)
    const row = JSON.parse(requests.at(-1)?.body ?? '')
    expect(row.is_out_of_state).toBe(answer.isOutOfState)
    return answer.isOutOfState
  }
  expect(await told(from('OH'), texan)).toBe(true)
  expect(await told(from('TX'), texan)).toBeUndefined()
  // The first of them decides; where nobody has said where they live, nothing is known against it.
  expect(await told(from('TX', 'OH'), texan)).toBeUndefined()
  expect(await told(from(''), texan)).toBeUndefined()
  expect(await told(from(), texan)).toBeUndefined()
  expect(await told(from('OH'), context)).toBeUndefined()
})

const yesOrNo = Object.entries(personSchema.shape).flatMap(([field, schema]) =>
  schema.safeParse(true).success && schema.safeParse(false).success ? [field] : [],
)

test.each([true, false, undefined])(
  'A question of yes or no that was answered %s is stored so',
  async (answer) => {
    const { requests, context } = leadsTable()
    const person = personSchema.parse({
      ...newPrimaryPerson(),
      ...Object.fromEntries(yesOrNo.map((field) => [field, answer])),
    })
    await callFunction('submit-application', newApplication({ people: [leadPersonFrom(person)] }), context)
    const [stored] = JSON.parse(requests.at(-1)?.body ?? '').people
    expect(yesOrNo).not.toEqual([])
    for (const field of yesOrNo) expect(stored[field], `${field}. ${recipe('A question', 5)}`).toBe(answer)
  },
)

test.each(
  submissions.flatMap(([name, make]) =>
    [true, false].map((consent) => [name, consent, make({ consent })] as const),
  ),
)('%s with consent %s is stored so', async (name, consent, body) => {
  const { requests, context } = leadsTable()
  await callFunction(name, body, context)
  expect(JSON.parse(requests.at(-1)?.body ?? '').consent).toBe(consent)
})

test('The same key a second time is the same lead, and no address holds a personal detail', async () => {
  const { ids, requests, context } = leadsTable()
  const first = await callFunction('submit-application', application, context)
  const second = await callFunction('submit-application', application, context)
  expect(second).toEqual(first)
  expect(ids.size).toBe(1)
  for (const { url } of requests) expect(url).not.toMatch(/quimby|555|rosalind/i)
})

test.each([
  ['refuses', async () => Response.json({ message: 'rosalind@quimby.example' }, { status: 500 })],
  ['answers nonsense', async () => new Response('<html>')],
  ['answers no row', async () => Response.json([])],
  [
    'is away',
    async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
    },
  ],
])('When the table %s, the answer is 503 and nothing is claimed to be stored', async (_, fetch) => {
  const storeLead = createLeadStore({ supabaseUrl: 'http://backend', secretKey: 'sb_secret_x', fetch })
  const { context, logged } = functionContext({ storeLead })
  const { status, answer } = await callFunction('submit-application', application, context)
  expect(status).toBe(503)
  expect(answer).toEqual({
    error: 'not_stored',
    message: 'This could not be stored. Nothing was sent; please try again.',
  })
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toMatch(/quimby|rosalind/i)
})
