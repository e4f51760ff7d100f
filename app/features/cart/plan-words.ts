import type { TFunction } from 'i18next'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { CartPerson } from '#domain/cart/people-of-cart.ts'
import { formatCoverage, formatYears } from '#domain/format/format.ts'
import { callNames } from '#domain/people/contact/call-names.ts'
import type { Language } from '#domain/site/language.ts'

type Words = TFunction<'cart'>

/** What tells a plan from others of its name: coverage and, where it has one, term. */
export function sizeOf(item: CartItem, language: Language): string[] {
  return [
    formatCoverage(item.coverage, language),
    ...(item.termYears === undefined ? [] : [formatYears(item.termYears, language)]),
  ]
}

/** Whose plan it is, for the heading over their plans: the name, or who they are to the visitor. */
export function nameOf(person: { personName: string; relationship: string }, t: Words): string {
  return person.personName || relationOf(person, t)
}

/** Who this person is to the visitor. */
export function relationOf({ relationship }: { relationship: string }, t: Words): string {
  return t(`relationships.${relationship}`, { defaultValue: relationship })
}

/** The carrier, and where several people are in the cart, whose plan it is. */
export function carrierFor(item: CartItem, people: readonly CartPerson[], t: Words): string {
  if (people.length < 2) return item.carrierName
  const named = people.map(({ personId, personName }) => ({ id: personId, fullName: personName }))
  const name = callNames(named).get(item.personId)
  return name
    ? t('carrierFor', { carrier: item.carrierName, name })
    : t('carrierOf', { carrier: item.carrierName, relation: relationOf(item, t) })
}
