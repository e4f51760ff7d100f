import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { endPostmaster, isPostmaster, readPostmaster } from '#server/backend/postgres/postmaster.ts'
import { openPool } from '#server/database/pools.ts'
import type { Sql } from '#server/database/sql.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { storeLead } from '../../fixtures/leads/leads.ts'
import {
  startWebhookReceiver,
  type WebhookReceiver,
  webhookSecret,
} from '../../fixtures/leads/webhook-receiver.ts'
import { endServer, type ServerProcess, startServer } from '../../fixtures/process/server-process.ts'

const personCount = 60
const stages = ['contacted', 'quoted', 'applied']
const kills = 8
/** How many events each server has delivered before it is killed, with others waiting. */
const eventsPerRound = 15

let dataDir: string
let receiver: WebhookReceiver
let running: Promise<ServerProcess>
let onTaken: () => void
beforeEach(async () => {
  dataDir = await newDataDir('webhooks-kill-nine')
  onTaken = () => {}
  receiver = await startWebhookReceiver({ onTaken: () => onTaken() })
})
afterEach(async () => {
  const child = await running.then(
    (server) => server.child,
    () => undefined,
  )
  if (child?.exitCode === null && child.signalCode === null) await endServer(child, 'SIGKILL')
  const cluster = join(dataDir, 'postgres')
  const left = readPostmaster(cluster)
  if (left && isPostmaster(left.pid, cluster)) await endPostmaster(left.pid, cluster)
  await receiver.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () =>
  startServer(dataDir, './serve-site.ts', {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
    RATE_LIMITS: 'off',
  })

/** What the queue does by itself half a minute after a kill (tests/night/kills/jobs.test.ts): here the minute passes now. */
async function letTimePass(sql: Sql): Promise<void> {
  await sql`update jobs.job set state = 'retry', start_after = now() where name = 'webhooks' and state = 'active'`
  await sql`update private.webhook_events set next_try_at = now() where state = 'waiting'`
}

// Five minutes at most, for machines that do much else meanwhile; on an idle one it takes half a minute.
test('[O18] 240 events while the server is killed eight times: none is lost, at most one a kill comes twice and then with its own id, and each person’s come in their order', async () => {
  running = start()
  await running
  const sql = openPool((await runningPostgresUrl(dataDir)) ?? '', 'command')
  const changing = (async () => {
    for (let number = 0; number < personCount; number += 1) {
      const { id } = await storeLead(sql, { person_name: `Person ${number}`, phone: null })
      for (const stage of stages) {
        await sql`
          update people set stage = ${stage} where id = (select person_id from leads where leads.id = ${id})`
      }
    }
  })()
  for (let round = 1; round <= kills; round += 1) {
    const { child } = await running
    const killed = Promise.withResolvers<void>()
    // The worst moment: the receiver has taken it, and nobody will ever note that it did.
    onTaken = () => {
      if (receiver.taken.length < round * eventsPerRound) return
      onTaken = () => {}
      running = endServer(child, 'SIGKILL').then(start)
      killed.resolve()
    }
    await killed.promise
    await running
    await letTimePass(sql)
  }
  await changing
  const { lines } = await running
  await letTimePass(sql)
  const unsent = async () => (await sql`select from private.webhook_events where state <> 'sent'`).length
  await expect.poll(unsent, { timeout: 120_000, interval: 200 }).toBe(0)
  const noted = await sql<{ id: string; person_id: string }>`
    select id, person_id from private.webhook_events order by seq`
  await sql.end()

  expect(noted).toHaveLength(personCount * (1 + stages.length))
  const first = new Set(receiver.taken.map(({ id }) => id))
  expect([...first].toSorted()).toEqual(noted.map(({ id }) => id).toSorted())
  const repeated = receiver.taken.length - first.size
  expect(repeated).toBeLessThanOrEqual(kills)
  for (const person of new Set(noted.map((event) => event.person_id))) {
    const inOrder = noted.filter((event) => event.person_id === person).map(({ id }) => id)
    expect([...first].filter((id) => inOrder.includes(id))).toEqual(inOrder)
  }
  expect(lines.join('\n')).not.toMatch(/@|Person \d/)
}, 300_000)
