import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskWebhooksSchema } from '#domain/leads/desk/webhooks.ts'
import { setReceiver } from '#server/leads/webhooks/webhook-rows.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../fixtures/leads/webhook-receiver.ts'
import { ask, signUpAgent, storeLead } from '../fixtures/desk.ts'
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
