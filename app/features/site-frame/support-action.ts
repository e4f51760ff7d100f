import { phoneHref } from '#domain/people/contact/phone.ts'

export type SupportAction = { kind: 'show'; show: () => void } | { kind: 'dial'; href: string }

/** What the footer's Support does: calls the handler that was supplied, else dials the phone. */
export function supportAction(showSupport: (() => void) | undefined, phone: string): SupportAction {
  return showSupport ? { kind: 'show', show: showSupport } : { kind: 'dial', href: phoneHref(phone) }
}
