import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskWebhooksSchema } from '#domain/leads/desk/webhooks.ts'
import { setReceiver } from '#server/leads/webhooks/webhook-rows.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../fixtures/leads/webhook-receiver.ts'
import { ask, giveRole, signUpAgent, storeLead, switchAppOn } from '../fixtures/desk.ts'
import { openWebhookTest, type WebhookTest } from '../fixtures/webhook-worker.ts'

let hooks: WebhookTest
let receiver: WebhookReceiver
let owner: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  hooks = await openWebhookTest()
  owner = await signUpAgent(hooks.at)
})
afterAll(() => hooks.close())
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  await hooks.rest()
  await receiver.stop()
})

const state = () => ask(owner.client, 'desk_webhooks', {}, deskWebhooksSchema)
const sendAgain = () => ask(owner.client, 'desk_webhooks_again', {}, deskWebhooksSchema)
const none = { waiting: 0, failed: 0, oldest_at: null }

test('[O18] The desk says whether webhooks are on, how many wait and how many were given up', async () => {
  expect(await state()).toEqual({ state: 'off', ...none })
  const { stop } = await hooks.work(receiver.url, { retries: { tries: 1, firstPause: 1, longestPause: 1 } })
  expect(await state()).toEqual({ state: 'on', ...none })
  receiver.answerWith(500)
  await storeLead(hooks.at)
  await expect.poll(state).toEqual({ state: 'on', waiting: 0, failed: 1, oldest_at: expect.any(String) })
  await stop()
  await storeLead(hooks.at)
  expect(await state()).toMatchObject({ waiting: 1, failed: 1 })
})

test('[O18] Send again sends at once all that was not taken, and the security log says who did it', async () => {
  await hooks.work(receiver.url, { retries: { tries: 1, firstPause: 1, longestPause: 1 } })
  receiver.answerWith(500)
  await storeLead(hooks.at)
  await expect.poll(state).toMatchObject({ failed: 1 })
  receiver.answerWith(204)
  expect(await sendAgain()).toMatchObject({ state: 'on', waiting: 1, failed: 0 })
  await expect.poll(state).toEqual({ state: 'on', ...none })
  expect(receiver.deliveries[1]?.id).toBe(receiver.deliveries[0]?.id)
  const [line] = await hooks.at.sql`
    select actor_id, details from private.audit_events where event = 'lead_webhooks_sent_again'`
  expect(line).toEqual({ actor_id: owner.userId, details: { count: 1 } })
})

test('[O18] Where the receiver wanted no more the desk says so, and sending again begins anew', async () => {
  await hooks.work(receiver.url)
  receiver.answerWith(410)
  await storeLead(hooks.at)
  await expect.poll(state).toMatchObject({ state: 'stopped', waiting: 1, failed: 0 })
  receiver.answerWith(204)
  expect(await sendAgain()).toMatchObject({ state: 'on' })
  await expect.poll(state).toEqual({ state: 'on', ...none })
})

test('[O18] While webhooks are off, sending again changes nothing', async () => {
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  await storeLead(hooks.at)
  await setReceiver(hooks.at.sql, undefined)
  await storeLead(hooks.at)
  await hooks.at.sql`update private.webhook_events set state = 'failed'`
  expect(await sendAgain()).toMatchObject({ state: 'off', waiting: 0, failed: 1 })
})

test('[O18] A receiver that was stopped stays so over a start with the same address, and not with another', async () => {
  const stoppedAt = async () => {
    const [row] = await hooks.at.sql<{ is_stopped: boolean }>`
      select stopped_at is not null as is_stopped from private.webhook_receiver`
    return row?.is_stopped
  }
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  await hooks.at.sql`update private.webhook_receiver set stopped_at = now()`
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  expect(await stoppedAt()).toBe(true)
  await setReceiver(hooks.at.sql, undefined)
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  expect(await stoppedAt()).toBe(true)
  await setReceiver(hooks.at.sql, 'https://other.example.com')
  expect(await stoppedAt()).toBe(false)
  expect(JSON.stringify(await hooks.at.sql`select * from private.webhook_receiver`)).not.toContain(
    'example.com',
  )
})

test('[S6] [O18] Only an owner of the site is answered; no other agent, no account and nobody', async () => {
  await setReceiver(hooks.at.sql, receiver.url)
  await storeLead(hooks.at)
  await hooks.at.sql`update private.webhook_events set state = 'failed'`
  const other = await hooks.at.signUp('other-agent@example.com')
  await giveRole(hooks.at, other.userId, { isOwner: false })
  const tokens = [
    await switchAppOn(other.client),
    (await hooks.at.signUp('nobody@example.com')).token,
    undefined,
  ]
  for (const token of tokens) {
    for (const name of ['desk_webhooks', 'desk_webhooks_again']) {
      const { status, body } = await hooks.at.request('POST', `/rest/v1/rpc/${name}`, {
        ...(token !== undefined && { token }),
        body: {},
      })
      expect([401, 403], `${name}: ${body}`).toContain(status)
    }
  }
  expect((await hooks.events()).map((event) => event.state)).toEqual(['failed'])
})

test('[S6] [O18] What was noted is served to nobody, and no request’s role holds a right on it', async () => {
  for (const table of ['webhook_events', 'webhook_receiver']) {
    const { status } = await hooks.at.request('GET', `/rest/v1/${table}`, { token: owner.token })
    expect(status).toBe(404)
  }
  const rights = await hooks.at.sql`
    select role, tab, p
    from unnest(array['anon', 'authenticated', 'service_role']) role,
      unnest(array['private.webhook_events', 'private.webhook_receiver']) tab,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
    where has_table_privilege(role, tab, p)`
  expect(rights).toEqual([])
  const functions = await hooks.at.sql`
    select p.proname, role from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) role
    where (p.prosrc ~ 'webhook' or p.proname ~ '^(tell|take)_' or p.proname = 'has_webhooks')
      and p.pronamespace = 'private'::regnamespace and has_function_privilege(role, p.oid, 'execute')`
  expect(functions).toEqual([])
})
