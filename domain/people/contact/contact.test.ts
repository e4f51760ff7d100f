import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { newAddedPerson } from '#domain/people/people.ts'
import { emailAddresses, notEmailAddresses } from '../../../tests/fixtures/leads/email-addresses.ts'
import { callNames } from './call-names.ts'
import { withContact } from './contact.ts'
import { isEmailAddress } from './email.ts'
import { countDigits, formatPhoneInput, phoneDigits, phoneHref } from './phone.ts'
import { unbrokenPhone } from './unbroken-phone.ts'

test('people go by their first names, and by all their names where two share the first', () => {
  const people = ['Maria Alvarez', ' Luis  Alvarez', 'Luis Alvarez Jr.', ''].map((fullName, index) => ({
    ...newAddedPerson(`p${index}`, 'Child'),
    fullName,
  }))
  expect([...callNames(people).values()]).toEqual(['Maria', 'Luis  Alvarez', 'Luis Alvarez Jr.', ''])
})

const form = updatePrimaryPerson(newFormData(), { email: 'ana@example.com', phone: '(305) 555-0142' })

test('an added person without an e-mail or phone is quoted with those of the primary one', () => {
  const spouse = newAddedPerson('p2', 'Spouse')
  expect(withContact(form, spouse)).toEqual({
    ...spouse,
    email: 'ana@example.com',
    phone: '(305) 555-0142',
  })
  const own = { ...spouse, email: 'luis@example.com', phone: ' ' }
  expect(withContact(form, own)).toMatchObject({ email: 'luis@example.com', phone: '(305) 555-0142' })
})

test.each(emailAddresses)('[U17] [D13] %j is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test('[U17] an address has 254 letters at most', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(60)}.${'d'.repeat(60)}.comms`
  expect(longest).toHaveLength(254)
  expect(isEmailAddress(longest)).toBe(true)
  expect(isEmailAddress(`a${longest}`)).toBe(false)
})

test.each(notEmailAddresses)('[U17] [D13] %j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test.each([
  ['', ''],
  ['3', '(3'],
  ['305', '(305'],
  ['3055', '(305) 5'],
  ['3055550', '(305) 555-0'],
  ['305.555.0142', '(305) 555-0142'],
  ['30a5', '(305'],
  // Autofill and paste with the country code.
  ['13055550142', '(305) 555-0142'],
  // Typed one digit after the other, a leading 1 goes as soon as the number is whole.
  ['1305555014', '(130) 555-5014'],
  ['(130) 555-50142', '(305) 555-0142'],
  // Beyond ten digits nothing more is taken.
  ['30555501429', '(305) 555-0142'],
])('[QUEST-43] Phone input %j shows %j', (typed, shown) => {
  expect(formatPhoneInput(typed)).toBe(shown)
})

test('[QUEST-43] Any text keeps only its digits, and formatting again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = formatPhoneInput(text)
      expect(shown).toMatch(/^$|^\(\d{1,3}$|^\(\d{3}\) \d{1,3}$|^\(\d{3}\) \d{3}-\d{1,4}$/)
      expect(formatPhoneInput(shown)).toBe(shown)
    }),
  )
})

test('[QUEST-43] Typing digit by digit and deleting from the end never sticks', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (number) => {
      const typed = [...number].reduce((shown, digit) => formatPhoneInput(shown + digit), '')
      expect(countDigits(typed)).toBe(10)
      let shown = typed
      for (let presses = 0; presses < 20 && shown !== ''; presses += 1) {
        const shorter = formatPhoneInput(shown.slice(0, -1))
        expect(shorter.length).toBeLessThan(shown.length)
        shown = shorter
      }
      expect(shown).toBe('')
    }),
  )
})

test('[CALLS-22] A phone as digits drops everything else, and the country code', () => {
  expect(phoneDigits('+1 (305) 555-0142')).toBe('3055550142')
  expect(phoneDigits('no digits')).toBe('')
})

test.each([
  [unbrokenPhone('(800) 555-0142'), 'tel:+18005550142'],
  ['1-800-555-0142', 'tel:+18005550142'],
  ['(614) 555-0171 x 12', 'tel:+16145550171;ext=12'],
])('%s is dialled as %s', (phone, href) => expect(phoneHref(phone)).toBe(href))

test('no line ends within a number', () => {
  expect(unbrokenPhone('(800) 555-0142')).toBe('(800)\u00a0555-0142')
})
