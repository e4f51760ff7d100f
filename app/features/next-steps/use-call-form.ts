import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { requestCall } from '#app/backend/lead-functions.ts'
import { localTimeZone } from '#app/browser/clock.ts'
import { useForm } from '#app/fields/use-form.ts'
import { useSubmission } from '#app/leads/use-submission.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useCart } from '#app/state/device/cart.ts'
import { useFormData, useReach } from '#app/state/device/form-data.ts'
import { useContactDraft } from '#app/state/tab/contact-draft.ts'
import { callableTimes } from '#domain/leads/best-times.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import { type CallRequest, type LeadAnswer, type LeadPlan, leadPlanSchema } from '#domain/leads/lead.ts'
import {
  type CallContent,
  callIssues,
  callRequestFrom,
  sharedAnswers,
} from '#domain/leads/submission/call-request-from.ts'
import { contactFields } from '#domain/leads/submission/contact-draft.ts'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'

/** The ticks of the form. They are not kept over a reload: each is an agreement to what stands on screen. */
type CallTicks = { share: boolean; consent: boolean }

const unticked: CallTicks = { share: false, consent: false }

/** A request that is stored, and whether whoever asks lives where the agent has no license. */
export interface StoredCall {
  call: CallContent
  isOutOfState: boolean | undefined
}

/** The form that asks for a call: what stands in it, what is wrong with it, and the way to send it. */
export function useCallForm(onStored: (stored: StoredCall) => void) {
  const site = useSite()
  const { state } = useLocation()
  const { t, i18n } = useTranslation(['next-steps', 'questionnaire'])
  const { form: answers, isRestored } = useFormData()
  const { items: cart } = useCart()
  const { draft, change, forget } = useContactDraft()
  const reach = useReach()
  const [ticks, setTicks] = useState(unticked)
  const [website, setWebsite] = useState('')
  const { status, submit } = useSubmission<CallContent, LeadAnswer>((call) => requestCall(site, call))
  // Nobody's time zone is known in the server's HTML.
  const zone = isRestored ? localTimeZone() : undefined
  const offeredTimes = callableTimes(zone, new Date(), site)
  const typed = contactFields(draft, answers)
  const fields = { ...typed, bestTimes: typed.bestTimes.filter((time) => offeredTimes.includes(time)) }
  const shared = sharedAnswers(answers, cart, callPlans(state))

  async function send() {
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
    const stored = await submit(call)
    if (!stored) return
    forget()
    onStored({ call, isOutOfState: stored.isOutOfState })
  }

  const form = useForm({
    fields: ['fullName', 'phone', 'email'],
    read: () => fields,
    isLive: true,
    validate: (typed) =>
      messagesByField(callIssues(typed), ({ code, values }) =>
        code === 'emailInvalid'
          ? t('request.emailInvalid')
          : t(`questionnaire:problems.${code}`, { ...values }),
      ),
    send,
    isBusy: !isRestored || status === 'sending',
    hasSummary: true,
    hasFailed: status === 'notStored' || status === 'tooMany',
  })

  return {
    form,
    fields,
    offeredTimes,
    change,
    isValid: callIssues(fields).length === 0,
    isRestored,
    status,
    shared,
    ticks,
    tick: (changes: Partial<CallTicks>) => setTicks((before) => ({ ...before, ...changes })),
    website,
    setWebsite,
  }
}

const stateSchema = z.object({ kind: z.literal('callback') })

const plansSchema = z.object({ plans: z.array(leadPlanSchema) })

/** Why a call is asked for: `callback` where something has failed and the navigation to this page says so. */
export function callKind(navigationState: unknown): CallRequest['kind'] {
  return stateSchema.safeParse(navigationState).success ? 'callback' : 'call'
}

/** The plans that a call is asked for, where the navigation to this page names any. */
export function callPlans(navigationState: unknown): readonly LeadPlan[] {
  const state = plansSchema.safeParse(navigationState)
  return state.success ? state.data.plans : []
}
