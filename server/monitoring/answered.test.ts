import { expect, test } from 'vitest'
import { type LoggedEvent, logEventsTo } from '../../tests/fixtures/log-lines.ts'
import { aimOf, hearAnswers } from './answered.ts'

const functions = new Set(['request-call'])

test.each([
  ['/', 'page', undefined],
  ['/quote/companies?lng=es', 'page', undefined],
  ['/assets/entry-1.js', 'file', undefined],
  ['/functions/v1/request-call', 'function', 'request-call'],
  ['/functions/v1/maria%40example.com', 'function', 'unknown'],
  ['/auth/v1/token?grant_type=password', 'accounts', 'password'],
  ['/auth/v1/token?grant_type=refresh_token', 'accounts', undefined],
  ['/auth/v1/user', 'accounts', undefined],
  ['/rest/v1/rpc/desk_summary', 'tables', undefined],
  ['/calendar/abc.ics', 'calendar', undefined],
  ['/readyz', 'probe', undefined],
])('[O15] %s counts as %s (%s), and nothing else of it is known', (path, route, name) => {
  expect(aimOf(new URL(path, 'http://site.test'), functions)).toEqual({ route, name })
})

test('[O15] the log says where the site failed at an answer, but not of a probe that said so itself', () => {
  const events: LoggedEvent[] = []
  const hear = hearAnswers(logEventsTo(events), undefined)
  const answered = { method: 'POST', seconds: 2.0041 }
  hear({ ...answered, route: 'function', name: 'request-call', status: 503 })
  hear({ ...answered, route: 'accounts', name: 'password', status: 500 })
  hear({ ...answered, route: 'function', name: 'request-call', status: 429 })
  hear({ ...answered, route: 'probe', name: undefined, status: 503 })
  expect(events).toEqual([
    {
      code: 'answer_failed',
      route: 'function',
      function: 'request-call',
      method: 'POST',
      status: 503,
      ms: 2004,
    },
    { code: 'answer_failed', route: 'accounts', method: 'POST', status: 500, ms: 2004 },
  ])
})
