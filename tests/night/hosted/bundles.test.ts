import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { carryAnswersName } from '#domain/storage/carried/carry-answers.ts'
import { cloudFunctions } from '#functions/registry.ts'
import { startTestBackend, type TestBackend } from '../../backend/fixtures/backend.ts'
import { talkThrough } from '../../fixtures/assistant/assistant.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { newApplication, newCallRequest } from '../../fixtures/leads/submissions.ts'
import { bundlesFolder, startDeno } from './fixtures/deno.ts'
import { functionVariables, type RunningProject, startProject } from './fixtures/project.ts'

const names = [...cloudFunctions.keys()].sort()
const site = 'https://life.example'
const mb = 1024 * 1024

let at: TestBackend
let project: RunningProject
beforeAll(async () => {
  at = await startTestBackend('external')
  project = await startProject({ names, keys: at.secrets, publicUrl: site, backend: at.backend.fetch })
})
afterAll(async () => {
  await project.stop()
  await at.stop()
})

function call(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${project.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${at.secrets.publishableKey}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  })
}

test('[O11] each function that a hosted project is sent is at most 2 MB, and the assistant’s 5 MB', () => {
  const sizes = names.map((name) => {
    const files = readdirSync(join(bundlesFolder, name))
    return [name, files.reduce((sum, file) => sum + statSync(join(bundlesFolder, name, file)).size, 0) / mb]
  })
  expect(sizes.filter(([name, size]) => Number(size) > (name === 'ai-chat' ? 5 : 2))).toEqual([])
})

