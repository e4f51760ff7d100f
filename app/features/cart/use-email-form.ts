import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const reach = useReach()
  const person = primaryPerson(form)
  const [email, setEmail] = useState(person.email)
  const [ticked, setTicked] = useState<readonly string[]>(() => items.map(({ id }) => id))
  const [consent, setConsent] = useState(false)
  const [website, setWebsite] = useState('')
  const [isTold, setTold] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)

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

  return {
    email,
    setEmail,
    emailInput,
    isTicked,
    toggle: ({ id }: CartItem) => setTicked(toggled(ticked, id)),
    consent,
    setConsent,
    website,
    setWebsite,
    isSending,
    /** An address of the wrong form does not hold Send back: the press says so. */
    canSend: problems.every((problem) => problem === 'wrongEmail'),
    emailProblem: isTold
      ? problems.find((problem) => problem === 'noEmail' || problem === 'wrongEmail')
      : undefined,
    plansProblem: isTold
      ? problems.find((problem) => problem === 'noPlan' || problem === 'tooManyPlans')
      : undefined,
    mostPlans: mostPlans.quoteEmail,
    submit(event: FormEvent) {
      event.preventDefault()
      if (isSending) return
      setTold(problems.length > 0)
      if (problems.includes('noEmail') || problems.includes('wrongEmail')) emailInput.current?.focus()
      if (problems.length === 0) send()
    },
  }
}
