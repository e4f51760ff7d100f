import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeyValueStore } from '#domain/storage/key-value-store.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { corruptTexts, storedSamples } from '../../tests/fixtures/stored-samples.ts'

const backend = { supabaseUrl: '/', supabaseKey: 'k' }

/** What a page reads of a browser in which these texts lie. */
async function page(texts: Readonly<Record<string, string>>) {
  const local = memoryStore(texts)
  vi.stubGlobal('window', {
    localStorage: local,
    sessionStorage: memoryStore(texts),
    addEventListener: () => {},
  })
  vi.stubGlobal('document', { baseURI: 'https://agent.example/quote' })
  const [{ browserStore, tabStore, reportStorage }, forms, cart, device, lists, instant, needs, person] =
    await Promise.all([
      import('./browser-store.ts'),
      import('./form-data-store.ts'),
      import('#domain/storage/stored-cart.ts'),
      import('#domain/storage/stored-device.ts'),
      import('#domain/storage/stored-list.ts'),
      import('#domain/storage/stored-instant-quote.ts'),
      import('#domain/storage/stored-needs.ts'),
      import('#domain/storage/stored-person-draft.ts'),
    ])
  const [contact, attempts, chat, { sentApplicationSchema }, { storedUser }, { hasStoredSession }] =
    await Promise.all([
      import('#domain/storage/stored-contact-draft.ts'),
      import('#domain/storage/stored-attempts.ts'),
      import('#domain/storage/stored-chat.ts'),
      import('#domain/leads/sent-application.ts'),
      import('#app/account/stored-user.ts'),
      import('#app/account/stored-session.ts'),
    ])
  const from = <Value>(
    store: () => KeyValueStore,
    read: (store: KeyValueStore, report: (message: string) => void) => Value,
  ): Value => read(store(), reportStorage)
  return {
    formData: () => forms.browserFormData().snapshot().form,
    deviceProfile: () => from(browserStore, device.readDeviceProfile),
    devicePlans: () => from(browserStore, device.readDevicePlans),
    cart: () => from(browserStore, cart.readCart),
    sentApplications: () =>
      lists.readList(
        browserStore(),
        { key: 'sentApplications', element: sentApplicationSchema, what: 'sent applications' },
        reportStorage,
      ),
    instantQuote: () => from(tabStore, instant.readInstantQuote),
    needs: () => from(tabStore, needs.readNeeds),
    personDraft: () => from(tabStore, person.readPersonDraft),
    contactDraft: () => from(tabStore, contact.readContactDraft),
    handOvers: () => from(tabStore, attempts.readAttempts),
    chat: () => from(tabStore, chat.readChat),
    user: () => storedUser(backend),
    hasSession: () => hasStoredSession(backend),
  }
}

let said: string[]

beforeEach(() => {
  said = []
  vi.resetModules()
  vi.spyOn(console, 'info').mockImplementation((message: string) => void said.push(message))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const keys = [
  'formData',
  'deviceProfile',
  'devicePlans',
  'cart',
  'sentApplications',
  'instantQuote',
  'needs',
  'personDraft',
  'contactDraft',
  'handOvers',
  'chat',
] as const

test.each(keys)(
  '[DEVICE-11] what lies on devices under %s is read whole, and nothing is said',
  async (key) => {
    const read = await page({ [key]: JSON.stringify(storedSamples[key]) })
    expect(read[key]()).toEqual(storedSamples[key])
    expect(said).toEqual([])
  },
)

test('[DEVICE-11] answers from before a field was added are read whole, without that field', async () => {
  const { earlierFormData, earlierDeviceProfile } = storedSamples
  const read = await page({
    formData: JSON.stringify(earlierFormData),
    deviceProfile: JSON.stringify(earlierDeviceProfile),
  })
  expect(read.formData()).toEqual(earlierFormData)
  expect(read.deviceProfile()).toEqual(earlierDeviceProfile)
  expect(said).toEqual([])
})

test('[DEVICE-11] a field that this version does not know is passed over, and nothing is said', async () => {
  const [plan] = storedSamples.cart
  const read = await page({
    cart: JSON.stringify([{ ...plan, discount: 5 }]),
    chat: JSON.stringify({ ...storedSamples.chat, topic: 'term' }),
  })
  expect(read.cart()).toEqual([plan])
  expect(read.chat()).toEqual(storedSamples.chat)
  expect(said).toEqual([])
})

test.each(keys)(
  '[DEVICE-11] [ERROR-18] nothing, and what is corrupt, reads as a first visit under %s',
  async (key) => {
    const none = (await page({}))[key]()
    expect(said).toEqual([])
    const kinds = Array.isArray(storedSamples[key]) ? '{}' : '[]'
    for (const text of [...corruptTexts, kinds]) {
      vi.resetModules()
      said = []
      expect((await page({ [key]: text }))[key](), text).toEqual(none)
      expect(said, text).toHaveLength(1)
      expect(said.join()).not.toContain('Ana')
    }
  },
)

test('a session that the accounts’ client stored is known without the client', async () => {
  const read = await page({ 'sb-agent-auth-token': JSON.stringify(storedSamples.session) })
  expect(read.hasSession()).toBe(true)
  const { id, email } = storedSamples.session.user
  expect(read.user()).toEqual({ userId: id, email })
})
