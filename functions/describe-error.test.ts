import { expect, test } from 'vitest'
import { callFunction, functionContext, termRequest } from '../tests/fixtures/function-context.ts'
import { newApplication } from '../tests/fixtures/leads/submissions.ts'
import type { FunctionContext } from './context.ts'
import { describeError } from './describe-error.ts'

const secrets = ['Table 3', 'Quimby', '2125550188', 'diabetes', '1986-03-14']
const leaking = `bad row {"health_rating":"Table 3","name":"Quimby","phone":"2125550188",
    at 1986-03-14 (diabetes:1:1)}`

function throwing(): never {
  throw Object.assign(new Error(leaking, { cause: new Error(leaking) }), { code: '23505', detail: leaking })
}

test('An error is told by kind, code and place, without its message', () => {
  const described = (() => {
    try {
      return throwing()
    } catch (error) {
      return describeError(error)
    }
  })()
  expect(described).toMatchObject({ name: 'Error', code: '23505' })
  expect(described.at[0]).toContain('describe-error.test.ts')
  for (const secret of secrets) expect(JSON.stringify(described)).not.toContain(secret)
})

test.each([leaking, { health: leaking }, null, undefined, 7])(
  'A thrown %j gives its type alone',
  (thrown) => {
    expect(describeError(thrown)).toEqual({ name: typeof thrown, at: [] })
  },
)

test('A name or code that is a text of its own is not believed', () => {
  const described = describeError(Object.assign(new Error('x'), { name: leaking, code: leaking }))
  expect(described).toMatchObject({ name: 'Error' })
  expect(described.code).toBeUndefined()
})

const unwell = { ...termRequest, health_rating: 'Table 3', name: 'Quimby' }
const application = newApplication({
  fullName: 'Quimby',
  email: 'quimby@diabetes.example',
  phone: '2125550188',
})

test('[DEVICE-16] Whatever fails, no log line and no error answer repeats a health answer or a contact detail', async () => {
  const healthy = functionContext().context
  const { answer } = await callFunction('white-swan-complete-request', unwell, healthy)
  const brokenParts: Partial<FunctionContext>[] = [
    { sealer: { seal: throwing, unseal: throwing } },
    { quoteProvider: { requestQuotes: throwing, searchPolicies: throwing, startApplication: throwing } },
    { storeLead: throwing },
    { now: throwing },
  ]
  const calls: [string, unknown][] = [
    ['white-swan-complete-request', unwell],
    ['white-swan-policy-search', { policy_search: answer.search_id }],
    ['white-swan-start-application', { personal_plan: answer.search_id }],
    ['submit-application', application],
    ['white-swan-complete-request', { ...unwell, gender: 'Table 3', weight_pounds: 'diabetes' }],
    ['white-swan-complete-request', `{"health_rating":"Table 3","name":"Quimby",`],
    ['submit-application', { ...application, plans: [{ carrierName: 'diabetes' }], email: 'Quimby' }],
  ]
  let errors = 0
  for (const parts of [...brokenParts, {}]) {
    for (const [name, body] of calls) {
      const { context, logged } = functionContext(parts)
      const outcome = await callFunction(name, body, context)
      const said = JSON.stringify(logged) + (outcome.status === 200 ? '' : JSON.stringify(outcome.answer))
      for (const secret of secrets) expect(said).not.toContain(secret)
      errors += logged.length
    }
  }
  expect(errors).toBeGreaterThanOrEqual(7)
})
