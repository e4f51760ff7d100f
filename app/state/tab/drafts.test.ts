import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContactDraft } from '#domain/leads/submission/contact-draft.ts'
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { newPersonDraft } from '#domain/people/person-draft.ts'
import { openBrowserPage } from '../../../tests/fixtures/device/browser-storage.ts'
import { memoryStore } from '../../../tests/fixtures/device/memory-store.ts'

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The tab as its page finds it after a load: the same storage, nothing else. */
async function open(session = memoryStore()) {
  openBrowserPage({ session })
  const [{ contactDraft }, { needs, resetNeeds }, { personDraft }, { instantDraft, resetInstantDraft }] =
    await Promise.all([
      import('./contact-draft.ts'),
      import('./needs.ts'),
      import('./person-draft.ts'),
      import('./instant-draft.ts'),
    ])
  return { session, contactDraft, needs, resetNeeds, personDraft, instantDraft, resetInstantDraft }
}

test('what is typed to be called is kept at once, comes back after a reload and is forgotten once it is sent', async () => {
  const { session, contactDraft } = await open()
  contactDraft.change({ fullName: 'Ana' })
  contactDraft.change({ phone: '(305', bestTimes: ['midday'] })
  const reloaded = (await open(session)).contactDraft
  expect(reloaded.snapshot()).toEqual({ fullName: 'Ana', phone: '(305', bestTimes: ['midday'] })
  reloaded.forget()
  expect(session.getItem('contactDraft')).toBeNull()
  expect(reloaded.snapshot()).toEqual(emptyContactDraft)
})

test('what is typed about needs is kept as it was typed, also what is no number, until a visitor starts over', async () => {
  const { session, needs } = await open()
  needs.change('yearlyIncome', '60,00')
  needs.change('yearlyIncome', '60,000')
  needs.change('mortgage', 'ask Luis')
  const reloaded = await open(session)
  expect(reloaded.needs.snapshot()).toEqual({
    ...startingNeedsAnswers,
    yearlyIncome: '60,000',
    mortgage: 'ask Luis',
  })
  reloaded.resetNeeds()
  expect(session.getItem('needs')).toBeNull()
  expect(reloaded.needs.snapshot()).toEqual(startingNeedsAnswers)
})

test('what is typed about a person survives a reload and the closing of the form', async () => {
  const { session, personDraft } = await open()
  personDraft.change((draft) => ({ ...draft, fullName: 'nobody is being typed' }))
  expect(personDraft.snapshot()).toBeUndefined()
  personDraft.set({ draft: newPersonDraft('p2', 'OH'), isOpen: true })
  personDraft.change((draft) => ({ ...draft, fullName: 'Lu' }))
  const reloaded = (await open(session)).personDraft
  expect(reloaded.snapshot()).toEqual({
    draft: { ...newPersonDraft('p2', 'OH'), fullName: 'Lu' },
    isOpen: true,
  })
  reloaded.close()
  expect(reloaded.snapshot()).toMatchObject({ draft: { fullName: 'Lu' }, isOpen: false })
  reloaded.set(undefined)
  expect(session.getItem('personDraft')).toBeNull()
})

test('the instant quote’s answers come back as they were, an emptied field included', async () => {
  const { session, instantDraft } = await open()
  expect(instantDraft.snapshot()).toBeUndefined()
  const draft = { deathBenefit: null, paidUpPeriod: '10-Pay' as const, over: { deathBenefit: 750_000 } }
  instantDraft.set(draft)
  const reloaded = await open(session)
  expect(reloaded.instantDraft.snapshot()).toEqual(draft)
  reloaded.resetInstantDraft()
  expect(session.getItem('instantQuote')).toBeNull()
})

test('of half corrupt drafts the right fields stay, and the others start again', async () => {
  const { contactDraft, needs, personDraft, instantDraft } = await open(
    memoryStore({
      contactDraft: '{"fullName":"Ana","phone":5,"bestTimes":["night","morning"]}',
      needs: JSON.stringify({ yearlyIncome: '60,000', mortgage: 5, debts: 'x'.repeat(41) }),
      personDraft: '{"isOpen":"yes","draft":{"personId":"p2","fullName":"Luis","smoker":7}}',
      instantQuote:
        '{"dateOfBirth":"1988-03-14","productType":"UL","deathBenefit":"5","termDuration":12,"over":{"shoeSize":9},"statedAge":41}',
    }),
  )
  expect(contactDraft.snapshot()).toEqual({ fullName: 'Ana', bestTimes: ['morning'] })
  expect(needs.snapshot()).toEqual({ ...startingNeedsAnswers, yearlyIncome: '60,000' })
  expect(personDraft.snapshot()).toEqual({
    draft: { ...newPersonDraft('p2', ''), fullName: 'Luis' },
    isOpen: false,
  })
  expect(instantDraft.snapshot()).toEqual({ dateOfBirth: '1988-03-14', statedAge: 41 })
})

test.each(['{}', '{"draft":{"personId":""}}'])(
  'a half-typed person without an id (%s) is nobody',
  async (text) => {
    const { personDraft } = await open(memoryStore({ personDraft: text }))
    expect(personDraft.snapshot()).toBeUndefined()
  },
)
