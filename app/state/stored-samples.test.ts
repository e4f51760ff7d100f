import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedCart } from '#domain/storage/stored-cart.ts'
import { readDevicePlans, readDeviceProfile, storedDevicePlans } from '#domain/storage/stored-device.ts'
import { openBrowserPage } from '../../tests/fixtures/device/browser-storage.ts'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { corruptTexts, storedSamples } from '../../tests/fixtures/device/stored-samples.ts'

function openPage(texts: Readonly<Record<string, string>>) {
  openBrowserPage({ local: memoryStore(texts), session: memoryStore(texts) })
  vi.stubGlobal('document', { baseURI: 'https://agent.example/quote' })
}

/** What the open page reads under each key. */
const read = {
  formData: async () => (await import('#app/state/device/form-data.ts')).browserFormData().snapshot().form,
  deviceProfile: async () => {
    const { browserStore, reportStorage } = await import('./browser-store.ts')
    return readDeviceProfile(browserStore(), reportStorage)
  },
  devicePlans: async () => {
    const { browserStore, reportStorage } = await import('./browser-store.ts')
    return readDevicePlans(browserStore(), reportStorage)
  },
  cart: async () => (await import('#app/state/device/cart.ts')).cart.snapshot(),
  sentApplications: async () =>
    (await import('#app/state/device/sent-applications.ts')).sentApplications.snapshot(),
  instantQuote: async () => (await import('#app/state/tab/instant-draft.ts')).instantDraft.snapshot(),
  needs: async () => (await import('#app/state/tab/needs.ts')).needs.snapshot(),
  personDraft: async () => (await import('#app/state/tab/person-draft.ts')).personDraft.snapshot(),
  contactDraft: async () => (await import('#app/state/tab/contact-draft.ts')).contactDraft.snapshot(),
  handOvers: async () => (await import('#app/state/tab/attempts.ts')).attempts.snapshot(),
  requestSession: async () => (await import('#app/state/tab/request-session.ts')).requestSession.snapshot(),
  ownLink: async () => (await import('#app/state/carried/own-link.ts')).ownLink.snapshot(),
  chat: async () => (await import('#app/state/tab/chat.ts')).chat.snapshot(),
}

let said: string[]

beforeEach(() => {
  said = []
  vi.spyOn(console, 'info').mockImplementation((message: string) => void said.push(message))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the code reads of samples whose stored names are not its own (CART-08, PLANS-04), and of leads until 1.0. */
const asRead: Readonly<Record<string, unknown>> = {
  cart: [
    {
      id: 'a1b2c3d4-0000-4000-8000-000000000001',
      personId: 'primary',
      personName: 'Ana Rivera',
      relationship: 'Primary',
      carrierName: 'SBLI',
      planType: 'term',
      coverage: 500_000,
      monthlyPremium: 28.03,
      termYears: 30,
      quoteId: 'quote-1',
      applyProductCode: 'sealed-plan-1',
      productName: 'EasyTrak Digital Term',
      features: ['livingBenefits'],
      healthClass: 'Preferred',
      instantDecision: true,
      isSample: false,
    },
    {
      id: 'a1b2c3d4-0000-4000-8000-000000000002',
      personId: '5f0c8d2e-0f0e-4e0c-9d57-6f1e3a0c1b2d',
      personName: 'Luis Rivera',
      relationship: 'Spouse',
      carrierName: 'Transamerica',
      planType: 'whole',
      coverage: 50_000,
      monthlyPremium: 91.5,
      quoteId: 'sample-2',
      applyProductCode: '',
      productName: '',
      healthClass: 'Standard',
      instantDecision: false,
      isSample: true,
    },
  ],
  devicePlans: [
    {
      ...storedSamples.devicePlans[0],
      planDetails: {
        carrierName: 'SBLI',
        planType: 'term',
        coverage: 500_000,
        monthlyPremium: 28.03,
        termYears: 30,
        features: ['livingBenefits'],
        personName: 'Ana Rivera',
        relationship: 'Primary',
      },
    },
  ],
  sentApplications: [
    {
      ...storedSamples.sentApplications[0],
      plans: [
        {
          carrierName: 'SBLI',
          productName: 'EasyTrak Digital Term',
          planType: 'term',
          coverage: 500_000,
          monthlyPremium: 28.03,
          termYears: 30,
          personName: 'Ana Rivera',
          applyProductCode: 'sealed-plan-1',
          isSample: false,
        },
      ],
    },
  ],
}

const keys = [
  ...(['formData', 'deviceProfile', 'devicePlans', 'cart', 'sentApplications', 'instantQuote'] as const),
  ...(['needs', 'personDraft', 'contactDraft', 'handOvers', 'requestSession', 'ownLink', 'chat'] as const),
]

test('[DEVICE-11] what lies on devices is read whole, and nothing is said', async () => {
  openPage(Object.fromEntries(keys.map((key) => [key, JSON.stringify(storedSamples[key])])))
  for (const key of keys) expect(await read[key](), key).toStrictEqual(asRead[key] ?? storedSamples[key])
  expect(said).toEqual([])
})

test('[DEVICE-11] plans are stored again as they lay there', async () => {
  const { cart, devicePlans } = storedSamples
  openPage({ cart: JSON.stringify(cart), devicePlans: JSON.stringify(devicePlans) })
  expect(JSON.parse(storedCart.format(await read.cart()) ?? '')).toEqual(cart)
  expect(JSON.parse(storedDevicePlans.format(await read.devicePlans()) ?? '')).toEqual(devicePlans)
})

test('[DEVICE-11] answers from before a field was added are read whole, without that field', async () => {
  const { earlierFormData, earlierDeviceProfile } = storedSamples
  openPage({
    formData: JSON.stringify(earlierFormData),
    deviceProfile: JSON.stringify(earlierDeviceProfile),
  })
  expect(await read.formData()).toEqual(earlierFormData)
  expect(await read.deviceProfile()).toEqual(earlierDeviceProfile)
  expect(said).toEqual([])
})

test('[DEVICE-11] a field that this version does not know is passed over, and nothing is said', async () => {
  const [plan] = storedSamples.cart
  openPage({
    cart: JSON.stringify([{ ...plan, discount: 5 }]),
    chat: JSON.stringify({ ...storedSamples.chat, topic: 'term' }),
  })
  const cart = await read.cart()
  expect(cart).toMatchObject([{ id: plan.id, carrierName: 'SBLI' }])
  expect(cart[0]).not.toHaveProperty('discount')
  expect(await read.chat()).toEqual(storedSamples.chat)
  expect(said).toEqual([])
})

test('[DEVICE-11] [ERROR-18] what is corrupt reads as a first visit, and is told of in one line without its words', async () => {
  openPage({})
  const first = new Map<string, unknown>()
  for (const key of keys) first.set(key, await read[key]())
  expect(said).toEqual([])
  for (const text of [...corruptTexts, undefined]) {
    const textOf = (key: (typeof keys)[number]) => text ?? (Array.isArray(storedSamples[key]) ? '{}' : '[]')
    openPage(Object.fromEntries(keys.map((key) => [key, textOf(key)])))
    for (const key of keys) {
      said = []
      expect(await read[key](), `${key}: ${text}`).toEqual(first.get(key))
      expect(said, `${key}: ${text}`).toEqual([expect.not.stringContaining('Ana')])
    }
  }
})
