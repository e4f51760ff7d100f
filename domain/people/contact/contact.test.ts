import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { newAddedPerson } from '#domain/people/people.ts'
import { withContact } from './contact.ts'

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
