import { expect, test } from 'vitest'
import { stages } from '#domain/leads/desk/stages.ts'
import { settings } from '../../../tests/fixtures/settings/settings.ts'
import { correctionOf, correctionProblems } from './correction.ts'
import { documentsFor } from './documents.ts'
import { isErasedAtOnce, nextForRequest, type RequestStanding } from './next-for-request.ts'
import { isStatusToken, requestStatusRequestSchema } from './request-status.ts'

test('A token is 22 letters of base64url', () => {
  expect(isStatusToken('AbCdEfGhIjKlMnOpQr-_12')).toBe(true)
  for (const text of ['', 'x', 'AbCdEfGhIjKlMnOpQr-_1', 'AbCdEfGhIjKlMnOpQr-_1!'])
    expect(isStatusToken(text), text).toBe(false)
})

test('A change is one thing, and a correction says at least one', () => {
  const reads = (change: unknown) =>
    requestStatusRequestSchema.safeParse({ step: 'change', session: 's', change }).success
  for (const change of [
    { refuse: ['call'] },
    { correct: { phone: '(212) 555-0188' } },
    { document: 'photo_id', isReady: false },
    { erase: true },
    { end: true },
  ])
    expect(reads(change), JSON.stringify(change)).toBe(true)
  for (const change of [
    {},
    { refuse: [] },
    { correct: {} },
    { correct: { phone: '12' } },
    { correct: { fullName: 'A\r\nBcc: b@example.com' } },
    { correct: { email: 'no' } },
    { document: 'passwords', isReady: true },
    { erase: true, end: true },
    { erase: false },
  ])
    expect(reads(change), JSON.stringify(change)).toBe(false)
})

const stored = { fullName: 'Zoë Quimby', phone: '', email: 'zoe@quimby.example' }
const fine = { isUnchanged: false, fullName: false, phone: false, email: false }

test('Only what was changed is sent, and only that has to be right', () => {
  const typed = { ...stored, phone: ' (212) 555-0188 ' }
  expect(correctionProblems(stored, typed)).toEqual(fine)
  expect(correctionOf(stored, typed)).toEqual({ phone: '(212) 555-0188' })
})

test('Nothing changed, a name that is gone, half a number and half an address are told', () => {
  expect(correctionProblems(stored, { ...stored, fullName: ' Zoë Quimby ' })).toEqual({
    ...fine,
    isUnchanged: true,
  })
  expect(correctionProblems(stored, { fullName: ' ', phone: '12', email: 'zoe' })).toEqual({
    isUnchanged: false,
    fullName: true,
    phone: true,
    email: true,
  })
})

const term = { planType: 'term', coverage: 500_000 }
const funeral = { planType: 'final-expense', coverage: 15_000 }

const least = ['photo_id', 'social_security_number', 'beneficiaries', 'medications', 'bank_account']

test('a term plan needs proof of who one is, of doctors and policies, and no proof of income; final expense the least', () => {
  const [id, number, beneficiaries, medications, account] = least
  const ofTerm = [id, number, beneficiaries, 'doctors', medications, 'other_policies', account]
  expect(documentsFor('new', [term])).toEqual(ofTerm)
  // Who asked for a call alone has no plans yet.
  expect(documentsFor('contacted', [])).toEqual(ofTerm)
  expect(documentsFor('decided', [term])).toEqual(['delivery_receipt', 'bank_account', 'beneficiaries'])
  expect(documentsFor('applied', [funeral])).toEqual(least)
  expect(documentsFor('new', [funeral, term])).toContain('doctors')
})

test('a large amount, or a plan that saves, needs proof of income', () => {
  const needsIncome = (plan: object) => documentsFor('quoted', [{ ...term, ...plan }]).includes('income')
  expect(needsIncome({ coverage: 1_000_000 })).toBe(true)
  expect(needsIncome({ coverage: 999_999 })).toBe(false)
  for (const planType of ['iul', 'vul', 'gul']) expect(needsIncome({ planType })).toBe(true)
})

test('An exam is planned once there is an application; a decision needs a receipt; in the end nothing is needed', () => {
  for (const stage of stages) {
    const listed = documentsFor(stage, [term])
    expect(listed.includes('exam_times'), stage).toBe(stage === 'applied' || stage === 'underwriting')
    expect(listed.includes('delivery_receipt'), stage).toBe(stage === 'decided')
    expect(listed.length === 0, stage).toBe(stage === 'in_force' || stage === 'lost')
  }
})

const monday = new Date('2026-11-23T15:00:00Z')
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)
const standing: RequestStanding = {
  stage: 'new',
  waitingSince: undefined,
  askedAt: undefined,
  nextContactAt: undefined,
}

test('Whoever waits is promised an answer from when they asked, over a weekend as well, and told when it is late', () => {
  expect(nextForRequest({ ...standing, waitingSince: monday }, settings, later(1))).toEqual({
    is: 'answer',
    since: monday,
    isLate: false,
  })
  const isLate = (waitingSince: Date, now: Date) =>
    nextForRequest({ ...standing, waitingSince }, settings, now)
  expect(isLate(monday, later(80))).toMatchObject({ isLate: true })
  // Asked on Friday night: a day later nobody is late.
  expect(isLate(new Date('2026-11-28T03:00:00Z'), new Date('2026-11-29T15:00:00Z'))).toMatchObject({
    isLate: false,
  })
})

test('What was asked on the page counts before what waited, and both before what is planned', () => {
  const waiting = { ...standing, waitingSince: monday, nextContactAt: later(30) }
  const asked = { ...waiting, askedAt: later(2) }
  expect(nextForRequest(asked, settings, later(3))).toMatchObject({ since: later(2) })
  expect(nextForRequest(waiting, settings, later(3))).toMatchObject({ since: monday })
})

test('A planned contact is told while it is to come and something is to do', () => {
  const planned = { ...standing, stage: 'quoted', nextContactAt: later(30) } as const
  expect(nextForRequest(planned, settings, later(3))).toEqual({ is: 'planned', at: later(30) })
  expect(nextForRequest(planned, settings, later(31))).toEqual({ is: 'open' })
  for (const stage of ['lost', 'in_force'] as const)
    expect(nextForRequest({ ...planned, stage }, settings, later(3))).toEqual({ is: 'open' })
  expect(nextForRequest(standing, settings, later(3))).toEqual({ is: 'open' })
})

test('From an application on, only the agent deletes', () => {
  expect(stages.filter(isErasedAtOnce)).toEqual(['new', 'contacted', 'quoted', 'lost'])
})
