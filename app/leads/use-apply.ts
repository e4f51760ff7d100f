import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Backend } from '#app/backend/call-function.ts'
import { submitApplication } from '#app/backend/lead-functions.ts'
import { startApplication } from '#app/backend/quote-functions.ts'
import { openApplicationTab } from '#app/device/application-tab.ts'
import { useFormData } from '#app/device/form-data-store.ts'
import { toLanguage } from '#app/i18n/language.ts'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { applicationFrom, type Wish } from '#domain/leads/application-from.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import type { Application, LeadPlan } from '#domain/leads/lead.ts'
import { paths } from '#domain/site/paths.ts'
import { closeAttempt, openAttempt } from './open-attempts.ts'
import type { Started } from './started-applications.ts'
import { type HandOverStatus, statusOfFailure } from './use-hand-over.ts'

/** How an online application stands. Whatever fails, plans and answers are still there. */
export type ApplyStatus = Exclude<HandOverStatus, 'stored'> | 'incomplete' | 'notStarted'

const unsent = '00000000-0000-4000-8000-000000000000'

/**
 * Applies online: first the request is stored for the agent, then the carriers' applications start, the first of them in
 * a new tab, then the confirmation shows. Where every price is a sample, it leads to a call instead.
 */
export function useApply() {
  const site = useSite()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { form } = useFormData()
  const { t, i18n } = useTranslation('leads')
  const [status, setStatus] = useState<ApplyStatus>('ready')
  const isUnderWay = useRef(false)

  async function apply(wish: Wish, { consent, website }: { consent: boolean; website: string }) {
    if (isUnderWay.current) return
    if (wish.plans.every(({ isSample }) => isSample)) return navigate(paths.contact)
    const draft = applicationFrom({
      form,
      wish,
      language: toLanguage(i18n.language),
      page: pathname,
      consent,
      consentVersion: consentVersions.calls,
      idempotencyKey: unsent,
      website,
    })
    if (!draft) return setStatus('incomplete')
    const attempt = openAttempt(draft)
    isUnderWay.current = true
    const started = await send({ ...draft, idempotencyKey: attempt.key })
    isUnderWay.current = false
    if (!started) return
    closeAttempt(attempt)
    navigate(paths.confirmation, { state: started })
  }

  /** What has started once the request is stored; undefined where something failed, which is said. */
  async function send(application: Application): Promise<Started | undefined> {
    const startable = application.plans.filter((plan) => !plan.isSample && plan.applyProductCode !== '')
    // Opened within the tap, before anything is awaited: later the browser would take it for an advertisement.
    const tab = startable.length > 0 ? openApplicationTab(t('apply.opening')) : undefined
    setStatus('sending')
    try {
      await submitApplication(site, application)
    } catch (error) {
      tab?.close()
      setStatus(statusOfFailure(error))
      return undefined
    }
    const started = await startAll(site, startable)
    const [first] = started.applications
    if (first) tab?.show(first.url)
    else tab?.close()
    if (first || startable.length === 0) return started
    setStatus('notStarted')
    return undefined
  }

  /** Forgets how the last one ended; one that is under way stays so. */
  function reset() {
    if (!isUnderWay.current) setStatus('ready')
  }

  return { status, apply, reset }
}

export type Apply = ReturnType<typeof useApply>

/** Starts every plan's application; one that fails keeps none of the others back. */
async function startAll(backend: Backend, plans: readonly LeadPlan[]): Promise<Started> {
  const started: Started = { applications: [], notStarted: [] }
  const urls = await Promise.allSettled(plans.map((plan) => startApplication(backend, plan.applyProductCode)))
  for (const [place, { company, personName: name }] of plans.entries()) {
    const url = urls[place]
    if (url?.status === 'fulfilled') started.applications.push({ company, name, url: url.value })
    else started.notStarted.push(company)
  }
  return started
}
