import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedCart } from '#domain/storage/stored-cart.ts'
import { storedDevicePlans } from '#domain/storage/stored-device.ts'
import { openBrowserPage } from '../../tests/fixtures/device/browser-storage.ts'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { corruptTexts, storedSamples } from '../../tests/fixtures/device/stored-samples.ts'

const backend = { supabaseUrl: '/', supabaseKey: 'k' }

/** What a page reads of a browser in which these texts lie. */
async function page(texts: Readonly<Record<string, string>>) {
  openBrowserPage({ local: memoryStore(texts), session: memoryStore(texts) })
  vi.stubGlobal('document', { baseURI: 'https://agent.example/quote' })
  const [{ browserStore, reportStorage }, forms, device, { cart }, { sentApplications }, { instantDraft }] =
    await Promise.all([
      import('./browser-store.ts'),
      import('#app/state/device/form-data.ts'),
      import('#domain/storage/stored-device.ts'),
      import('#app/state/device/cart.ts'),
      import('#app/state/device/sent-applications.ts'),
      import('#app/state/tab/instant-draft.ts'),
    ])
  const [
    { needs },
    { personDraft },
    { contactDraft },
    { attempts },
    { chat },
    { storedUser },
    session,
    { requestSession },
    { ownLink },
  ] = await Promise.all([
    import('#app/state/tab/needs.ts'),
    import('#app/state/tab/person-draft.ts'),
    import('#app/state/tab/contact-draft.ts'),
    import('#app/state/tab/attempts.ts'),
    import('#app/state/tab/chat.ts'),
    import('#app/state/session/stored-session.ts'),
    import('#app/state/session/stored-session.ts'),
    import('#app/state/tab/request-session.ts'),
    import('#app/state/carried/own-link.ts'),
  ])
  return {
    formData: () => forms.browserFormData().snapshot().form,
    deviceProfile: () => device.readDeviceProfile(browserStore(), reportStorage),
    devicePlans: () => device.readDevicePlans(browserStore(), reportStorage),
    cart: cart.snapshot,
    sentApplications: sentApplications.snapshot,
    instantQuote: instantDraft.snapshot,
    needs: needs.snapshot,
    personDraft: personDraft.snapshot,
    contactDraft: contactDraft.snapshot,
    handOvers: attempts.snapshot,
    requestSession: requestSession.snapshot,
    ownLink: ownLink.snapshot,
    chat: chat.snapshot,
    user: () => storedUser(backend),
    hasSession: () => session.hasStoredSession(backend),
  }
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
  'requestSession',
  'ownLink',
  'chat',
] as const

test.each(keys)(
  '[DEVICE-11] what lies on devices under %s is read whole, and nothing is said',
  async (key) => {
    const read = await page({ [key]: JSON.stringify(storedSamples[key]) })
    expect(read[key]()).toStrictEqual(asRead[key] ?? storedSamples[key])
    expect(said).toEqual([])
  },
)

test('[DEVICE-11] plans are stored again as they lay there', async () => {
  const { cart, devicePlans } = storedSamples
  const read = await page({ cart: JSON.stringify(cart), devicePlans: JSON.stringify(devicePlans) })
  expect(JSON.parse(storedCart.format(read.cart()) ?? '')).toEqual(cart)
  expect(JSON.parse(storedDevicePlans.format(read.devicePlans()) ?? '')).toEqual(devicePlans)
})

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
  expect(read.cart()).toMatchObject([{ id: plan.id, carrierName: 'SBLI' }])
  expect(read.cart()[0]).not.toHaveProperty('discount')
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
