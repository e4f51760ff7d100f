import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '#server/database/queue/jobs.ts'
import type { AccountEmail } from '#server/mail/templates/accounts/account-email.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { follow } from '../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

/** Jobs that wait until they are asked for, as they do while a mail server is away. */
const waiting: { name: string; data: object }[] = []
const handlers = new Map<string, (data: unknown) => Promise<void>>()
const jobs: Jobs = {
  add: async (name, data) => void waiting.push({ name, data }),
  addOnce: async () => {},
  work: async (name, handler) => void handlers.set(name, handler),
  stop: async () => {},
}
const letters: AccountEmail[] = []
let isMailAway = false
/** What the mail server waits for before it says that it has a letter. */
let answered = Promise.resolve()

let at: TestBackend
beforeAll(async () => {
  const sendEmail = async (letter: AccountEmail) => {
    if (isMailAway) throw new Error('The mail server is away')
    letters.push(letter)
    await answered
  }
  at = await startTestBackend('external', { openJobs: async () => jobs, sendEmail })
})
afterAll(() => at.stop())
afterEach(() => {
  isMailAway = false
  letters.length = 0
  waiting.length = 0
})

/** Tries each job that waits; those that fail go on waiting. */
async function tryJobs(which: (index: number) => boolean = () => true) {
  const due = waiting.filter((_, index) => which(index))
  const failed: typeof waiting = []
  for (const job of due)
    await handlers
      .get(job.name)?.(job.data)
      .catch(() => failed.push(job))
  waiting.splice(0, waiting.length, ...waiting.filter((job) => !due.includes(job) || failed.includes(job)))
}
const sent = (kind: AccountEmail['kind']) => letters.filter((letter) => letter.kind === kind)

test('word of a new address goes to the old one, however late it is sent', async () => {
  const email = someone()
  const { client, userId } = await at.signUp(email)
  const next = someone()
  waiting.length = 0
  await client.auth.updateUser({ email: next })
  await tryJobs()
  const links = letters.map(({ link }) => new URL(link ?? ''))
  isMailAway = true
  for (const link of links) await follow(at, link)
  await tryJobs()
  isMailAway = false
  at.later(24 * 3_600_000)
  await tryJobs()
  expect(sent('email-changed')).toEqual([
    { kind: 'email-changed', to: email, language: 'en', newEmail: next },
  ])
  expect(waiting).toEqual([])
  expect(await at.sql`select from auth.one_time_tokens where user_id = ${userId}`).toEqual([])
})

test('word of a new password goes to the address that the account had then', async () => {
  const email = someone()
  const { client, userId } = await at.signUp(email)
  waiting.length = 0
  await client.auth.updateUser({ password: 'another password' })
  await at.sql`update auth.users set email = ${someone()} where id = ${userId}`
  await tryJobs()
  expect(sent('password-changed')).toEqual([{ kind: 'password-changed', to: email, language: 'en' }])
})

test('no job holds more than the id of what it is for', async () => {
  const { client } = await at.signUp(someone())
  const taken = someone()
  await at.signUp(taken)
  await client.auth.updateUser({ password: 'another password' })
  await client.auth.updateUser({ email: taken })
  await at.client().auth.signUp({ email: taken, password: 'another password' })
  expect(waiting.length).toBeGreaterThan(5)
  for (const { name, data } of waiting) {
    expect({ name, data }).toEqual({ name: 'account-letter', data: { request: expect.any(String) } })
  }
  await tryJobs()
  expect(sent('account-exists').map(({ to }) => to)).toEqual([taken, taken])
})

test('a letter that the mail server takes its time over goes once, though its job is given out again meanwhile', async () => {
  const gate = Promise.withResolvers<void>()
  const { client } = await at.signUp(someone())
  waiting.length = letters.length = 0
  await client.auth.reauthenticate()
  const [job] = waiting
  const work = handlers.get(job?.name ?? '')
  answered = gate.promise
  const first = work?.(job?.data)
  await expect.poll(() => letters.length).toBe(1)
  await expect(work?.(job?.data)).rejects.toMatchObject({ name: 'UnderWay' })
  gate.resolve()
  await first
  expect(letters).toHaveLength(1)
})
