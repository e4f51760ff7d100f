import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { cartItem as item } from '../../tests/fixtures/cart-item.ts'
import { mergeFromOtherTab } from './other-tab.ts'

const silent = () => {}
const here = { form: updatePrimaryPerson(newFormData(), { fullName: 'Ana' }), cart: [item], open: true }
const there = updatePrimaryPerson(newFormData(), { fullName: 'Ana Rivera', residentState: 'FL' })

test('What another tab wrote last is taken over, key by key', () => {
  const form = mergeFromOtherTab(here, { key: 'formData', newValue: JSON.stringify(there) }, silent)
  expect(form).toEqual({ ...here, form: there })
  const cart = mergeFromOtherTab(here, { key: 'cart', newValue: '[]' }, silent)
  expect(cart).toEqual({ ...here, cart: [] })
})

test('A removed key is a reset here too, and a cleared storage resets both', () => {
  expect(mergeFromOtherTab(here, { key: 'formData', newValue: null }, silent).form).toEqual(newFormData())
  expect(mergeFromOtherTab(here, { key: 'cart', newValue: null }, silent).cart).toEqual([])
  expect(mergeFromOtherTab(here, { key: null, newValue: null }, silent)).toEqual({
    form: newFormData(),
    cart: [],
    open: true,
  })
})

test('Unreadable text of another tab changes nothing and is reported without its contents', () => {
  const reports: string[] = []
  const change = { key: 'formData', newValue: '{"fullName":"Ana' }
  expect(mergeFromOtherTab(here, change, (message) => reports.push(message))).toBe(here)
  expect(reports).toEqual(['Another tab wrote something unreadable, which was ignored'])
})

test('Keys that are not shared, and strangers’ keys, change nothing', () => {
  const reports: string[] = []
  for (const key of ['i18nextLng', 'deviceProfile', 'sb-auth']) {
    expect(mergeFromOtherTab(here, { key, newValue: 'es' }, (message) => reports.push(message))).toBe(here)
  }
  expect(reports).toEqual([])
})

test('Who is signed in stays as this tab knows it', () => {
  const signedIn = { ...here, form: { ...here.form, userId: 'user-1', isAuthenticated: true } }
  const merged = mergeFromOtherTab(signedIn, { key: 'formData', newValue: JSON.stringify(there) }, silent)
  expect(merged.form).toMatchObject({ userId: 'user-1', isAuthenticated: true })
  const signedOut = mergeFromOtherTab(
    here,
    { key: 'formData', newValue: JSON.stringify({ ...there, userId: 'user-1', isAuthenticated: true }) },
    silent,
  )
  expect(signedOut.form.isAuthenticated).toBe(false)
  expect(signedOut.form.userId).toBeUndefined()
})

test('Whatever another tab writes, this one goes on', () => {
  const key = fc.option(fc.constantFrom('formData', 'cart', 'devicePlans'))
  fc.assert(
    fc.property(key, fc.option(fc.oneof(fc.string(), fc.json())), (changed, newValue) => {
      const merged = mergeFromOtherTab(here, { key: changed, newValue }, silent)
      expect(merged.form.people.length).toBeGreaterThan(0)
      expect(Array.isArray(merged.cart)).toBe(true)
    }),
  )
})
