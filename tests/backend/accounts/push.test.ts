import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readAnswersRow } from '#app/state/sync/account-answers.ts'
import { readProfile } from '#app/state/sync/profile.ts'
import { type AnswerPusher, pushAnswers } from '#app/state/sync/push-answers.ts'
import { syncDevice } from '#app/state/sync/sync-device.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { type TestDevice, testDevice } from '../../fixtures/device/account-device.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { failingAt, recorded, whileReading } from '../fixtures/wrapped-client.ts'

const plainSignIn = { savesSelections: false }

/** Answers of a signed-in visitor on their way to the account; `rest` lets the pause after the last one end. */
function pushing(client: SupabaseClient, device: TestDevice): AnswerPusher & { rest: () => Promise<void> } {
  const waiting = new Set<() => void>()
  const pusher = pushAnswers({
    client,
    device,
    later(work) {
      waiting.add(work)
      return () => waiting.delete(work)
    },
    sync: () => syncDevice(client, device, plainSignIn),
  })
  return { ...pusher, rest: async () => (waiting.size > 0 ? pusher.flush() : undefined) }
}

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

async function signedIn() {
  const { client: plain, userId } = await at.signUp(`${crypto.randomUUID()}@example.com`)
  const device = testDevice('2026-01-01T00:00:00.000Z')
  device.answer({ fullName: 'Ana Rivera', email: 'ana@example.com', medications: ['Albuterol'] })
  await syncDevice(plain, device, plainSignIn)
  const { client, calls } = recorded(plain)
  return { plain, client, calls, userId, device, ...pushing(client, device) }
}

test('[CALLS-03] after a pause the changed columns go out in one update, even from a clock that is behind', async () => {
  const { client, calls, userId, device, rest } = await signedIn()
  device.answer({ phone: '(305' })
  device.answer({ phone: '(305) 555-0142' })
  device.answer({ residentState: 'FL' })
  expect(calls).toEqual([])
  await rest()
  expect(calls).toMatchObject([{ name: 'PATCH profiles', body: { phone: '(305) 555-0142', zip_code: 'FL' } }])
  expect(calls[0]?.query).toContain(`id=eq.${userId}`)
  expect(await readProfile(client)).toMatchObject({ full_name: 'Ana Rivera', phone: '(305) 555-0142' })
  await rest()
  expect(calls.filter(({ name }) => name === 'PATCH profiles')).toHaveLength(1)
})

test('a choice of a plan is no answer, and answers of nobody are not sent', async () => {
  const { calls, device, flush } = await signedIn()
  device.answer({ selectedCompany: 'SBLI', selectedMonthlyPrice: 28.03 })
  await flush()
  device.forget()
  device.answer({ fullName: 'Somebody else' })
  await flush()
  expect(calls).toEqual([])
})

test('a list can be emptied; a new start empties nothing in the account', async () => {
  const { client, device, rest } = await signedIn()
  device.answer({ medications: [] })
  await rest()
  expect((await readProfile(client))?.medications).toEqual([])
  device.answer({ medications: ['Metformin'], phone: '(305) 555-0142' })
  await rest()
  device.forms.reset()
  device.answer({ residentState: 'TX' })
  await rest()
  expect(await readProfile(client)).toMatchObject({
    full_name: 'Ana Rivera',
    phone: '(305) 555-0142',
    medications: ['Metformin'],
    zip_code: 'TX',
  })
  expect(primaryPerson(device.forms.snapshot().form)).toMatchObject({ fullName: '', residentState: 'TX' })
})

test('what another device changed meanwhile stays, and is taken over here', async () => {
  const { plain, client, userId, device, rest } = await signedIn()
  await plain.from('profiles').update({ email: 'new@example.com', phone: '(212) 555-0100' }).eq('id', userId)
  device.answer({ residentState: 'FL' }, '2020-01-01T00:00:00.000Z')
  await rest()
  expect(await readProfile(client)).toMatchObject({
    email: 'new@example.com',
    phone: '(212) 555-0100',
    zip_code: 'FL',
  })
  expect(primaryPerson(device.forms.snapshot().form).phone).toBe('(212) 555-0100')
})

test('what is typed while the start of it is still on its way goes out after it, and counts', async () => {
  const { plain, device } = await signedIn()
  device.answer({ weightPounds: 140 })
  await syncDevice(plain, device, plainSignIn)
  let typed: Promise<void> | undefined
  const slow = whileReading(
    plain,
    async () => {
      device.answer({ phone: '(305) 555-0142', weightPounds: 151 }, '2020-01-01T00:00:00.000Z')
      typed = rest()
      // Time enough for whatever would be sent at once.
      await readProfile(plain)
    },
    'PATCH profiles',
  )
  const { client, calls } = recorded(slow)
  const { rest } = pushing(client, device)
  device.answer({ phone: '(305', weightPounds: 15 })
  await rest()
  await typed
  expect(calls.map(({ name }) => name)).not.toContain('GET profiles')
  expect((await readProfile(plain))?.phone).toBe('(305) 555-0142')
  expect((await readAnswersRow(plain))?.answers).toMatchObject({ people: [{ weight: 151 }] })
  expect(primaryPerson(device.forms.snapshot().form)).toMatchObject({
    phone: '(305) 555-0142',
    weightPounds: 151,
  })
})

test('[ERROR-14] a failure is logged, with no word of the answers, and the next sync makes up for it', async () => {
  const { plain, device } = await signedIn()
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  const { rest } = pushing(failingAt(plain, 'PATCH profiles'), device)
  device.answer({ phone: '(305) 555-0142' })
  await rest()
  expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/^The answers could not be saved.*XX000$/)])
  log.mockRestore()
  await syncDevice(plain, device, plainSignIn)
  expect((await readProfile(plain))?.phone).toBe('(305) 555-0142')
})
