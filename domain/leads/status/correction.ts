import { isEmailAddress } from '#domain/people/contact/email.ts'
import { isPhoneNumber } from '#domain/people/contact/phone.ts'
import type { Correction } from './request-status.ts'

/** Name, phone and email in a form; empty where one is not given. */
export type CorrectionFields = { fullName: string; phone: string; email: string }

const names = ['fullName', 'phone', 'email'] as const

const isChanged = (stored: CorrectionFields, typed: CorrectionFields, name: (typeof names)[number]) =>
  typed[name].trim() !== stored[name].trim()

/** What cannot be sent; a field that was not changed is right as it is. */
export function correctionProblems(
  stored: CorrectionFields,
  typed: CorrectionFields,
): { isUnchanged: boolean } & Record<(typeof names)[number], boolean> {
  const wrong = {
    fullName: typed.fullName.trim() === '',
    phone: !isPhoneNumber(typed.phone.trim()),
    email: !isEmailAddress(typed.email.trim()),
  }
  const problem = (name: (typeof names)[number]) => isChanged(stored, typed, name) && wrong[name]
  return {
    isUnchanged: names.every((name) => !isChanged(stored, typed, name)),
    fullName: problem('fullName'),
    phone: problem('phone'),
    email: problem('email'),
  }
}

/** What was changed, as it is sent. */
export function correctionOf(stored: CorrectionFields, typed: CorrectionFields): Correction {
  return Object.fromEntries(
    names.filter((name) => isChanged(stored, typed, name)).map((name) => [name, typed[name].trim()]),
  )
}
