import { expect, test } from 'vitest'
import { emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { memoryStore } from '../../../tests/fixtures/device/memory-store.ts'
import { createFormDataStore } from './form-data.ts'

function device(entries: Record<string, string> = {}) {
  const store = memoryStore(entries)
  const read = (key: string): unknown => JSON.parse(store.getItem(key) ?? 'null')
  const forms = createFormDataStore({
    store,
    report: () => {},
    now: () => '2026-11-20T12:00:00.000Z',
    randomId: () => 'device-1',
  })
  return { store, read, forms }
}

test('[FORM-14] reset restores the defaults and clears the saved form data', () => {
  const { store, forms } = device()
  forms.change((form) => updatePrimaryPerson(form, { fullName: 'Maria Alvarez', selectedCoverage: 500_000 }))
  expect(store.getItem('formData')).not.toBeNull()
  forms.reset()
  expect(store.getItem('formData')).toBeNull()
  expect(primaryPerson(forms.snapshot().form)).toMatchObject({ fullName: '', selectedCoverage: 250_000 })
})

test('[FORM-15] the primary person is copied to the device profile once there is a name, e-mail or birth date', () => {
  const { read, forms } = device()
  forms.change((form) => updatePrimaryPerson(form, { residentState: 'OH', phone: '(937) 555-0118' }))
  expect(read('deviceProfile')).toBeNull()
  for (const [field, value] of [
    ['email', 'maria@example.com'],
    ['fullName', 'Maria Alvarez'],
    ['dateOfBirth', '1988-03-14'],
  ] as const) {
    const other = device()
    other.forms.change((form) => updatePrimaryPerson(form, { [field]: value, residentState: 'OH' }))
    expect(other.read('deviceProfile')).toMatchObject({ [field]: value, zipCode: 'OH', deviceId: 'device-1' })
  }
})

test('every listener hears of a change, and another tab is followed', () => {
  const { forms } = device()
  let calls = 0
  const stop = forms.subscribe(() => {
    calls += 1
  })
  forms.change((form) => updatePrimaryPerson(form, { fullName: 'Ana' }))
  const written = JSON.stringify(updatePrimaryPerson(forms.snapshot().form, { fullName: 'Luis' }))
  forms.follow({ key: 'formData', newValue: written })
  expect(primaryPerson(forms.snapshot().form).fullName).toBe('Luis')
  forms.follow({ key: 'something-else', newValue: 'x' })
  expect(calls).toBe(2)
  stop()
  forms.reset()
  expect(calls).toBe(2)
})

test('whose the answers are is marked without a word about them, and outlasts a new start', () => {
  const { store, read, forms } = device()
  forms.mark('user-1')
  expect(read('formData')).toMatchObject({ userId: 'user-1', isAuthenticated: true })
  expect(read('deviceProfile')).toBeNull()
  forms.change((form) => updatePrimaryPerson(form, { fullName: 'Ana' }))
  forms.reset()
  expect(primaryPerson(forms.snapshot().form).fullName).toBe('')
  expect(read('formData')).toMatchObject({ userId: 'user-1' })
  store.removeItem('formData')
  forms.reload()
  expect(forms.snapshot().form).toMatchObject({ isAuthenticated: false })
  expect(forms.snapshot().form.userId).toBeUndefined()
})

test('the profile’s time is the time of its last change, and never goes back behind the account’s', () => {
  const { store, read, forms } = device()
  forms.change((form) => updatePrimaryPerson(form, { fullName: 'Ana' }))
  const first = read('deviceProfile')
  forms.change((form) => updatePrimaryPerson(form, { selectedCompany: 'SBLI' }))
  expect(read('deviceProfile')).toEqual(first)
  const ahead = {
    ...emptyDeviceProfile(),
    syncedAt: '2027-01-01T00:00:00Z',
    updatedAt: '2027-01-01T00:00:00.1234+00:00',
  }
  store.setItem('deviceProfile', JSON.stringify(ahead))
  forms.change((form) => updatePrimaryPerson(form, { phone: '1' }))
  expect(read('deviceProfile')).toMatchObject({
    updatedAt: '2027-01-01T00:00:00.124Z',
    syncedAt: ahead.syncedAt,
  })
})

test('[U2] an answer that the profile has no field for has a time of its own, later than all before it', () => {
  const { store, read, forms } = device()
  forms.change((form) => updatePrimaryPerson(form, { fullName: 'Ana' }))
  const first = read('deviceProfile')
  forms.change((form) => updatePrimaryPerson(form, { selectedCoverage: 750_000 }))
  expect(read('deviceProfile')).toEqual(
    Object.assign({ answersChangedAt: '2026-11-20T12:00:00.000Z' }, first),
  )
  const answersInStep = { at: '2027-01-01T00:00:00Z', answers: { people: [] } }
  store.setItem('deviceProfile', JSON.stringify(Object.assign({ answersInStep }, first)))
  forms.change((form) => updatePrimaryPerson(form, { weightPounds: 140 }))
  const answersChangedAt = '2027-01-01T00:00:00.001Z'
  expect(read('deviceProfile')).toEqual(Object.assign({ answersInStep, answersChangedAt }, first))
})

test('what an account knows is taken over without counting as a change of this device', () => {
  const { read, forms } = device()
  const profile = { ...emptyDeviceProfile(), fullName: 'Ana', updatedAt: '2026-01-01T00:00:00Z' }
  let calls = 0
  forms.subscribe(() => {
    calls += 1
  })
  forms.fill((form) => updatePrimaryPerson(form, { fullName: 'Ana' }), profile)
  expect(read('deviceProfile')).toEqual(profile)
  expect(read('formData')).toMatchObject({ people: [{ fullName: 'Ana' }] })
  expect(calls).toBe(1)
})
