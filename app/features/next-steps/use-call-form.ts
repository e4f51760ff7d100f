import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestCall } from '#app/backend/lead-functions.ts'
import { localTimeZone } from '#app/browser/clock.ts'
import { useHandOver } from '#app/leads/use-hand-over.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useCart } from '#app/state/device/cart.ts'
import { useFormData, useReach } from '#app/state/device/form-data.ts'
import { useContactDraft } from '#app/state/tab/contact-draft.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import {
  type CallContent,
  callProblems,
  callRequestFrom,
  sharedAnswers,
} from '#domain/leads/submission/call-request-from.ts'
import { contactFields } from '#domain/leads/submission/contact-draft.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { callKind, callPlans } from './call-kind.ts'

/** The ticks of the form. They are not kept over a reload: each is an agreement to what stands on screen. */
export type CallTicks = { share: boolean; consent: boolean }

const unticked: CallTicks = { share: false, consent: false }

/** The form that asks for a call: what stands in it, what is wrong with it, and the way to send it. */
export function useCallForm(onStored: (call: CallContent) => void) {
  const site = useSite()
  const { state } = useLocation()
  const { i18n } = useTranslation()
  const { form, isRestored } = useFormData()
  const { items: cart } = useCart()
  const { draft, change, forget } = useContactDraft()
  const reach = useReach()
  const [ticks, setTicks] = useState(unticked)
  const [website, setWebsite] = useState('')
  /** Counts the refused presses, so that each one shows what is wrong anew. */
  const [refused, setRefused] = useState(0)
  const { status, handOver } = useHandOver<CallContent>((call) => requestCall(site, call))
  const fields = contactFields(draft, form)
  const problems = callProblems(fields)
  const isValid = Object.keys(problems).length === 0
  const shared = sharedAnswers(form, cart, callPlans(state))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isRestored || status === 'sending') return
    if (!isValid) return setRefused((count) => count + 1)
    setRefused(0)
    const call = callRequestFrom({
      fields,
      shared: ticks.share ? shared : undefined,
      kind: callKind(state),
      language: toLanguage(i18n.language),
      page: paths.contact,
      timeZone: localTimeZone(),
      reach,
      consent: ticks.consent,
      consentVersion: consentVersions.calls,
      website,
    })
    if (!(await handOver(call))) return
    forget()
    onStored(call)
  }

  return {
    fields,
    change,
    problems: refused > 0 ? problems : {},
    refused,
    isValid,
    isRestored,
    status,
    shared,
    ticks,
    tick: (changes: Partial<CallTicks>) => setTicks((before) => ({ ...before, ...changes })),
    website,
    setWebsite,
    submit,
  }
}
