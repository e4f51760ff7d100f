import { expect, test } from 'vitest'
import { type LoggedEvent, logEventsTo } from '../../tests/fixtures/log-lines.ts'
import { watchOutage } from './outage.ts'

test('[O15] The log says once a minute that something is away, and once that it is back, after how long', async () => {
  const events: LoggedEvent[] = []
  let now = 0
  const codes = { away: 'mail_server_away', back: 'mail_server_back' } as const
  const outage = watchOutage<string>(
    logEventsTo(events),
    codes,
    (cause) => ({ cause }),
    () => now,
  )
  outage.worked()
  outage.failed('ECONNREFUSED')
  now = 59_000
  outage.failed('ECONNREFUSED')
  now = 61_000
  outage.failed('ETIMEDOUT')
  expect(outage.isAway()).toBe(true)
  now = 90_400
  outage.worked(() => ({ waited: 3 }))
  outage.worked()
  await expect
    .poll(() => events)
    .toEqual([
      { code: 'mail_server_away', cause: 'ECONNREFUSED' },
      { code: 'mail_server_away', cause: 'ETIMEDOUT' },
      { code: 'mail_server_back', seconds: 90, waited: 3 },
    ])
  outage.failed('ECONNREFUSED')
  outage.worked(() => Promise.reject(new Error('no database')))
  await expect
    .poll(() => events.slice(3))
    .toEqual([
      { code: 'mail_server_away', cause: 'ECONNREFUSED' },
      { code: 'mail_server_back', seconds: 0 },
    ])
})
