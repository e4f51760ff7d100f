import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '#app/fields/use-form.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useFormData, useReach } from '#app/state/device/form-data.ts'
import { toggled } from '#domain/cart/apply-wizard.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import { mostPlans } from '#domain/leads/most-plans.ts'
import { quoteEmailFrom, quoteEmailProblems } from '#domain/leads/submission/quote-email-from.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { Mailing } from './use-mailing.ts'

/** The answers of the e-mail form: the known address and every plan at first, and what a press on Send does. */
export function useEmailForm(items: readonly CartItem[], mailing: Mailing) {
  const { form } = useFormData()
  const { t, i18n } = useTranslation('cart')
  const { pathname } = useLocation()
  const reach = useReach()
  const person = primaryPerson(form)
  const [email, setEmail] = useState(person.email)
  const [ticked, setTicked] = useState<readonly string[]>(() => items.map(({ id }) => id))
  const [consent, setConsent] = useState(false)
  const [website, setWebsite] = useState('')

  const isTicked = ({ id }: CartItem) => ticked.includes(id)
  const chosen = items.filter(isTicked)
  const problems = quoteEmailProblems(email, chosen.length)
  const isSending = mailing.status === 'sending'

  function send() {
    const quote = quoteEmailFrom({
      email,
      fullName: person.fullName,
      items: chosen,
      reach,
      language: toLanguage(i18n.language),
      page: pathname,
      consent,
      consentVersion: consentVersions.emails,
      website,
    })
    mailing.mail(quote)
  }

  const { submit, field } = useForm({
    fields: ['email', 'plans'],
    read: () => ({ email, chosen }),
    isLive: true,
    validate() {
      const ofEmail = problems.find((problem) => problem === 'noEmail' || problem === 'wrongEmail')
      const ofPlans = problems.find((problem) => problem === 'noPlan' || problem === 'tooManyPlans')
      return {
        email: ofEmail && t(`email.problems.${ofEmail}`),
        plans: ofPlans && t(`email.problems.${ofPlans}`, { count: mostPlans.quoteEmail }),
      }
    },
    send,
    isBusy: isSending,
  })

  return {
    email,
    setEmail,
    isTicked,
    toggle: ({ id }: CartItem) => setTicked(toggled(ticked, id)),
    consent,
    setConsent,
    website,
    setWebsite,
    isSending,
    /** An address of the wrong form does not hold Send back: the press says so. */
    canSend: problems.every((problem) => problem === 'wrongEmail'),
    field,
    submit,
  }
}
