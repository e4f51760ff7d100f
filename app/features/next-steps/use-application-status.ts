import { useEffect, useState } from 'react'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { applicationStatus } from '#app/backend/quote-functions.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { useSentApplications } from '#app/state/device/sent-applications.ts'
import { sentFor } from '#domain/leads/submission/sent-application.ts'
import type { ApplicationStatus } from '#domain/quotes/service/wire.ts'

/** Why nothing is said of a plan. `none`: the address carries none that is ours. */
type Silence = 'loading' | 'none' | 'expired' | 'failed'

/** What the plan in the address says, and when this device sent the application for it, where that is stored. */
export type ApplicationState = Silence | (ApplicationStatus & { sentAt: string | undefined })

/** Asks the server what the plan in the address says, and whether what this device sent for it is stored. */
export function useApplicationStatus(): ApplicationState {
  const site = useSite()
  const { hash } = useLocation()
  const { isRestored } = useFormData()
  const planId = new URLSearchParams(hash.slice(1)).get('plan') ?? ''
  const { key, at } = sentFor(useSentApplications(), planId) ?? {}
  const [answer, setAnswer] = useState<{ planId: string; state: ApplicationStatus | Silence }>()

  useEffect(() => {
    if (!isRestored || planId === '') return
    const controller = new AbortController()
    applicationStatus(site, planId, key, controller.signal)
      .catch(silenceOf)
      .then((state) => {
        if (!controller.signal.aborted) setAnswer({ planId, state })
      })
    return () => controller.abort()
  }, [isRestored, planId, key, site])

  if (!isRestored) return 'loading'
  if (planId === '') return 'none'
  if (answer?.planId !== planId) return 'loading'
  return typeof answer.state === 'string' ? answer.state : { ...answer.state, sentAt: at }
}

/** 400: no id of ours; 410: its time is over; anything else may pass. */
function silenceOf(error: unknown): Silence {
  if (!(error instanceof NotOkAnswer)) return 'failed'
  if (error.status === 410) return 'expired'
  return error.status === 400 ? 'none' : 'failed'
}