test('[O11] a bundle needs nothing but itself, its data and what the runtime has', () => {
  for (const name of names) {
    const code = readFileSync(join(bundlesFolder, name, 'index.js'), 'utf8')
    const imports = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["`']([\w./@:#-]+)["`']/g)].map(
      ([, from = '']) => from,
    )
    const others = imports.filter((from) => !from.startsWith('node:'))
    const data = name === 'ai-chat' ? ['./assistant-index.json', './settings.json'] : ['./settings.json']
    expect([name, others.sort()]).toEqual([name, data])
  }
})

test('[O11] the first message takes at most a second of processor and 150 MB under the host’s runtime', async () => {
  const keys = { publishableKey: 'sb_publishable_a', secretKey: 'sb_secret_a' }
  const variables = functionVariables({ projectUrl: 'http://127.0.0.1:9', publicUrl: site, ...keys })
  const deno = await startDeno(['ai-chat'], variables)
  try {
    const before = deno.usage()
    const answer = await fetch(`${deno.address}/ai-chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.publishableKey}`, 'accept-language': 'es' },
      body: JSON.stringify({ message: '¿Qué es un seguro de vida a término?' }),
    })
    expect((await answer.json()).response).toContain('término')
    const after = deno.usage()
    console.log(
      `First message: ${(after.seconds - before.seconds).toFixed(2)} s, ${after.mostMb.toFixed(0)} MB`,
    )
    expect(after.seconds - before.seconds).toBeLessThanOrEqual(1)
    expect(after.mostMb).toBeLessThanOrEqual(150)
  } finally {
    await deno.stop()
  }
})

test('[O11] prices, an application and what the assistant says are answered under Deno as by our own process', async () => {
  const asked = await call('white-swan-complete-request', termRequest)
  const { search_id: search } = z.object({ search_id: z.string() }).parse(await asked.json())
  const found = await (await call('white-swan-policy-search', { policy_search: search })).json()
  const [policy] = z
    .object({ policies: z.array(z.looseObject({ personal_plan_id: z.string() })).min(3) })
    .parse(found).policies
  const plan = { personal_plan: policy?.personal_plan_id }
  const { url } = await (await call('white-swan-start-application', plan)).json()
  expect(url).toContain(site)
  expect((await call('price-model', {})).status).toBe(200)

  const [taken] = newApplication().plans
  if (taken === undefined) throw new Error('An application without a plan')
  const application = newApplication({ plans: [{ ...taken, applyProductCode: plan.personal_plan ?? '' }] })
  const { id } = await (await call('submit-application', application)).json()
  expect(await at.sql`select kind from leads where id = ${String(id)}`).toEqual([{ kind: 'application' }])
  const status = { ...plan, idempotency_key: application.idempotencyKey }
  expect(await (await call('application-status', status)).json()).toMatchObject({ received: true })
  const { response } = await (await call('ai-chat', { message: 'What is term life insurance?' })).json()
  expect(response).toContain('Term')
  const message = "$15,000 for my funeral, I'm 61, a woman in Ohio, and smoke"
  const estimate = await (await call('ai-chat', { message })).json()
  expect(estimate.response).toBe((await talkThrough([message]))[0]?.response)
  expect(estimate.response).toContain('My estimate: $')
  expect(project.deno.log()).toBe('')
})

test('[O11] what a browser has sealed is kept, handed out and deleted under Deno, and gone then', async () => {
  const carry = async (body: object) => {
    const answer = await call(carryAnswersName, body)
    return { status: answer.status, answer: await answer.json() }
  }
  const deleteHash = createHash('sha256').update('secret').digest('hex')
  const { id } = (await carry({ step: 'keep', sealed: 'c2VhbGVk', deleteHash })).answer
  expect(await carry({ step: 'read', id })).toMatchObject({ status: 200, answer: { sealed: 'c2VhbGVk' } })
  expect((await carry({ step: 'delete', id, secret: 'another' })).answer).toEqual({ deleted: false })
  expect((await carry({ step: 'delete', id, secret: 'secret' })).answer).toEqual({ deleted: true })
  expect(await carry({ step: 'read', id })).toMatchObject({ status: 410, answer: { error: 'gone' } })
  expect(project.deno.log()).toBe('')
})

test('[O11] messages are counted in the database, so that two instances of a function allow no more than one', async () => {
  const more = await startProject({
    names: ['ai-chat'],
    keys: at.secrets,
    publicUrl: site,
    backend: at.backend.fetch,
  })
  try {
    const ask = (url: string) =>
      fetch(`${url}/functions/v1/ai-chat`, {
        method: 'POST',
        headers: { authorization: `Bearer ${at.secrets.publishableKey}` },
        body: JSON.stringify({ message: 'Hello' }),
      })
    await at.sql`delete from private.attempts`
    const statuses: number[] = []
    for (let n = 0; n < 11; n++)
      for (const url of [project.url, more.url]) statuses.push((await ask(url)).status)
    // 20 in a minute, whichever instance is asked.
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect(await at.sql`select max(count) as most from private.attempts`).toEqual([{ most: 20 }])
    expect(more.deno.log()).toBe('')
  } finally {
    await more.stop()
  }
})

test('[O11] the site’s pages may call from their own origin, with the headers that a browser asks for, and no other', async () => {
  for (const name of names) {
    const preflight = await fetch(`${project.url}/functions/v1/${name}`, {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    })
    const header = (which: string) => preflight.headers.get(`access-control-allow-${which}`)
    expect([preflight.status, header('origin'), header('methods')]).toEqual([204, site, 'POST, OPTIONS'])
    expect(header('headers')).toBe('authorization, apikey, content-type, x-client-info')
  }
  const refused = await call('price-model', {}, { authorization: 'Bearer stolen', origin: site })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, site])
  const foreign = await call('price-model', {}, { origin: 'https://elsewhere.example' })
  expect(foreign.headers.get('access-control-allow-origin')).toBe(site)
})

test('[O15] a function that fails tells the reference by which its log is searched, and the page may read it', async () => {
  const failing = await startProject({
    names: ['request-call'],
    keys: at.secrets,
    publicUrl: site,
    backend: async () => new Response('', { status: 503 }),
  })
  try {
    const answer = await fetch(`${failing.url}/functions/v1/request-call`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.secrets.publishableKey}`, origin: site },
      body: JSON.stringify(newCallRequest()),
    })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    const id = answer.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\da-f]{8}-/)
    expect(answer.headers.get('access-control-expose-headers')).toBe('x-request-id')
    expect(failing.deno.log()).toMatch(new RegExp(`"code":"function_failed","request":"${id}"`))
  } finally {
    await failing.stop()
  }
})
