import { useRef, useState } from 'react'
import type { Backend } from '#app/backend/call-function.ts'
import { submitApplication } from '#app/backend/lead-functions.ts'
import { startApplication } from '#app/backend/quote-functions.ts'
import { type SubmissionStatus, statusOfError } from '#app/leads/use-submission.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { changeSentApplications } from '#app/state/device/sent-applications.ts'
import { closeAttempt, openAttempt } from '#app/state/tab/attempts.ts'
import { useContactDraft } from '#app/state/tab/contact-draft.ts'
import type { LeadPlan } from '#domain/leads/lead.ts'
import type { ApplicationContent } from '#domain/leads/submission/application-from.ts'
import { sentApplication, withSent } from '#domain/leads/submission/sent-application.ts'
import { updatePrimaryPerson } from '#domain/people/form-data.ts'
import { paths } from '#domain/site/paths.ts'
import type { Started } from './started-applications.ts'

/** Opens an address in a new tab; false where the browser blocks it. */
function openInNewTab(url: string): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  // The page that comes into it gets no handle on ours.
  tab.opener = null
  tab.location.replace(url)
  return true
}

/** How an online application stands. `notStarted`: it is stored, but opened nowhere. Whatever fails, nothing typed is lost. */
export type ApplyStatus = Exclude<SubmissionStatus, 'stored'> | 'notStarted'

/**
 * Applies online: first the request is stored for the agent, then the carriers' applications start, the first of them in
 * a new tab, then the confirmation shows.
 */
export function useApply() {
  const site = useSite()
  const navigate = useNavigate()
  const { change } = useFormData()
  const { forget } = useContactDraft()
  const [status, setStatus] = useState<ApplyStatus>('ready')
  const isUnderWay = useRef(false)

  async function apply(content: ApplicationContent) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStatus('sending')
    const attempt = openAttempt(content)
    try {
      const { isOutOfState } = await submitApplication(site, { ...content, idempotencyKey: attempt.key })
      const at = new Date().toISOString()
      const sent = sentApplication(content, { key: attempt.key, at, isOutOfState })
      changeSentApplications((list) => withSent(list, sent))
      // No carrier's application is started for whom the agent may not sell to.
      const started = await startAll(site, isOutOfState ? [] : content.plans)
      if (!started) return setStatus('notStarted')
      closeAttempt(attempt)
      keepContact(content)
      const [first] = started.applications
      if (first) openInNewTab(first.url)
      navigate(paths.confirmation, { state: started })
    } catch (error) {
      setStatus(statusOfError(error))
    } finally {
      isUnderWay.current = false
    }
  }

  /** What was put right here holds for the answers as well, and what was typed for it is done with. */
  function keepContact({ fullName, email, phone }: ApplicationContent) {
    change((form) =>
      updatePrimaryPerson(form, { fullName, ...(email && { email }), ...(phone && { phone }) }),
    )
    forget()
  }

  /** Forgets how the last one ended; one that is under way stays so. */
  function reset() {
    if (!isUnderWay.current) setStatus('ready')
  }

  return { status, apply, reset }
}

export type Apply = ReturnType<typeof useApply>

/**
 * Starts every plan's application but those of sample prices; one that fails keeps none of the others back. Undefined
 * where there was something to start, and nothing did.
 */
async function startAll(backend: Backend, plans: readonly LeadPlan[]): Promise<Started | undefined> {
  const startable = plans.filter((plan) => !plan.isSample && plan.applyProductCode !== '')
  const started: Started = { applications: [], notStarted: [] }
  const urls = await Promise.allSettled(
    startable.map((plan) => startApplication(backend, plan.applyProductCode)),
  )
  for (const [place, { carrierName, personName: name }] of startable.entries()) {
    const url = urls[place]
    if (url?.status === 'fulfilled') started.applications.push({ carrierName, name, url: url.value })
    else started.notStarted.push(carrierName)
  }
  return started.applications.length > 0 || startable.length === 0 ? started : undefined
}
