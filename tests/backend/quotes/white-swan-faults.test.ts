import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callTimeoutMs } from '#functions/quotes/white-swan/call.ts'
import { callFunction, termRequest } from '../../fixtures/function-context.ts'
import { policiesFor, request, search, whiteSwanContext } from '../../fixtures/quotes/white-swan-context.ts'
import {
  startWhiteSwan,
  type WhiteSwanFault,
  type WhiteSwanStandIn,
} from '../../fixtures/quotes/white-swan-stand-in.ts'

let whiteSwan: WhiteSwanStandIn

beforeEach(async () => {
  whiteSwan = await startWhiteSwan()
})
afterEach(() => whiteSwan.stop())

const plain = {
  error: 'quote_service_unavailable',
  message: 'Prices can’t be fetched just now. Please try again in a moment.',
}

test.each<[string, WhiteSwanFault, number, string]>([
  ['refuses the key', { status: 401 }, 502, 'the quote service refused our key (401)'],
  ['declines the body', { status: 400 }, 502, 'the quote service did not accept our request (400)'],
  ['knows no such call', { status: 404 }, 502, 'the quote service has no such call at this address (404)'],
  [
    'sends elsewhere',
    { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
    502,
    'the quote service has no such call at this address (307)',
  ],
  ['is asked too often', { status: 429 }, 503, 'the quote service says that we ask too often (429)'],
  ['breaks', { status: 500 }, 503, 'the quote service is out of order (500)'],
  [
    'answers a page',
    { status: 200, body: '<html>Maintenance</html>' },
    502,
    'the quote service gave an answer that we cannot read: it is no JSON',
  ],
  ['breaks off', 'cut-off', 502, 'the quote service broke off its answer'],
  ['never ends', 'endless', 502, 'the quote service gave an answer that we cannot read: it is too long'],
])('When White Swan %s, the visitor is told plainly and the log why', async (_, fault, status, cause) => {
  for (const call of ['complete_request', 'policy_search'] as const) {
    whiteSwan.behaviour.faults = { [call]: fault }
    const { context, logged } = whiteSwanContext(whiteSwan)
    const made = await (call === 'complete_request'
      ? request(termRequest, context)
      : search(termRequest, context))
    expect(made).toEqual({ status, answer: plain })
    expect(logged).toMatchObject([
      { code: 'quote_service_failed', call, cause: expect.stringContaining(cause) },
    ])
  }
})

test.each(['silent', 'stalled'] as const)(
  'When White Swan is %s, the call ends at its deadline',
  async (fault) => {
    whiteSwan.behaviour.faults.complete_request = fault
    const clock = new AbortController()
    whiteSwan.onCall = () => clock.abort(new DOMException('over', 'TimeoutError'))
    const { context, logged } = whiteSwanContext(whiteSwan, { deadline: () => clock.signal })
    expect(await request(termRequest, context)).toEqual({ status: 504, answer: plain })
    expect(logged).toMatchObject([{ cause: 'the quote service did not answer in time' }])
  },
)

test('Each call has a deadline of its own, sooner than a browser gives up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await search(termRequest, whiteSwanContext(whiteSwan).context)
  expect(timeout.mock.calls).toEqual([[callTimeoutMs], [callTimeoutMs]])
  expect(callTimeoutMs).toBeLessThanOrEqual(10_000)
  timeout.mockRestore()
})

test('A dead port is told as unreachable', async () => {
  await whiteSwan.stop()
  const { context, logged } = whiteSwanContext(whiteSwan)
  expect(await request(termRequest, context)).toEqual({ status: 503, answer: plain })
  expect(logged).toMatchObject([{ cause: 'the quote service cannot be reached: ECONNREFUSED' }])
})

test.each([
  ['complete_request', [], 'it holds no search id'],
  ['complete_request', { policy_search: 17 }, 'it holds no search id'],
  ['policy_search', 'Found Policies', 'it is no object'],
  ['policy_search', { status: 'Failed', error_message: 'oops' }, 'it reports an error of its own'],
  ['policy_search', { status: 'Found Policies', policies: 'many' }, 'none of its plans has a premium'],
] as const)('When %s answers %j, it is told as unreadable', async (call, lie, detail) => {
  whiteSwan.behaviour.answers[call] = lie
  const { context, logged } = whiteSwanContext(whiteSwan)
  const made = await (call === 'complete_request'
    ? request(termRequest, context)
    : search(termRequest, context))
  expect(made).toEqual({ status: 502, answer: plain })
  expect(logged).toMatchObject([{ call, cause: expect.stringContaining(detail) }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/apply', '', 7])(
  'An application’s address that is no web address (%j) is not passed on',
  async (url_to_apply) => {
    const { context } = whiteSwanContext(whiteSwan)
    const [policy] = await policiesFor(termRequest, context)
    whiteSwan.behaviour.answers.start_application = { url_to_apply }
    const started = await callFunction(
      'white-swan-start-application',
      { personal_plan: policy?.personal_plan_id },
      context,
    )
    expect(started).toEqual({ status: 502, answer: plain })
  },
)
