import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailQuote } from '#app/backend/lead-functions.ts'
import { useForm } from '#app/fields/use-form.ts'
import { useSubmission } from '#app/leads/use-submission.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData, useReach } from '#app/state/device/form-data.ts'
import { toggled } from '#domain/cart/apply-wizard.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import type { LeadAnswer } from '#domain/leads/lead.ts'
import { quoteEmailFrom, quoteEmailIssues } from '#domain/leads/submission/quote-email-from.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'
import { toLanguage } from '#domain/site/language.ts'

type Quote = ReturnType<typeof quoteEmailFrom>

/** How many plans go where. */
export interface SentQuote {
  email: string
  count: number
}

/** Hands a quote over to be mailed; `sent` stands once it is stored, also where the cart was closed meanwhile. */
export function useMailing() {
  const site = useSite()
  const { status, submit, reset } = useSubmission<Quote, LeadAnswer>((quote) => emailQuote(site, quote))
  const [sent, setSent] = useState<SentQuote>()

  async function mail(quote: Quote) {
    if (await submit(quote)) setSent({ email: quote.email, count: quote.plans.length })
  }

  return {
    status,
    sent,
    mail: (quote: Quote) => void mail(quote),
    reset() {
      setSent(undefined)
      reset()
    },
  }
}

export type Mailing = ReturnType<typeof useMailing>

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
  const issues = quoteEmailIssues(email, chosen.length)
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
    validate: () => messagesByField(issues, ({ code, values }) => t(`email.problems.${code}`, { ...values })),
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
    canSend: issues.every(({ code }) => code === 'wrongEmail'),
    field,
    submit,
  }
}
